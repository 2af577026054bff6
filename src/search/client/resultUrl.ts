/** How addresses of results become addresses of this site. */
export interface ResultUrlOptions {
  /** Puts the base URL before a path that lacks it. */
  withBaseUrl: (path: string) => string;
  /** Addresses that match are left as they are and loaded as a whole. */
  externalUrlPattern?: string;
  /** Rewrites a part of every path. */
  pathReplacement?: { from: string; to: string } | undefined;
}

/** Whether a result is loaded as a whole rather than inside the site (specification §2). */
export function isExternalResult(url: string, pattern: string | undefined): boolean {
  return pattern !== undefined && pattern !== '' && new RegExp(pattern, 'i').test(url);
}

/**
 * Rewrites the address of a result to this site (specification §2).
 *
 * @returns `undefined` for anything but a web address, such as `javascript:`.
 */
export function resultUrl(url: string, options: ResultUrlOptions): string | undefined {
  let parsed: URL;
  try {
    parsed = new URL(url, 'https://site.invalid');
  } catch {
    return undefined;
  }
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') {
    return undefined;
  }
  if (isExternalResult(parsed.href, options.externalUrlPattern)) {
    return url;
  }
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  const { pathReplacement: replacement } = options;
  const replaced = replacement
    ? path.replaceAll(new RegExp(replacement.from, 'g'), replacement.to)
    : path;
  return options.withBaseUrl(replaced);
}
