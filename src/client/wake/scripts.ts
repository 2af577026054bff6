import { loadError as loadErrorWords } from '@site/src/site/loadError';
import { translated } from '@site/src/words/translated';
import { fetchAnew, hasReloaded, isServerThere, markReloaded } from '../connection';
import { showLoadError } from '../loadError';

const loadError = translated('loadError', loadErrorWords);

/** What the browser tells of the connection, where it tells. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Fetches the scripts at the lowest priority without running them; not on 2g or with data saver. */
export function fetchAhead(addresses: readonly string[]): void {
  if (isSlowConnection()) {
    return;
  }
  for (const href of addresses) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
}

const reload = (): void => window.location.reload();

/** Asks for the page anew once the site answers; says why not until then. */
async function retry(message: string): Promise<void> {
  if (await isServerThere()) {
    reload();
  } else {
    showLoadError(message, () => retry(loadError.stillNoConnection));
  }
}

/**
 * Tells what became of scripts that didn't arrive. After a deployment the page itself is old, so it is loaded anew, once. What the
 * reader has stays: out of reach of the site nothing is reloaded, and nothing is said until a press asks for it.
 */
async function onFailure(address: string, pressed: Promise<void>): Promise<void> {
  if (!(await isServerThere())) {
    await pressed;
    await retry(loadError.noConnection);
  } else if (hasReloaded()) {
    showLoadError(`${loadError.missingScript} (${address})`, async () => {
      await fetchAnew(address);
      reload();
    });
  } else {
    await fetchAnew(address);
    markReloaded(true);
    reload();
  }
}

/**
 * Watches all scripts of the site that the page asks for until it is awake, the bundler's own, too.
 *
 * @param pressed settles when a press waits for them.
 * @param signal ends it.
 */
export function watchScripts(pressed: Promise<void>, signal: AbortSignal): void {
  let isHandled = false;
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement && target.src.startsWith(location.origin))) {
        return;
      }
      // The bundler waits for a script that is in the page already; this one has failed.
      target.remove();
      if (!isHandled) {
        isHandled = true;
        void onFailure(target.src, pressed).finally(() => {
          isHandled = false;
        });
      }
    },
    { capture: true, signal },
  );
}

/** Runs the scripts in their order. */
export function runScripts(addresses: readonly string[]): void {
  for (const src of addresses) {
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
}
