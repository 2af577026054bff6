// The inline script of every page (src/plugins/start): attaches the controls, and starts the app, which is
// React and the framework's client, in an idle moment after the page has loaded.
import { appStarted, resumeTimeout, routeRendered, startsAtOnce } from '@site/src/site/controls';
import { whenParsed } from '../controls/dom';
import { controlPage } from '../controls/page';
import { onStarted, takeBack, watchFiles } from './missingFiles';
import { holdPresses } from './pending';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** The latest time for the idle moment after the page has loaded, in milliseconds. */
const idleTimeout = 1000;
const intents = ['pointerover', 'focusin', 'pointerdown', 'keydown'];

const root = document.documentElement;
const { scripts = '' } = document.body.dataset;
const { latest = '' } = document.currentScript?.dataset ?? {};
const beforeStart = new AbortController();
let isAsked = false;

/** Tells style sheets and tests how far the app is; without it, no script runs at all. */
const setState = (state: 'waiting' | 'starting' | 'running'): void => {
  root.dataset.app = state;
};

/** Runs the scripts in their order, each in a task of its own. */
function loadScripts(): void {
  for (const src of scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
}

/** Starts the app, once: not before the page that it takes over is there. */
function start(): void {
  if (!isAsked) {
    isAsked = true;
    setState('starting');
    whenParsed(loadScripts);
  }
}

function startWhenIdle(): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(start, { timeout: idleTimeout });
  } else {
    window.setTimeout(start);
  }
}

/** On 2g and with data saver the scripts are loaded for a reader who is about to press something only. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

function startOnIntent(): void {
  for (const type of intents) {
    const onIntent = ({ target }: Event): void => {
      if (
        target instanceof Element &&
        target.closest('a, button, input, select, summary, [tabindex]')
      ) {
        start();
      }
    };
    window.addEventListener(type, onIntent, { capture: true, signal: beforeStart.signal });
  }
}

/** Buttons that the server has disabled take presses: controls answer them, or they start the app and are done once it runs. */
function enableButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled')) {
    button.disabled = false;
  }
}

function plan(): void {
  if (document.querySelector(`[${startsAtOnce}${window.location.search ? '' : '=""'}]`)) {
    start();
  } else if (isSlowConnection()) {
    startOnIntent();
  } else {
    window.addEventListener('load', startWhenIdle);
  }
}

setState('waiting');
// Before the first paint: a part that only the app can make of the address's query isn't shown as if there were none.
root.toggleAttribute('data-asked', window.location.search !== '');
watchFiles();
document.addEventListener(routeRendered, takeBack);
// A press comes through here before its button is asked whether it is disabled.
window.addEventListener('pointerdown', enableButtons, {
  capture: true,
  signal: beforeStart.signal,
});
controlPage(latest);
const release = holdPresses(start, beforeStart.signal);
document.addEventListener(
  appStarted,
  () => {
    beforeStart.abort();
    setState('running');
    onStarted();
    release();
  },
  { once: true },
);
// Safari drops scripts that are on their way when it caches a page, and reports nothing when the reader comes back.
window.addEventListener(
  'pageshow',
  ({ persisted }) => {
    if (persisted && root.dataset.app === 'starting') {
      window.setTimeout(() => root.dataset.app === 'starting' && location.reload(), resumeTimeout);
    }
  },
  { signal: beforeStart.signal },
);
whenParsed(() => {
  enableButtons();
  plan();
});
