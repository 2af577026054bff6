/** Words and figures of the blog's own pages. */
export const blog = {
  title: 'Datastrato blog',
  description: 'Releases, design notes and company news from the teams behind Apache Gravitino.',
  index: { heading: 'Notes from the metadata lake', featured: 'Featured' },
  filter: { label: 'Filter posts by tag', all: 'All posts', allTags: 'All topics', count: 5 },
  topics: 'Topics of this post',
  archive: { title: 'Archive', lead: 'Every post of the blog, newest year first.' },
  tags: { lead: 'What the posts are about. A post has two to five tags.' },
  related: { heading: 'Related posts', count: 3 },
  external: {
    notice: 'This post is published by',
    summary: 'What follows is a summary.',
    read: 'Read the full post',
  },
  subscribe: {
    heading: 'New posts, as they come',
    lead: 'Releases and design notes, and nothing else.',
  },
} as const;

/**
 * Returns the address at another publisher that a post's front matter names, or nothing: entries in lists then lead to the
 * local page.
 */
export function externalPermalink(frontMatter: Record<string, unknown>): string | undefined {
  const value = frontMatter.external_permalink;
  return typeof value === 'string' ? value : undefined;
}

/** Returns the host of a publisher as people write it, such as `gravitino.apache.org`. */
export function publisherOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

/** Returns the address of a post's social card, from the last part of its own address. */
export function cardAddress(permalink: string): string {
  return `/img/blog/${permalink.split('/').filter(Boolean).at(-1)}.png`;
}
