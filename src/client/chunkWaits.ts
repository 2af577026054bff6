import { loadError as loadErrorWords } from '@site/src/site/loadError';
import { translated } from '@site/src/words/translated';
import { isServerThere } from './connection';
import { hideLoadError, showLoadError } from './loadError';

const loadError = translated('loadError', loadErrorWords);

/** Go on for the chunks that wait for a connection. */
let waiting: (() => void)[] = [];
/** How often all that waited was asked for again. */
let rounds = 0;
/** Presses that wait for a chunk. */
let presses = 0;

/** Returns how often all that waited was asked for again. */
export const retryRounds = (): number => rounds;

/** Asks again for all chunks that wait for a connection. */
export function retryAll(): void {
  rounds += 1;
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

/** Tells the reader that there is no connection, with a button that asks again. */
export const sayThereIsNone = (): void => showLoadError(loadError.noConnection, tryAgain);

/**
 * Settles when a chunk that is out of reach is to be asked for again. Unless a press waits for it, it was only fetched ahead and is
 * missed in silence.
 *
 * @param since `retryRounds` before it was asked for: a connection that came back while the answer was awaited is not waited for again.
 */
export function connectionIsBack(since: number): Promise<void> {
  if (since !== rounds) {
    return Promise.resolve();
  }
  if (presses > 0) {
    sayThereIsNone();
  }
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/**
 * Loads what a press needs. Without a connection the reader is told so, and the press goes on once there is one.
 *
 * @throws what `load` throws where the site answers without the file.
 */
export async function loadForPress<T>(load: () => Promise<T>): Promise<T> {
  presses += 1;
  retryAll();
  try {
    return await load();
  } finally {
    presses -= 1;
    hideLoadError();
  }
}
