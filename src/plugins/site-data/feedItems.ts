import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import { externalPermalink } from '../../site/blog';
import { tokenValues } from '../social-cards/cards';

/** Text that XML can hold: no control characters, and no end of a CDATA section. */
const xmlText = <Text extends string | undefined>(text: Text): Text =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 excludes.
  text?.replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '').replaceAll(']]>', ']]&gt;') as Text;

/** The writer of the Atom feed puts the label of a tag into an attribute as it is. */
const attributeText = (text: string | undefined): string | undefined =>
  xmlText(text?.replace(/\s*&\s*/g, ' and ').replace(/[<>"]/g, ''));

/**
 * Writes the items of the feeds, in colors of the light mode: a feed reader has no style sheet of ours. A post of another publisher leads there; its id
 * stays the address of the page here, so that readers who have seen it don't see it again.
 */
export const createFeedItems: NonNullable<FeedOptions['createFeedItems']> = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const colors = await tokenValues('light');
  const items = await defaultCreateFeedItems(params);
  return items.map((item, index) => ({
    ...item,
    title: xmlText(item.title),
    description: xmlText(item.description),
    link: externalPermalink(params.blogPosts[index]?.metadata.frontMatter ?? {}) ?? item.link,
    published: item.date,
    author: item.author?.map((author) => ({ ...author, name: xmlText(author.name) })),
    category: item.category?.map((tag) => ({
      ...tag,
      name: attributeText(tag.name),
      term: attributeText(tag.term),
    })),
    content: xmlText(
      item.content?.replace(
        /var\(--((?:color|code)-[a-z-]+)\)/g,
        (variable, name) => colors[name] ?? variable,
      ),
    ),
  }));
};
