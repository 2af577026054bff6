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

/** In small letters, as the site's own addresses are; codes of other characters stay. */
const inSmallLetters = (path: string): string =>
  path.replace(/(%..)|[A-Z]+/g, (part, code) => code ?? part.toLowerCase());

/** Runs before the router reads the address. */
function cleanAddress({ pathname, search, hash }: Location): void {
  const given = decodable(pathname);
  const clean = cleanPath(given);
  const rest = `${search}${decodable(hash)}`;
  // The router would take capitals for the page that the host doesn't have by that name.
  const path = isNotFoundPage() && given === pathname ? inSmallLetters(clean) : clean;
  const safe = `${isNotFoundPage() ? given : path}${rest}`;
  if (safe !== `${pathname}${search}${hash}`) {
    window.history.replaceState(window.history.state, '', safe);
  }
  // The host had no such file and served the not-found page: the page itself is one request away.
  if (isNotFoundPage() && path !== given) {
    window.location.replace(`${path}${rest}`);
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
