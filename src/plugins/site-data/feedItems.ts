import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import { externalPermalink } from '../../site/blog';
import { tokenValues } from '../social-cards/tokens';

/** Replaces the site's color names by the colors of the light mode: a feed reader has no style sheet of ours. */
export function withColors(html: string, colors: Record<string, string>): string {
  return html.replaceAll(
    /var\(--((?:color|code)-[a-z-]+)\)/g,
    (name, token: string) => colors[token] ?? name,
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
  const colors = await tokenValues('light');
  const items = await defaultCreateFeedItems(params);
  return items.map((item, index) => {
    const post = params.blogPosts[index];
    return {
      ...item,
      link: externalPermalink(post?.metadata.frontMatter ?? {}) ?? item.link,
      published: item.date,
      content: item.content && withColors(item.content, colors),
    };
  });
};
