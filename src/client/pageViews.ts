// Inline script of sites with analytics (src/plugins/start). Reports the first page and each later address (specification §7).
import { routeRendered } from '../site/controls';
import { type Analytics, asksNotToBeTracked } from '../site/deployment';
import { redirecting } from './cleanAddress';

type Sink = ((event: string, details: { path: string }) => void) & { q?: unknown[] };

/** Returns the analytics function, or a stub that queues calls until the script has loaded. */
function findSink({ functionName, scriptUrl }: Analytics): Sink {
  const page = window as unknown as Record<string, Sink | undefined>;
  const existing = page[functionName];
  if (existing !== undefined) {
    return existing;
  }
  const q: unknown[] = [];
  const placeholder: Sink = Object.assign((...call: Parameters<Sink>) => void q.push(call), { q });
  page[functionName] = placeholder;
  if (scriptUrl !== undefined) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { async: true, src: scriptUrl }));
  }
  return placeholder;
}

const analytics = JSON.parse(document.currentScript?.dataset.analytics ?? '{}') as Analytics;
let reported = '';

/** Reports a new address, unless the reader asks not to be tracked. */
function report(): void {
  const { pathname, search, hash } = window.location;
  const path = `${pathname}${search}${hash}`;
  const isLeft = redirecting in document.documentElement.dataset;
  if (path !== reported && !isLeft && !asksNotToBeTracked(navigator)) {
    reported = path;
    findSink(analytics)('pageview', { path });
  }
}

// At this time, the address is clean.
document.addEventListener('DOMContentLoaded', report);
document.addEventListener(routeRendered, report);
window.addEventListener('hashchange', report);
// A page from the back-forward cache counts as a view.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) {
    reported = '';
    report();
  }
});
