import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { externalPermalink, relatedPostCount } from '../../site/blog';
import { coverOf } from '../../site/covers';
import { listedPosts } from '../shared/siteContent';

/** What the choice of related posts looks at. */
interface TaggedPost {
  permalink: string;
  /** Milliseconds since 1970. */
  date: number;
  tags: readonly string[];
}

/**
 * Picks for every post those that share most with it: by the weight of the shared tags, then by nearness in time. A post
 * that shares no tag is never related.
 *
 * @param count posts per post, at most.
 * @returns addresses of related posts, by address.
 */
export function relatedPosts(
  posts: readonly TaggedPost[],
  count: number,
): Record<string, readonly string[]> {
  /** A tag that few posts have says more than one that all have. */
  const weightOf = (tag: string): number =>
    Math.log(1 + posts.length / posts.filter(({ tags }) => tags.includes(tag)).length);
  const score = (a: TaggedPost, b: TaggedPost): number =>
    a.tags.reduce((sum, tag) => sum + (b.tags.includes(tag) ? weightOf(tag) : 0), 0);
  return Object.fromEntries(
    posts.map((post) => [
      post.permalink,
      posts
        .filter(({ permalink }) => permalink !== post.permalink)
        .map((other) => ({ other, score: score(post, other) }))
        .filter((candidate) => candidate.score > 0)
        .sort(
          (a, b) =>
            b.score - a.score ||
            Math.abs(a.other.date - post.date) - Math.abs(b.other.date - post.date),
        )
        .slice(0, count)
        .map(({ other }) => other.permalink),
    ]),
  );
}

/** Collects all listed posts by address. */
export function linkedPosts(posts: readonly BlogPost[]) {
  const shown = listedPosts(posts);
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
export function countedTags(posts: readonly BlogPost[]) {
  const tags = new Map<string, { label: string; permalink: string; count: number }>();
  for (const { label, permalink } of listedPosts(posts).flatMap(({ metadata }) => metadata.tags)) {
    const count = (tags.get(permalink)?.count ?? 0) + 1;
    tags.set(permalink, { label, permalink, count });
  }
  return [...tags.values()].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

const count = 3;

/** Picks the newest listed posts. */
export const latestPosts = (posts: readonly BlogPost[]) =>
  listedPosts(posts)
    .toSorted((a, b) => Number(b.metadata.date) - Number(a.metadata.date))
    .slice(0, count)
    .map(({ metadata }) => ({
      title: metadata.title,
      description: metadata.description,
      permalink: metadata.permalink,
      date: new Date(metadata.date).toISOString(),
      external: externalPermalink(metadata.frontMatter),
      cover: coverOf(metadata.frontMatter),
    }));
