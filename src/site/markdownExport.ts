/**
 * Returns the address of a page's Markdown export: the page's own with `.md` at its end, and `index.md` below an address that
 * ends with a slash.
 */
export function markdownAddress(permalink: string): string {
  return permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
}

/** Media type of an export. */
export const markdownType = 'text/markdown';
