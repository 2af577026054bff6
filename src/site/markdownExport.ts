import { brand } from './brand';

/**
 * Returns the address of a page's Markdown export: the page's own with `.md` at its end, and `index.md` below an address that
 * ends with a slash.
 */
export function markdownAddress(permalink: string): string {
  return permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
}

/** Media type of an export. */
export const markdownType = 'text/markdown';

/** Words of the files that tell language models what the site has (https://llmstxt.org). */
export const llms = {
  /** What a version's files hold, by the version's name. */
  summary: (version: string): string =>
    `Documentation of ${brand.product} ${version}, a metadata catalog that gives tables, files, and message topics one API.`,
  /** What whoever reads a list should know. */
  notes:
    'Every page of the documentation and every post is also Markdown: add .md to its address, or index.md where the address ends in a slash.',
} as const;
