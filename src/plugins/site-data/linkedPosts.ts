import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { externalPermalink, relatedPostCount } from '../../site/blog';
import { relatedPosts } from './related';

/** What a page says of a post that it leads to. */
export interface LinkedPost {
  title: string;
  /** ISO 8601. */
  date: string;
  /** Address at another publisher, where there is one. */
  external?: string;
  /** Addresses of related posts, nearest first. */
  related: readonly string[];
}

/** A tag and how many listed posts have it. */
export interface CountedTag {
  label: string;
  permalink: string;
  count: number;
}

const listed = (posts: readonly BlogPost[]): BlogPost[] =>
  posts.filter(({ metadata }) => !metadata.unlisted);

/** Collects all listed posts by address. */
export function linkedPosts(posts: readonly BlogPost[]): Record<string, LinkedPost> {
  const shown = listed(posts);
  const related = relatedPosts(
    shown.map(({ metadata: { permalink, date, tags } }) => ({
      permalink,
      date: Number(date),
      tags: tags.map((tag) => tag.permalink),
    })),
    relatedPostCount,
  );
  return Object.fromEntries(
    shown.map(({ metadata: { permalink, title, date, frontMatter } }) => [
      permalink,
      {
        title,
        date: new Date(date).toISOString(),
        external: externalPermalink(frontMatter),
        related: related[permalink] ?? [],
      },
    ]),
  );
}

/** Counts the tags of all listed posts, most used first. */
export function countedTags(posts: readonly BlogPost[]): CountedTag[] {
  const tags = new Map<string, CountedTag>();
  for (const { label, permalink } of listed(posts).flatMap(({ metadata }) => metadata.tags)) {
    const count = (tags.get(permalink)?.count ?? 0) + 1;
    tags.set(permalink, { label, permalink, count });
  }
  return [...tags.values()].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}
