import { nearbyOnly } from '../../site/controls';

/** Lays out the whole page. Browsers with scroll anchoring keep the place. */
export const layOutPage = (): void => document.documentElement.removeAttribute(nearbyOnly);

/**
 * Leaves what is far from the window to a later layout (src/css/article.css). On the longest guide, at a fourth of the speed, a press
 * on a tab takes 134 instead of 332 ms (November 2026). The browser restores places by pixels, so heights above the reader must be
 * real. They are while the reader scrolls from the top. Anything else lays out the whole page.
 */
export function layOutNearby(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || window.location.hash) {
    return;
  }
  document.documentElement.toggleAttribute(nearbyOnly, true);
  const width = window.innerWidth;
  let top = 0;
  const check = (event: Event): void => {
    const isJump = Math.abs(window.scrollY - top) > window.innerHeight;
    // The browser jumps to the end as it is before this key.
    if (isJump || window.innerWidth !== width || (event as KeyboardEvent).key === 'End') {
      layOutPage();
    }
    top = window.scrollY;
  };
  for (const type of ['scroll', 'resize', 'keydown']) {
    window.addEventListener(type, check);
  }
}
