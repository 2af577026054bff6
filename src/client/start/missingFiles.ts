// Handles files that fail to load before the bundler does. Offline, they wait for a connection. Otherwise, the page is reloaded
// to get the new deployment (specification §2, §8).
import { translate } from '@docusaurus/Translate';
import { offline } from '../../site/controls';
import { closest, element, onPress } from '../controls/dom';

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** Milliseconds after which the server counts as unreachable. */
const patience = 5000;
/** Milliseconds in which a requested file is attributed to the last press. */
const pressed = 10_000;
let pressedAt = -pressed;
const waiting: FileElement[] = [];

const failed = new WeakSet<FileElement>();
let shown: { place: HTMLElement; message: HTMLElement } | undefined;
let retry = (): void => undefined;

const addressOf = (file: FileElement): string => ('src' in file ? file.src : file.href);

/** Shows a message about a failure at the bottom of the page, without React, whose script may be missing. */
function tell(text: string, onRetry: () => void): void {
  retry = onRetry;
  if (shown === undefined) {
    const heading = translate({
      id: 'loadError.heading',
      message: 'This page could not be loaded.',
    });
    const name = translate({ id: 'loadError.retry', message: 'Retry' });
    const message = element('p', '');
    const button = element('button', 'filled-action', name);
    const box = element('div', 'load-error', element('p', '', heading), message, button);
    box.setAttribute('role', 'alert');
    shown = { place: element('div', 'load-error-over-page', box), message };
    // A modal dialog makes everything outside it inert.
    (document.querySelector('dialog[open]') ?? document.body).append(shown.place);
  }
  shown.message.textContent = text;
}

/** Removes the message. */
export function takeBack(): void {
  shown?.place.remove();
  shown = undefined;
}

/** Requests an address without the browser's cache, which can contain an error. */
const ask = (address: string, init: RequestInit): Promise<Response | undefined> =>
  fetch(address, { ...init, signal: AbortSignal.timeout(patience) }).catch(() => undefined);

const isServerThere = async (): Promise<boolean> =>
  (await ask(window.location.href, { method: 'HEAD', cache: 'no-store' })) !== undefined;

/** Reloads a file, and reports the result to the bundler through the element that it watches. */
function loadAgain(file: FileElement): void {
  const again = document.createElement(file.localName) as FileElement;
  Object.assign(
    again,
    'src' in file ? { src: file.src, async: false } : { rel: file.rel, href: file.href },
  );
  again.dataset.isRetry = '';
  again.addEventListener('load', () => file.dispatchEvent(new Event('load')));
  again.addEventListener('error', () => fail(file));
  document.head.append(again);
}

function fail(file: FileElement): void {
  failed.add(file);
  file.dispatchEvent(new Event('error'));
}

function tellOffline(isStill = false): void {
  const message = isStill
    ? translate({
        id: 'loadError.stillNoConnection',
        message: 'There is still no connection to this site.',
      })
    : translate({
        id: 'loadError.noConnection',
        message: 'There is no connection to this site.',
      });
  tell(message, () => void retryAll(true));
  document.dispatchEvent(new Event(offline));
}

async function retryAll(isPressed = false): Promise<void> {
  if (await isServerThere()) {
    takeBack();
    waiting.splice(0).forEach(loadAgain);
  } else if (isPressed) {
    tellOffline(true);
  } else if (waiting.length > 0) {
    // The browser reports a connection before it is usable.
    window.setTimeout(retryAll, patience);
  }
}

const isPressed = (): boolean => performance.now() - pressedAt < pressed;

/** Marks the history entry as reloaded. Unlike storage, the history is never blocked. */
const markReloaded = (hasReloaded: boolean): void =>
  window.history.replaceState({ ...window.history.state, hasReloaded }, '');

/** Reloads the page once when the app can't start, because the page may be older than its scripts. */
function onStartFailure(address: string): void {
  if (window.history.state?.hasReloaded) {
    tell(
      `${translate({ id: 'loadError.missingScript', message: 'A script of this page is missing, so some controls do not work.' })} (${address})`,
      () => window.location.reload(),
    );
  } else {
    markReloaded(true);
    window.location.reload();
  }
}

async function onMissing(file: FileElement): Promise<void> {
  const address = addressOf(file);
  if (!(await isServerThere())) {
    waiting.push(file);
    // Ignores files that were only preloaded.
    if (isPressed()) {
      tellOffline();
    }
  } else if (!('isRetry' in file.dataset) && (await ask(address, { cache: 'reload' }))?.ok) {
    loadAgain(file);
  } else if (document.documentElement.dataset.app === 'running') {
    if (isPressed()) {
      // The framework reloads the page.
      markReloaded(true);
    }
    fail(file);
  } else {
    onStartFailure(address);
  }
}

/** Watches all files of the site. */
export function watchFiles(): void {
  window.addEventListener(
    'error',
    (event) => {
      const { target: file } = event;
      const isFile = file instanceof HTMLScriptElement || file instanceof HTMLLinkElement;
      if (!isFile || failed.has(file) || !/^(?:stylesheet)?$/.test('rel' in file ? file.rel : '')) {
        return;
      }
      if (addressOf(file).startsWith(`${window.location.origin}/`)) {
        event.stopImmediatePropagation();
        void onMissing(file);
      }
    },
    { capture: true },
  );
  window.addEventListener('online', () => void retryAll());
  onPress('click', (event) => {
    if (closest(event, '.load-error button')) {
      event.preventDefault();
      retry();
    }
  });
  // On the window, so that it runs before pending.ts holds the press.
  window.addEventListener(
    'click',
    () => {
      pressedAt = performance.now();
      if (waiting.length > 0) {
        tellOffline();
      }
    },
    { capture: true },
  );
}

/** Removes the mark once the app runs, so that the page can be reloaded again after a later deployment. */
export function onStarted(): void {
  takeBack();
  if (window.history.state?.hasReloaded) {
    markReloaded(false);
  }
}
