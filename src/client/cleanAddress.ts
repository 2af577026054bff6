// Client module. The framework ignores a trailing index.html or .html; here it also leaves the address (specification §2).
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Returns a path without its trailing `index.html` or `.html`. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:(?<=\/)index)?\.html$/, '');
}

/** Runs before the router reads the address. */
function cleanAddress({ pathname, search, hash }: Location): void {
  const clean = cleanPath(pathname);
  if (clean === pathname) {
    return;
  }
  const target = `${clean}${search}${hash}`;
  // The host had no such file and served the not-found page: the page itself is one request away.
  if (document.documentElement.classList.contains('plugin-native')) {
    window.location.replace(target);
  } else {
    window.history.replaceState(window.history.state, '', target);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  cleanAddress(window.location);
}
