/** What following a link needs of the router. */
type Router = Record<'push' | 'replace', (to: string) => void>;

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

/** Makes links that React hasn't rendered change the route, and preload it on intent. @returns its end. */
export function followLinks(part: HTMLElement, router: Router): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = linkOf(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const route = link === null || !isPlain || event.defaultPrevented ? undefined : routeOf(link);
    if (route !== undefined) {
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      // Where the reader is already, no entry is added to the history.
      router[route === pathname + search + hash ? 'replace' : 'push'](route);
    }
  };
  const onIntent = (event: Event): void => {
    const link = linkOf(event);
    const route = link === null ? undefined : routeOf(link);
    if (route !== undefined) {
      window.docusaurus.preload(pathOf(route));
    }
  };
  part.addEventListener('click', onClick);
  part.addEventListener('mouseover', onIntent);
  part.addEventListener('touchstart', onIntent, { passive: true });
  return () => {
    part.removeEventListener('click', onClick);
    part.removeEventListener('mouseover', onIntent);
    part.removeEventListener('touchstart', onIntent);
  };
}

/** Prefetches what links lead to as they come into sight. @returns its end. */
export function prefetchLinks(part: HTMLElement): () => void {
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
  for (const link of part.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    observer.observe(link);
  }
  return () => observer.disconnect();
}
