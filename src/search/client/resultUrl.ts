export interface ResultUrlOptions {
  /** Adds the base URL to a path that lacks it. */
  withBaseUrl: (path: string) => string;
  /** Matches addresses that open with a full page load, and aren't rewritten. */
  externalUrlPattern?: string;
  /** Rewrites a part of every path. */
  pathReplacement?: { from: string; to: string } | undefined;
}

/** Checks whether a result opens with a full page load (specification §2). */
export function isExternalResult(url: string, pattern: string | undefined): boolean {
  return pattern !== undefined && pattern !== '' && new RegExp(pattern, 'i').test(url);
}

/**
 * Rewrites the address of a result to this site (specification §2).
 * @returns `undefined` for schemes other than http and https, such as `javascript:`.
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
