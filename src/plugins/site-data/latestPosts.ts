import type { BlogContent } from '@docusaurus/plugin-content-blog';
import { externalPermalink } from '../../site/blog';

/** What a page shows of a post. */
export interface LatestPost {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601. */
  date: string;
  /** Address at another publisher, where there is one. */
  external?: string;
}

const count = 3;

/** Picks the newest listed posts. */
export function latestPosts(posts: BlogContent['blogPosts']): LatestPost[] {
  return posts
    .filter(({ metadata }) => !metadata.unlisted)
    .toSorted((a, b) => Number(b.metadata.date) - Number(a.metadata.date))
    .slice(0, count)
    .map(({ metadata }) => ({
      title: metadata.title,
      description: metadata.description,
      permalink: metadata.permalink,
      date: new Date(metadata.date).toISOString(),
      external: externalPermalink(metadata.frontMatter),
    }));
}
