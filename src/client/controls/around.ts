/**
 * Renders the parts of an article (src/css/article.css) around a target, so that it stays in its place once it is reached: those that
 * `parts.ts` would render ahead, and a window's height more above.
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
