// The inline script of every page of the built site (src/plugins/wake). The page that the reader sees is finished HTML, and the app,
// React and the framework's client, sleeps until a person is there: it wakes in an idle moment after the first sign of one, and at
// once when a control or a link within the site is pressed, hovered or focused. It is then the framework's own app, as ever.
import { sampleValuesKey } from '@site/src/site/sampleValues';
import { awakeEvent, wakesAtOnce } from '@site/src/site/wake';
import { restoreTabs, tabStorageKey } from '../controls/selectTab';
import { hideLoadError } from '../loadError';
import { isControl, isIntent, Presses } from './presses';
import { fetchAhead, runScripts, watchScripts } from './scripts';
import { showCurrentItem } from './sidebar';

/** The latest time for the idle moment, in milliseconds: a press a second after the first sign finds the app awake. */
const idleTimeout = 200;

/** A person is there. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'touchstart', 'keydown', 'focusin'];
/** What may be a press on a control; the rest says where the reader is. */
const pressed = ['click', 'submit', 'keydown', 'storage', 'mouseover', 'focusin'];
/** A person is about to press something. A tap on a link is followed by the browser, which the app would only hold up. */
const intents = ['mouseover', 'focusin'];

const addresses = (document.currentScript?.dataset.scripts ?? '').split(' ');
const listening = new AbortController();
const systemMode = window.matchMedia('(prefers-color-scheme: dark)');
let isAsleep = true;

/** Tells style sheets and tests how far the page is; without it, no script runs at all. */
const setState = (state: 'asleep' | 'waking' | 'awake'): void => {
  document.documentElement.dataset.wake = state;
};

const presses = new Presses(wake);

function wake(): void {
  if (isAsleep) {
    isAsleep = false;
    setState('waking');
    runScripts(addresses);
  }
}

const whenIdle = (callback: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback, { timeout: idleTimeout });
  } else {
    window.setTimeout(callback);
  }
};

function listen(types: readonly string[], listener: (event: Event) => void): void {
  for (const type of types) {
    // On the way down to its target, before any listener of the page.
    window.addEventListener(type, listener, {
      capture: true,
      passive: type === 'touchstart' || type === 'wheel',
      signal: listening.signal,
    });
  }
}

/** Buttons that the server has disabled take presses: these wake the page and are done again. */
function enableButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    '.navbar button:disabled, [data-phase="idle"] button:disabled',
  )) {
    button.disabled = false;
  }
}

/** Returns what the browser keeps, or `null`, also where it keeps nothing. */
function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The system's colours have changed: without a choice of the reader's the page follows. */
function followSystem({ matches }: MediaQueryListEvent): void {
  const { dataset } = document.documentElement;
  if (dataset.themeChoice === 'system') {
    dataset.theme = matches ? 'dark' : 'light';
  }
}

setState('asleep');
enableButtons();
// The reader's choice of tabs shows before the first paint of what stands below them.
restoreTabs(document, (group) => stored(tabStorageKey(group)));
showCurrentItem();
watchScripts(presses.first, listening.signal);
listen(pressed, presses.handleEvent);
listen(signs, ({ type, target }) => {
  // The sidebar scrolls by itself; a person who scrolls a part of the page shows it by another sign.
  if (type !== 'scroll' || target === document) {
    whenIdle(wake);
  }
});
listen(intents, (event) => {
  if (isIntent(event)) {
    wake();
  }
});
// A tap's click comes a moment later: a head start for what it waits for.
listen(['pointerdown'], ({ target }) => {
  if (isControl(target)) {
    wake();
  }
});
systemMode.addEventListener('change', followSystem, { signal: listening.signal });
document.addEventListener(
  awakeEvent,
  () => {
    listening.abort();
    setState('awake');
    hideLoadError();
    void presses.repeatAll();
  },
  { once: true },
);
window.addEventListener('load', () => whenIdle(() => fetchAhead(isAsleep ? addresses : [])));
// The address of a page is its path without the name of its file (specification §2), which the app takes away; and it fills the
// reader's values into samples.
if (
  document.querySelector(`[${wakesAtOnce}${window.location.search ? '' : '=""'}]`) ||
  window.location.pathname.endsWith('.html') ||
  stored(sampleValuesKey)
) {
  wake();
}
