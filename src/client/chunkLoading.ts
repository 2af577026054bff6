// Client module. What becomes of a page's modules that can't be loaded. The framework reloads the whole page, for a new deployment
// removes the files that an open tab knows (specification §2, §8). Two things are added through the bundler's own
// `__webpack_chunk_load__`: without a connection a reload would replace what the reader has by the browser's error, so the chunk
// is asked for again once there is one; and the reload is marked, so that a page whose scripts stay missing isn't reloaded for ever.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { loadError } from '@site/src/site/loadError';
import nprogress from 'nprogress';
import { hasReloaded, isServerThere, markReloaded } from './connection';
import { hideLoadError, showLoadError } from './loadError';

/** Milliseconds after a click at which the framework starts the progress bar; it doesn't know that the change waits. */
const progressDelay = 200;

/** A change of route is on its way: until then a chunk is only fetched ahead, and may fail unseen. */
let isNavigating = false;
/** Go on for the chunks that wait for a connection. */
let waiting: (() => void)[] = [];

function retryAll(): void {
  const all = waiting;
  waiting = [];
  for (const retry of all) {
    retry();
  }
}

async function tryAgain(): Promise<void> {
  if (await isServerThere()) {
    hideLoadError();
    retryAll();
  } else {
    showLoadError(loadError.stillNoConnection, tryAgain);
  }
}

function connectionIsBack(): Promise<void> {
  if (isNavigating) {
    window.setTimeout(() => nprogress.done(), progressDelay);
    showLoadError(loadError.noConnection, tryAgain);
  }
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/**
 * Loads a chunk as the bundler does, again and again while the site is out of reach.
 *
 * @throws the bundler's error when the site answers without the chunk.
 */
async function loadPatiently(
  load: (chunk: string | number) => Promise<unknown>,
  chunk: string | number,
): Promise<unknown> {
  for (;;) {
    try {
      return await load(chunk);
    } catch (error) {
      if (await isServerThere()) {
        if (isNavigating) {
          markReloaded(true);
        }
        throw error;
      }
      await connectionIsBack();
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
