/** What the choice of related posts looks at. */
export interface TaggedPost {
  permalink: string;
  /** Milliseconds since 1970. */
  date: number;
  tags: readonly string[];
}

/** How much a shared tag says: a tag that few posts have says more than one that all have. */
function weights(posts: readonly TaggedPost[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return new Map([...counts].map(([tag, count]) => [tag, Math.log(1 + posts.length / count)]));
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
  const weight = weights(posts);
  const score = (a: TaggedPost, b: TaggedPost): number =>
    a.tags.reduce((sum, tag) => sum + (b.tags.includes(tag) ? (weight.get(tag) ?? 0) : 0), 0);
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
