/**
 * Scrolls the sidebar of the documentation, and nothing around it, to the page that the reader is on, where that is out of sight.
 * It is done before the first paint, so nothing is seen to move.
 */
export function showCurrentItem(): void {
  const item = document.querySelector('.theme-doc-sidebar-menu [aria-current]');
  const menu = item?.closest('nav');
  if (!item || !menu) {
    return;
  }
  const { top, bottom } = menu.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  if (place.bottom > Math.min(bottom, window.innerHeight)) {
    menu.scrollTop = place.top - (top + bottom) / 2;
  }
}
