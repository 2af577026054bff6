import { loadError } from '@site/src/site/loadError';
import { hasReloaded, isServerThere, markReloaded } from '../connection';
import { showLoadError } from '../loadError';

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

/** Asks for the page anew once the site answers. */
async function retry(): Promise<void> {
  if (await isServerThere()) {
    reload();
  } else {
    showLoadError(loadError.stillNoConnection, retry);
  }
}

/**
 * Tells what became of scripts that didn't arrive. After a deployment the page itself is old, so it is loaded anew, once. What the
 * reader has stays: out of reach of the site nothing is reloaded, and nothing is said until a press asks for it.
 */
async function onFailure(address: string, isAskedFor: () => boolean): Promise<void> {
  if (!(await isServerThere())) {
    if (isAskedFor()) {
      showLoadError(loadError.noConnection, retry);
    }
  } else if (hasReloaded()) {
    showLoadError(`${loadError.missingScript} (${address})`, reload);
  } else {
    markReloaded(true);
    reload();
  }
}

/**
 * Runs the scripts in their order.
 *
 * @param isAskedFor whether a press waits for them.
 */
export function runScripts(addresses: readonly string[], isAskedFor: () => boolean): void {
  let hasFailed = false;
  for (const src of addresses) {
    const script = Object.assign(document.createElement('script'), { src, async: false });
    script.onerror = () => {
      // The bundler waits for a script that is in the page already; this one has failed.
      script.remove();
      if (!hasFailed) {
        hasFailed = true;
        void onFailure(src, isAskedFor);
      }
    };
    document.head.append(script);
  }
}
