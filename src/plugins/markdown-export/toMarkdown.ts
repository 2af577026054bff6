import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot, Text } from 'mdast';
import rehypeRemark from 'rehype-remark';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { nodesOf } from '../../markdown/nodes';
import { classNames, findFirst, hasClass, named } from '../../search/records/elements';
import { markdownAddress } from '../../site/links';
import { tryIt } from '../../site/restReference';
import type { ParsedPage } from '../built-pages/files';
import { handlers } from './handlers';

interface ExportOptions {
  /** Address of the site without its path, such as `https://example.org`. */
  siteUrl: string;
  /** Titles of the pages that are exported, by their paths with the base URL. */
  titles: Readonly<Record<string, string>>;
}

/** Makes an address work outside the site: links to pages lead to their Markdown, and links within the page are kept. */
function rewrite(address: string, path: string, { siteUrl, titles }: ExportOptions): string {
  const page = new URL(path, siteUrl);
  const url = URL.canParse(address, page) ? new URL(address, page) : undefined;
  if (url?.origin !== page.origin) {
    return address;
  }
  const isExported = Object.hasOwn(titles, url.pathname);
  const file = isExported ? markdownAddress(url.pathname) : url.pathname;
  const isHere = url.pathname === page.pathname && url.hash !== '';
  return isHere ? url.hash : url.origin + file + url.search + url.hash;
}

const processor = remark()
  .use(rehypeRemark, { handlers })
  // Padding the columns would double the size of the longest tables.
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', {
    bullet: '-',
    rule: '-',
    handlers: {
      mdxTextExpression: ({ value }) => value,
      // Within words, underscores don't need an escape, so searches find the names of keys.
      text: (node, _parent, state, info) =>
        state.safe(node.value, info).replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_'),
    },
  })
  .freeze();

/** Checks whether an element is useless outside a browser: a control, an icon, or the narrow version of a drawing. */
const isControl = (element: Element): boolean => {
  const { tagName, properties } = element;
  return (
    ['wbr', 'button', 'form', 'iframe', 'object'].includes(tagName) ||
    hasClass(element, 'hash-link') ||
    properties.dataFootnoteBackref !== undefined ||
    properties.href === `#${tryIt.id}` ||
    (tagName === 'svg' && (properties.role !== 'img' || hasClass(element, 'narrow'))) ||
    (tagName === 'details' &&
      findFirst(element, (inner) => inner.properties.id === tryIt.id) !== undefined)
  );
};

/** Returns the text of code, in which the stock code block ends lines with elements. */
const codeText = (node: ElementContent): string =>
  node.type !== 'element'
    ? textOf(node)
    : node.tagName === 'br'
      ? '\n'
      : node.children.map(codeText).join('');

/** Copies nodes for the export: with code as text, and without controls, comments, and links of fields and pictures to themselves. */
const prune = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element' || isControl(node)) {
      return node.type === 'text' ? [node] : [];
    }
    const children: ElementContent[] =
      node.tagName === 'code' ? [{ type: 'text', value: codeText(node) }] : prune(node.children);
    const isFrame = hasClass(node, 'rest-name') || hasClass(node, 'picture-link');
    return isFrame ? children : [{ ...node, children }];
  });

/** Converts the article of a built page to Markdown, with all tabs and disclosures, notes as quotations, and the names of
 * drawings. Returns `undefined` if the page isn't exported, or has no article.
 */
export default function findMarkdown(
  { path: builtPath, tree }: Pick<ParsedPage, 'path' | 'tree'>,
  options: ExportOptions,
): { path: string; markdown: string } | undefined {
  // A permalink can end in a slash when the path of the built page doesn't.
  const path = [builtPath, `${builtPath}/`].find((key) => Object.hasOwn(options.titles, key));
  const article = findFirst(tree, (element) => classNames(element).includes('markdown'));
  if (path === undefined || article === undefined) {
    return undefined;
  }
  const children = prune(article.children);
  const markdown = processor.runSync({ type: 'root', children }) as MarkdownRoot;
  if (findFirst(article, named('h1')) === undefined) {
    const title: Text = { type: 'text', value: options.titles[path] ?? '' };
    markdown.children.unshift({ type: 'heading', depth: 1, children: [title] });
  }
  for (const node of nodesOf(markdown, 'link', 'image')) {
    node.url = rewrite(node.url, path, options);
  }
  return { path, markdown: processor.stringify(markdown) };
}
