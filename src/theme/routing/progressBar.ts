import type nprogress from 'nprogress';
import type { NProgressOptions } from 'nprogress';

/** Name of the chunk that holds the bar. */
export const progressBarChunk = 'progress-bar';

let options: Partial<NProgressOptions> = {};
let bar: typeof nprogress | undefined;
let isWanted = false;

async function loadBar(): Promise<void> {
  const { default: loaded } = await import(
    /* webpackChunkName: "progress-bar" */ 'nprogress/nprogress.js'
  );
  loaded.configure(options);
  bar = loaded;
  if (isWanted) {
    bar.start();
  }
}

let isLoading = false;

/** Takes the place of nprogress in the browser: the bar's code runs when a page change first takes long (0.9 KB). */
export default {
  configure(more: Partial<NProgressOptions>): void {
    options = { ...options, ...more };
  },
  start(): void {
    isWanted = true;
    if (bar !== undefined) {
      bar.start();
    } else if (!isLoading) {
      isLoading = true;
      // Without it pages change without a bar.
      loadBar().catch(() => {
        isLoading = false;
      });
    }
  },
  done(): void {
    isWanted = false;
    bar?.done();
  },
};
