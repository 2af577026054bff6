// Cleans an address before the router reads it: no index.html or .html (specification §2), no capitals,
// and no `%` that encodes nothing.

/** Tells whether every `%` of a text encodes something. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a part of an address with each `%` that encodes nothing as `%25`: the framework has no guard. */
export const decodable = (part: string): string =>
  isDecodable(part)
    ? part
    : part.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) =>
        isDecodable(run) ? run : run.replace(/%/g, '%25'),
      );

/** Returns the id that a fragment, with its `#`, names; never throws. */
export const idOf = (hash: string): string => decodeURIComponent(decodable(hash.slice(1)));

/** Returns a path without its trailing `index.html` or `.html`. */
function cleanPath(pathname: string): string {
  return pathname.replace(/(?:(?<=\/)index)?\.html$/, '');
}

/** Mark, among the data of the root element, of a page that the browser is leaving for its clean address. */
export const redirecting = 'redirecting';

/** The not-found page, which the host serves for whatever it doesn't have. */
const isNotFoundPage = (): boolean => document.documentElement.classList.contains('plugin-native');

/** In small letters, as the site's own addresses are; codes of other characters stay. */
const inSmallLetters = (path: string): string =>
  path.replace(/(%..)|[A-Z]+/g, (part, code) => code ?? part.toLowerCase());

/** With single slashes: what begins with two, in whatever spelling, would name another site. */
const withSingleSlashes = (path: string): string =>
  path.replace(/^(?:[/\\]|%2f|%5c)+/i, '/').replace(/[/\\]{2,}/g, '/');

/** Cleans the address of a page; runs before the router reads it. */
export function cleanAddress({ origin, pathname, search, hash }: Location): void {
  const given = decodable(pathname);
  const clean = cleanPath(withSingleSlashes(given));
  const rest = `${search}${decodable(hash)}`;
  // The router would take capitals for the page that the host doesn't have by that name.
  const path = isNotFoundPage() && given === pathname ? inSmallLetters(clean) : clean;
  const safe = `${isNotFoundPage() ? given : path}${rest}`;
  if (safe !== `${pathname}${search}${hash}`) {
    window.history.replaceState(window.history.state, '', `${origin}${safe}`);
  }
  // The host had no such file and served the not-found page: the page itself is one request away.
  if (isNotFoundPage() && path !== given) {
    document.documentElement.dataset[redirecting] = '';
    window.location.replace(`${origin}${path}${rest}`);
  }
}
