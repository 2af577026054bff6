// Client module. Queues the prefetching of visible links: the framework starts all of a page's at once, some 20 chunks and 120 ms of
// script on a long page. Here they wait for idle moments, one route at a time, and pause while the reader moves.
const whenIdle = (callback: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback);
  } else {
    window.setTimeout(callback, stillMs);
  }
};

/** How long the reader has to be still before prefetching goes on, in milliseconds. */
const stillMs = 400;
const activity = ['scroll', 'wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const waiting = new Set<string>();
let isScheduled = false;
let stillTimer: number | undefined;

function schedule(prefetch: (path: string) => unknown): void {
  if (isScheduled || stillTimer !== undefined || waiting.size === 0) {
    return;
  }
  isScheduled = true;
  whenIdle(() => {
    isScheduled = false;
    const [path] = waiting;
    if (path !== undefined && stillTimer === undefined) {
      waiting.delete(path);
      prefetch(path);
    }
    schedule(prefetch);
  });
}

/** Puts the queue in front of the framework's function, which links call when they come into view. */
function queuePrefetching(): void {
  const { docusaurus } = window;
  const pause = (): void => {
    window.clearTimeout(stillTimer);
    stillTimer = window.setTimeout(() => {
      stillTimer = undefined;
      schedule(docusaurus.prefetch);
    }, stillMs);
  };
  for (const type of activity) {
    window.addEventListener(type, pause, { passive: true, capture: true });
  }
  window.docusaurus = {
    ...docusaurus,
    prefetch(path) {
      waiting.add(path);
      schedule(docusaurus.prefetch);
      return false;
    },
  };
}

/** The framework sets `window.docusaurus` before it renders, and links look for it after this. */
export function onRouteDidUpdate({
  previousLocation,
}: {
  previousLocation: Location | null;
}): void {
  if (previousLocation === null) {
    queuePrefetching();
  }
}
