/**
 * Renders the parts of an article (src/css/article.css) that a reader at a target has around, so that it doesn't move once it is reached:
 * what `parts.ts` renders ahead, and a window more above.
 */
export function renderAround(target: HTMLElement): void {
  const { top } = target.getBoundingClientRect();
  const parts = [...document.querySelectorAll('[data-height]:not([data-near])')].filter((part) => {
    const place = part.getBoundingClientRect();
    return place.bottom > top - 2 * innerHeight && place.top < top + 2 * innerHeight;
  });
  for (const part of parts) {
    part.toggleAttribute('data-near', true);
  }
}
