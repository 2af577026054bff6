// Client module. Back and forward return to the reader's place at once, while links within a page scroll smoothly: browsers apply
// `scroll-behavior: smooth` (src/css/global.css) to both, and Chromium and Firefox take a second for a long page.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Whether a link within the page has just been followed, which browsers tell by the same event as the back button. */
let isLinkFollowed = false;

function onClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  isLinkFollowed = link !== null && link.href !== window.location.href;
}

function onTraversal(): void {
  if (isLinkFollowed) {
    isLinkFollowed = false;
    return;
  }
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  // The browser scrolls after the event; Firefox takes 2 ms for that.
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')));
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  window.addEventListener('popstate', onTraversal);
}
