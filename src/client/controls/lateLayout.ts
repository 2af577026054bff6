import { routeRendered } from '../../site/controls';
import { closest, onPress } from './dom';

/** Milliseconds of an idle moment in which parts are laid out, and in which one has to come. */
const sliceMs = 16;
const idleTimeout = 100;

const over = new AbortController();
const { signal } = over;

/** Ends it: the browser lays out everything in the next frame. */
export function endLateLayout(): void {
  over.abort();
  delete document.documentElement.dataset.lateLayout;
}

/** Lays out part after part in idle moments. */
function layOutParts(): void {
  const until = performance.now() + sliceMs;
  while (performance.now() < until) {
    const part = document.querySelector<HTMLElement>(
      '[data-late-layout] [data-static-article] > :not([style])',
    );
    if (part === null) {
      endLateLayout();
      return;
    }
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
  }
  window.requestIdleCallback(layOutParts, { timeout: idleTimeout });
}

/** Lays out all parts at once. While the attribute is there, the browser keeps the distance from the top, not what was near. */
function layOutRest(): void {
  const root = document.documentElement;
  root.dataset.lateLayout = 'over';
  root.getBoundingClientRect();
  endLateLayout();
}

/**
 * Has a page that is opened at its top lay out what is far below (src/css/article.css) in idle moments once the app runs, or when the
 * reader scrolls: on a long page, 60 to 90 of about 420 ms of main thread. The place that the browser records is one in the whole page.
 */
export function layOutLate(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAtTop = visit?.type === 'navigate' && !visit.name.includes('#') && !window.location.hash;
  if (!isAtTop || !CSS.supports('overflow-anchor', 'auto')) {
    return;
  }
  document.documentElement.dataset.lateLayout = '';
  const isFar = (): boolean => window.scrollY > 1.5 * window.innerHeight;
  // The browser lays out as much ahead: beyond, nothing may move any more.
  document.addEventListener('scroll', () => isFar() && layOutRest(), { signal });
  const start = (): void => {
    window.requestIdleCallback(layOutParts, { timeout: idleTimeout });
  };
  document.addEventListener('scroll', start, { once: true, signal });
  document.addEventListener(routeRendered, start, { once: true, signal });
  // The end of the page is further down than it would be now.
  window.addEventListener('keydown', ({ key }) => key === 'End' && layOutRest(), { signal });
  window.addEventListener('pagehide', () => window.scrollY > 0 && layOutRest(), { signal });
  const onLink = (event: MouseEvent): void => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    if (link && (link.hash || window.scrollY > 0)) {
      layOutRest();
    }
  };
  onPress('click', onLink, signal);
}
