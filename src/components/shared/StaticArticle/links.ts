/** What following a link needs of the router. */
interface Router {
  push: (to: string) => void;
}

/** Returns the address inside the site that a link leads to with a route change, or `undefined` if the browser follows it. */
export function routeOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash } = new URL(link.href);
  const isOwn = origin === window.location.origin && !link.target && !link.download;
  const isOnThisPage = link.getAttribute('href')?.startsWith('#');
  // A file such as a feed ends in letters; a page doesn't, or in .html (specification §2), and a version in a digit.
  const isFile = /\.(?!html?$)[a-z][a-z0-9]*$/i.test(pathname);
  return isOwn && !isOnThisPage && !isFile ? pathname + search + hash : undefined;
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

/** Returns an address without its query and hash. */
export const pathOf = (route: string): string => route.replace(/[?#].*$/, '');

/** Makes links that React hasn't rendered change, preload, and prefetch the route. @returns its end. */
export function followLinks(article: HTMLElement, router: Router): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = linkOf(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const route = link === null || !isPlain || event.defaultPrevented ? undefined : routeOf(link);
    if (route !== undefined) {
      event.preventDefault();
      router.push(route);
    }
  };
  const onIntent = (event: Event): void => {
    const link = linkOf(event);
    const route = link === null ? undefined : routeOf(link);
    if (route !== undefined) {
      window.docusaurus.preload(pathOf(route));
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) {
        observer.unobserve(target);
        const route = routeOf(target);
        if (route !== undefined) {
          window.docusaurus.prefetch(pathOf(route));
        }
      }
    }
  });
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    observer.observe(link);
  }
  article.addEventListener('click', onClick);
  article.addEventListener('mouseover', onIntent);
  article.addEventListener('touchstart', onIntent, { passive: true });
  return () => {
    observer.disconnect();
    article.removeEventListener('click', onClick);
    article.removeEventListener('mouseover', onIntent);
    article.removeEventListener('touchstart', onIntent);
  };
}
