import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import { externalPermalink } from '../../site/blog';
import { tokenValues } from '../social-cards/tokens';

/** Replaces the site's colour names by the colours of the light mode: a feed reader has no style sheet of ours. */
export function withColours(html: string, colours: Record<string, string>): string {
  return html.replaceAll(
    /var\(--((?:color|code)-[a-z-]+)\)/g,
    (name, token: string) => colours[token] ?? name,
  );
}

/**
 * Writes the items of the feeds. A post of another publisher leads there; its id stays the address of the page here, so that
 * readers who have seen it don't see it again.
 */
export const createFeedItems: NonNullable<FeedOptions['createFeedItems']> = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const colours = await tokenValues('light');
  const items = await defaultCreateFeedItems(params);
  return items.map((item, index) => {
    const post = params.blogPosts[index];
    return {
      ...item,
      link: externalPermalink(post?.metadata.frontMatter ?? {}) ?? item.link,
      published: item.date,
      content: item.content && withColours(item.content, colours),
    };
  });
};
