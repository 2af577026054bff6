import { closest, onPress } from './dom';
import { desktop } from './menu';

/** Scrolls the sidebar to the current page before the first paint; a phone has none, and the layout would be read for nothing. */
export function showCurrentItem(): void {
  if (!window.matchMedia(desktop).matches) {
    return;
  }
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
