/**
 * Renders the parts of an article that lie within a window's height of what is seen (src/css/article.css), so that none of them turns out
 * higher than it was estimated while the reader looks at it.
 */
export const renderAhead = (): void => {
  for (const part of document.querySelectorAll('[data-height]:not([data-near])')) {
    near.observe(part);
  }
};

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        near.unobserve(target);
        target.toggleAttribute('data-near', true);
      }
    }
  },
  { rootMargin: '100% 0px' },
);
