/** The blog's name in feeds and on cards. */
export const blog = {
  title: 'Datastrato blog',
  description: 'Releases, design notes, and company news from the teams behind Apache Gravitino.',
} as const;

/** Topics in the filter above the list of posts, by the last part of their addresses. */
export const topics = ['ai', 'apache-iceberg', 'architecture', 'company', 'release-notes'];

/** Returns a post's address at another publisher, if its front matter has one. */
export function externalPermalink(frontMatter: Record<string, unknown>): string | undefined {
  const value = frontMatter.external_permalink;
  return typeof value === 'string' ? value : undefined;
}

/** Returns the host of a publisher, such as `gravitino.apache.org`. */
export function publisherOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

/** Returns the address of a post's social card, from the last part of its own address. */
export function cardAddress(permalink: string): string {
  return `/img/blog/${permalink.split('/').filter(Boolean).at(-1)}.png`;
}

/** Drawings above posts and on social cards; files of `static/img/covers`. */
// biome-ignore format: a list of words
export const coverNames = [
  'branches', 'checklist', 'context', 'dominoes', 'doorway', 'drawers', 'folder', 'gears', 'iceberg',
  'key', 'lakehouse', 'layers', 'people', 'plug', 'silos', 'sprout', 'stream', 'terminal', 'tree', 'voices',
] as const;

export type CoverName = (typeof coverNames)[number];

/** Returns the cover in a post's front matter, or the default cover. */
export const coverOf = ({ cover }: Record<string, unknown>): CoverName =>
  coverNames.find((name) => name === cover) ?? 'layers';
