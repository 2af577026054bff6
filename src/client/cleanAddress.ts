// Cleans an address before the router reads it: removes index.html and .html (specification §2), capitals, and invalid `%`.

/** Tells whether every `%` of a text encodes something. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Replaces each invalid `%` in a part of an address with `%25`, because the framework can't decode it. */
export const decodable = (part: string): string =>
  isDecodable(part)
    ? part
    : part.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) =>
        isDecodable(run) ? run : run.replace(/%/g, '%25'),
      );

/** Returns the id of a fragment with its `#`. Never throws. */
export const idOf = (hash: string): string => decodeURIComponent(decodable(hash.slice(1)));

/** Returns a path without its trailing `index.html` or `.html`. */
function cleanPath(pathname: string): string {
  return pathname.replace(/(?:(?<=\/)index)?\.html$/, '');
}

/** Data attribute of the root element while the browser is leaving for the clean address. */
export const redirecting = 'redirecting';

/** Checks for the not-found page, which the host serves for unknown addresses. */
const isNotFoundPage = (): boolean => document.documentElement.classList.contains('plugin-native');

/** Converts a path to lower case, like the site's addresses, except for escapes. */
const inSmallLetters = (path: string): string =>
  path.replace(/(%..)|[A-Z]+/g, (part, code) => code ?? part.toLowerCase());

/** Removes repeated slashes, because a path that begins with two would name another site. */
const withSingleSlashes = (path: string): string =>
  path.replace(/^(?:[/\\]|%2f|%5c)+/i, '/').replace(/[/\\]{2,}/g, '/');

/** Cleans the address of a page. Runs before the router reads it. */
export function cleanAddress({ origin, pathname, search, hash }: Location): void {
  const given = decodable(pathname);
  const clean = cleanPath(withSingleSlashes(given));
  const rest = `${search}${decodable(hash)}`;
  // The router ignores case, but the host doesn't.
  const path = isNotFoundPage() && given === pathname ? inSmallLetters(clean) : clean;
  const safe = `${isNotFoundPage() ? given : path}${rest}`;
  if (safe !== `${pathname}${search}${hash}`) {
    window.history.replaceState(window.history.state, '', `${origin}${safe}`);
  }
  // The host served the not-found page, so the browser has to request the clean address.
  if (isNotFoundPage() && path !== given) {
    document.documentElement.dataset[redirecting] = '';
    window.location.replace(`${origin}${path}${rest}`);
  }
}
