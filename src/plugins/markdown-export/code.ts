import type { Element, Nodes } from 'hast';
import type { Code } from 'mdast';
import {
  classAfter,
  elementsIn,
  find,
  isElement,
  lineOf,
  named,
} from '../../search/records/elements';

const isPre = named('pre');

/** Text of code, whether its lines end in a line feed, in `<br>` or with their element. */
export function codeText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (!('children' in node)) {
    return '';
  }
  if (isElement(node) && node.tagName === 'br') {
    return '\n';
  }
  const text = node.children.map(codeText).join('');
  return isElement(node) && node.tagName === 'div' && !text.endsWith('\n') ? `${text}\n` : text;
}

/** Language of a code block; the highlighter names it on the block, its `pre` or its `code`. */
function languageOf(element: Element): string | undefined {
  const inner = find(element, (child) => isPre(child) || child.tagName === 'code');
  return classAfter(element, 'language-') ?? (inner && languageOf(inner));
}

/** A code block with its title as other tools write it: ` ```yaml title="file.yaml" `. */
export function codeBlock(element: Element): Code {
  const pre = isPre(element) ? element : find(element, isPre);
  const above = elementsIn(element).find(
    (child) => pre !== element && !isPre(child) && !find(child, isPre),
  );
  const title = lineOf(above);
  return {
    type: 'code',
    lang: languageOf(element) ?? null,
    meta: title === '' ? null : `title="${title}"`,
    value: pre === undefined ? '' : codeText(pre).replace(/\n+$/, ''),
  };
}
