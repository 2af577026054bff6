import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import { externalPermalink } from '../../site/blog';
import { tokenValues } from '../social-cards/cards';

/** Removes control characters and the end of CDATA sections, which XML can't contain. */
const xmlText = <Text extends string | undefined>(text: Text): Text =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 excludes.
  text?.replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '').replaceAll(']]>', ']]&gt;') as Text;

/** Removes special characters, because the Atom feed doesn't escape the labels of tags. */
const attributeText = (text: string | undefined): string | undefined =>
  xmlText(text?.replace(/\s*&\s*/g, ' and ').replace(/[<>"]/g, ''));

/** Creates the items of the feeds, with the colors of the light mode inlined. A post at another publisher links there, but keeps
 * its id, so that feed readers don't show it twice.
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
