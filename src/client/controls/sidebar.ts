import { closest, onPress } from './dom';

/**
 * Scrolls the sidebar of the documentation, and nothing around it, to the current page if that is in the
 * lower half of the window or below it. This happens before the first paint, so nothing moves on the screen.
 */
export function showCurrentItem(): void {
  const item = document.querySelector('.menu [aria-current]');
  const menu = item?.closest('nav');
  if (item && menu) {
    menu.scrollTop = item.getBoundingClientRect().top - window.innerHeight / 2;
  }
}

/** Closes the neighbors of a category that the reader opens. A `name` would also close those that the page opens at first. */
export function controlSidebar(): void {
  onPress('click', (event) => {
    const fold = closest(event, 'summary')?.parentElement;
    if (fold?.matches('[data-closes-neighbors]:not([open])')) {
      for (const other of fold.closest('ul')?.querySelectorAll('[data-closes-neighbors][open]') ??
        []) {
        if (!other.contains(fold)) {
          other.removeAttribute('open');
        }
      }
    }
  });
}
