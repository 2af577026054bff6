/**
 * Scrolls the sidebar of the documentation, and nothing around it, to the page that the reader is on, where that stands in the
 * lower half of the window or below it. It is done before the first paint, so nothing is seen to move.
 */
export function showCurrentItem(): void {
  const item = document.querySelector('.menu [aria-current]');
  const menu = item?.closest('nav');
  if (item && menu) {
    menu.scrollTop = item.getBoundingClientRect().top - window.innerHeight / 2;
  }
}
