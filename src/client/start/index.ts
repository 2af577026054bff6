// The inline script of every page (src/plugins/start): attaches the controls, and starts the app (React and the framework's client)
// when the browser is idle after the page has loaded.
import { appStarted, resumeTimeout, routeRendered, startsAtOnce } from '@site/src/site/controls';
import { whenParsed } from '../controls/dom';
import { controlPage } from '../controls/page';
import { onStarted, takeBack, watchFiles } from './missingFiles';
import { holdPresses } from './pending';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Maximum milliseconds to wait for an idle browser after the page has loaded. */
const idleTimeout = 1000;
const intents = ['pointerover', 'focusin', 'pointerdown', 'keydown'];

const root = document.documentElement;
const { scripts = '' } = document.body.dataset;
const { latest = '' } = document.currentScript?.dataset ?? {};
const beforeStart = new AbortController();
let isAsked = false;

/** Sets the state of the app for style sheets and tests. */
const setState = (state: 'waiting' | 'starting' | 'running'): void => {
  root.dataset.app = state;
};

/** Runs the scripts in order, each in its own task. */
function loadScripts(): void {
  for (const src of scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
}

/** Starts the app once, after the page is parsed. */
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

/** On 2g and with data saver, scripts load only when the reader is about to press something. */
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

/** Enables buttons that the server disabled. Controls handle their presses, or they start the app, which repeats them. */
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
// Before the first paint, so that a part that depends on the address's query isn't shown without it.
root.toggleAttribute('data-asked', window.location.search !== '');
watchFiles();
document.addEventListener(routeRendered, takeBack);
// Runs before the browser checks whether the button is disabled.
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
// Safari drops pending scripts when it caches a page, without an event.
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
