import type { BlogPost, PluginOptions } from '@docusaurus/plugin-content-blog';
import { cardAddress, coverOf, externalPermalink } from '../../site/blog';
import { isPublished } from '../front-matter/read';
import { listedPosts } from '../shared/docusaurus';

/** `npm run dev` shows drafts and future posts. */
const isDev = process.env.NODE_ENV === 'development';

/** Removes future posts, sets the social card of posts without a picture, and drops the Markdown text, which nothing reads, but
 * which would add 244 KB to the archive page.
 */
export const prepareBlogPosts: PluginOptions['processBlogPosts'] = async ({ blogPosts }) =>
  blogPosts
    .filter(({ metadata }) => isDev || isPublished(metadata.frontMatter, new Date()))
    .map(({ metadata, ...post }) => {
      const image = metadata.frontMatter.image ?? cardAddress(metadata.permalink);
      const frontMatter = { ...metadata.frontMatter, image };
      return { ...post, content: '', metadata: { ...metadata, frontMatter } };
    });

type TaggedPost = Pick<BlogPost['metadata'], 'permalink' | 'date'> & {
  tags: readonly { permalink: string }[];
};

/** Picks the posts that share the most tags, with more weight for rare tags, and then those closest in time. */
export function relatedPosts(post: TaggedPost, posts: readonly TaggedPost[]): string[] {
  const has = ({ tags }: TaggedPost, tag: string): boolean =>
    tags.some(({ permalink }) => permalink === tag);
  const scoreOf = (other: TaggedPost): number =>
    post.tags
      .filter(({ permalink }) => has(other, permalink))
      .reduce(
        (sum, { permalink }) => sum + 1 / posts.filter((tagged) => has(tagged, permalink)).length,
        0,
      );
  const distance = ({ date }: TaggedPost): number => Math.abs(Number(date) - Number(post.date));
  return posts
    .filter((other) => other !== post && scoreOf(other) > 0)
    .sort((a, b) => scoreOf(b) - scoreOf(a) || distance(a) - distance(b))
    .slice(0, 3)
    .map(({ permalink }) => permalink);
}

/** Collects all listed posts by address. */
export function linkedPosts(posts: readonly BlogPost[]) {
  const listed = listedPosts(posts).map(({ metadata }) => metadata);
  return Object.fromEntries(
    listed.map((post) => [
      post.permalink,
      {
        title: post.title,
        date: new Date(post.date).toISOString(),
        external: externalPermalink(post.frontMatter),
        related: relatedPosts(post, listed),
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

/** Returns the three newest listed posts. */
export const latestPosts = (posts: readonly BlogPost[]) =>
  listedPosts(posts)
    .toSorted((a, b) => Number(b.metadata.date) - Number(a.metadata.date))
    .slice(0, 3)
    .map(({ metadata: { title, description, permalink, date, frontMatter } }) => ({
      title,
      description,
      permalink,
      date: new Date(date).toISOString(),
      external: externalPermalink(frontMatter),
      cover: coverOf(frontMatter),
    }));
