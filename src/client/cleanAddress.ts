// Client module. Makes an address one that the framework can read, before it reads it: without a trailing index.html or .html, which
// the framework ignores and which here also leaves the address (specification §2), in the letters of the site's own addresses, and
// without a `%` that can't be decoded.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { decodable } from './decodable';

/** Returns a path without its trailing `index.html` or `.html`. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:(?<=\/)index)?\.html$/, '');
}

/** The not-found page, which the host serves for whatever it doesn't have. */
const isNotFoundPage = (): boolean => document.documentElement.classList.contains('plugin-native');

/** Runs before the router reads the address. */
function cleanAddress({ pathname, search, hash }: Location): void {
  const clean = cleanPath(pathname);
  // The router would take capitals for the page that the host doesn't have by that name.
  const path = isNotFoundPage()
    ? clean.replace(/(%..)|[A-Z]+/g, (part, code) => code ?? part.toLowerCase())
    : clean;
  const rest = `${search}${decodable(hash)}`;
  if (path !== pathname && isNotFoundPage()) {
    // The host had no such file: the page itself is one request away.
    window.location.replace(`${path}${rest}`);
  } else if (decodable(path) !== pathname || decodable(hash) !== hash) {
    window.history.replaceState(window.history.state, '', `${decodable(path)}${rest}`);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  cleanAddress(window.location);
}

/** A fragment that a reader typed or a link brought: the framework decodes it once the page is rendered. */
export function onRouteUpdate({ location }: { location: Location }): void {
  const hash = decodable(location.hash);
  if (hash !== location.hash) {
    location.hash = hash;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  }
}
