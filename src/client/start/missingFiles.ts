// Handles files that fail to load, before the bundler hears of it. Offline, they wait for a connection;
// otherwise the page is reloaded for the new deployment (specification §2, §8).
import { translate } from '@docusaurus/Translate';
import { offline } from '../../site/controls';
import { closest, element, onPress } from '../controls/dom';

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** Milliseconds after which a server that doesn't answer counts as out of reach. */
const patience = 5000;
/** Milliseconds after a press in which a file is taken to be what it waits for. */
const pressed = 10_000;
let pressedAt = -pressed;
const waiting: FileElement[] = [];
/** Elements whose failure is reported to the bundler. */
const failed = new WeakSet<FileElement>();
let shown: { place: HTMLElement; message: HTMLElement } | undefined;
let retry = (): void => undefined;

const addressOf = (file: FileElement): string => ('src' in file ? file.src : file.href);

/** Says over the foot of the page that something could not be loaded. Without React: its own script may be missing. */
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
    // A modal dialog makes everything outside of it inert.
    (document.querySelector('dialog[open]') ?? document.body).append(shown.place);
  }
  shown.message.textContent = text;
}

/** Takes the message back. */
export function takeBack(): void {
  shown?.place.remove();
  shown = undefined;
}

/** Asks for an address past the browser's cache, which may hold an error for a year; returns the answer, whatever its status. */
const ask = (address: string, init: RequestInit): Promise<Response | undefined> =>
  fetch(address, { ...init, signal: AbortSignal.timeout(patience) }).catch(() => undefined);

const isServerThere = async (): Promise<boolean> =>
  (await ask(window.location.href, { method: 'HEAD', cache: 'no-store' })) !== undefined;

/** Loads a file once more, and tells the bundler how it went through the element that it watches. */
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
    // The browser reports a connection before it works.
    window.setTimeout(retryAll, patience);
  }
}

const isPressed = (): boolean => performance.now() - pressedAt < pressed;

/** Marks the entry of the history as reloaded: unlike storage, that is never blocked, and it ends with the entry. */
const markReloaded = (hasReloaded: boolean): void =>
  window.history.replaceState({ ...window.history.state, hasReloaded }, '');

/** The app can't start: the page may be older than its scripts, so it is reloaded, once. */
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
    // What was only fetched ahead, for a link under the pointer, is missed in silence.
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
  // At the window, before a press that waits for the app is kept from the page.
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

/** Forgets a reload once the app runs: after a later deployment the page may be reloaded again. */
export function onStarted(): void {
  takeBack();
  if (window.history.state?.hasReloaded) {
    markReloaded(false);
  }
}
