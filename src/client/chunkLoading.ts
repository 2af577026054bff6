// Client module. What becomes of a page's modules that can't be loaded. The framework reloads the whole page, for a new deployment
// removes the files that an open tab knows (specification §2, §8). Two things are added through the bundler's own
// `__webpack_chunk_load__`: without a connection a reload would replace what the reader has by the browser's error, so the chunk
// is asked for again once there is one; and the reload is marked, so that a page whose scripts stay missing isn't reloaded for ever.
// A missing file that the browser has kept as missing is asked for past its cache.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import nprogress from 'nprogress';
import { connectionIsBack, retryAll, retryRounds, sayThereIsNone } from './chunkWaits';
import { fetchAnew, hasReloaded, isServerThere, markReloaded } from './connection';
import { hideLoadError } from './loadError';

/** Milliseconds after a click at which the framework starts the progress bar; it doesn't know that the change waits. */
const progressDelay = 200;

/** A change of route is on its way: until then a chunk is only fetched ahead, and may fail unseen. */
let isNavigating = false;
/** The address that the bundler names in its error. */
const addressOf = (error: unknown): string =>
  error instanceof Error && 'request' in error ? String(error.request) : '';

/**
 * Loads a chunk as the bundler does, again and again while the site is out of reach, and once more where the browser had kept an
 * answer that is no longer true.
 *
 * @throws the bundler's error when the site answers without the chunk.
 */
async function loadPatiently(
  load: (chunk: string | number) => Promise<unknown>,
  chunk: string | number,
): Promise<unknown> {
  let isAnew = false;
  for (;;) {
    const since = retryRounds();
    try {
      return await load(chunk);
    } catch (error) {
      if (await isServerThere()) {
        if (!isAnew && (await fetchAnew(addressOf(error)))) {
          isAnew = true;
          continue;
        }
        if (isNavigating) {
          markReloaded(true);
        }
        throw error;
      }
      if (isNavigating) {
        window.setTimeout(() => nprogress.done(), progressDelay);
        sayThereIsNone();
      }
      await connectionIsBack(since);
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => loadPatiently(load, chunk);
  window.addEventListener('online', retryAll);
}

/** A change of route begins: what waits is asked for once more, and says so if it is still out of reach. */
export function onRouteUpdate({ previousLocation }: { previousLocation: Location | null }): void {
  isNavigating = previousLocation !== null;
  retryAll();
}

/** A page that has loaded may, after a later deployment, be reloaded again. */
export function onRouteDidUpdate(): void {
  isNavigating = false;
  if (hasReloaded()) {
    markReloaded(false);
  }
  hideLoadError();
}
