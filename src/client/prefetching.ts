// Client module. Queues the prefetching of visible links. The framework starts all of a page's at once and asks for every chunk of
// every route anew: 246 link elements for 30 links of a long page, 75 ms of its main thread. Here links wait for idle moments, one
// route at a time, pause while the reader moves, and a file that was asked for before is left out.

/** How long the reader has to be still before prefetching goes on, in milliseconds. */
const stillMs = 400;
const activity = ['scroll', 'wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const waiting = new Set<string>();
const requested = new Set<string>();
let isScheduled = false;
let stillTimer: number | undefined;

const whenIdle = (callback: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback);
  } else {
    window.setTimeout(callback, stillMs);
  }
};

/** Whether a file was asked for: by a link, or by a script of the page. */
function isRequested(address: string): boolean {
  const isKnown = requested.has(address) || performance.getEntriesByName(address).length > 0;
  requested.add(address);
  return isKnown;
}

/** Whether a link to a path can be seen: one of a folded menu comes into view, too, where nobody sees it. */
const isInSight = (path: string): boolean =>
  [...document.querySelectorAll(`a[href^="${CSS.escape(path)}"]`)].some(
    (link) =>
      // Safari has it since 17.4; without it every link counts as seen.
      link.checkVisibility?.({ visibilityProperty: true }) ?? true,
  );

/** Has the framework prefetch a route, without the elements for files that were asked for before. */
function prefetchRoute(prefetch: (path: string) => unknown, path: string): void {
  const { head } = document;
  head.appendChild = (node) =>
    node instanceof HTMLLinkElement && node.rel === 'prefetch' && isRequested(node.href)
      ? node
      : (Node.prototype.appendChild.call(head, node) as typeof node);
  try {
    prefetch(path);
  } finally {
    Reflect.deleteProperty(head, 'appendChild');
  }
}

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
      if (isInSight(path)) {
        prefetchRoute(prefetch, path);
      }
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
