import { type Block, other, paragraph, quote } from './blocks';
import { codeBlock } from './code';
import { component, details, figure } from './components';
import { escapeLineStarts } from './escape';
import { childElements, type Element, find, isElement, type Node } from './html';
import { inline, type Rewrite } from './inline';
import { table } from './table';

const blockTags = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
);

const isBlock = (node: Node): node is Element => isElement(node) && blockTags.has(node.name);

/** The meaning of a field of the REST reference stands in the line below its name; here it follows in the same one. */
function itemNodes({ attributes, children }: Element): Node[] {
  const [head, ...rest] = children;
  if (attributes.id === undefined || !isElement(head)) {
    return children;
  }
  const inOneLine = head.children.map((child) =>
    isElement(child) && child.name === 'br' ? ': ' : child,
  );
  return [{ ...head, children: inOneLine }, ...rest];
}

/** Writes the blocks of a page. */
export function pageBlocks(article: Element, rewrite: Rewrite): Block[] {
  const lineOfWords = (element: Element): string => inline(element.children, rewrite);

  /** Writes the blocks among some nodes; what stands between two blocks is a paragraph. */
  const flow = (nodes: readonly Node[], parent: Element): Block[] => {
    const blocks: Block[] = [];
    let words: Node[] = [];
    const endParagraph = (): void => {
      const text = inline(words, rewrite).replace(/^(?:\s|\\\n)+|(?:\s|\\\n)+$/g, '');
      if (text !== '') {
        blocks.push(paragraph(escapeLineStarts(text)));
      }
      words = [];
    };
    for (const node of nodes) {
      if (isBlock(node)) {
        endParagraph();
        blocks.push(...block(node, parent));
      } else {
        words.push(node);
      }
    }
    endParagraph();
    return blocks;
  };

  const block = (element: Element, parent: Element): Block[] => {
    const { name, attributes, children } = element;
    if (/^h[1-6]$/.test(name)) {
      const text = lineOfWords(element)
        .replace(/\s*\\\n\s*/g, ' ')
        .trim();
      return [other(`${'#'.repeat(Number(name[1]))} ${text.replace(/#$/, '\\#')}`)];
    }
    switch (name) {
      case 'ul':
      case 'ol': {
        const items = childElements(element).map((item) => flow(itemNodes(item), item));
        const start = name === 'ol' ? Number(attributes.start ?? 1) : undefined;
        return [{ type: 'list', start, items }];
      }
      case 'table':
        return [other(table(element, lineOfWords))];
      case 'pre':
        return [other(codeBlock(element))];
      case 'blockquote':
        return [quote(flow(children, element))];
      case 'hr':
        return [other('---')];
      case 'details':
        return details(element, parent, flow, lineOfWords);
      case 'figure':
        return find(element, (child) => child.name === 'svg') === undefined
          ? flow(children, element)
          : figure(element, flow);
      default: {
        const known = name === 'div' ? component(element, flow) : undefined;
        return known === undefined ? flow(children, element) : [known];
      }
    }
  };
  return flow(article.children, article);
}
