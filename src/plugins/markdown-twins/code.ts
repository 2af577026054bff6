import { childElements, classAfter, type Element, find, lineOf, textOf } from './html';

const isPre = ({ name }: Element): boolean => name === 'pre';

/** Language of a code block; the highlighter names it on the block, its `pre` or its `code`. */
function languageOf(element: Element): string {
  const name = classAfter(element, 'language-');
  const inner = find(element, (child) => isPre(child) || child.name === 'code');
  return name ?? (inner === undefined ? '' : languageOf(inner));
}

/** A code block with its title as other tools write it: ` ```yaml title="file.yaml" `. */
export function codeBlock(element: Element): string {
  const pre = isPre(element) ? element : find(element, isPre);
  const above = childElements(element).find(
    (child) => pre !== element && !isPre(child) && !find(child, isPre),
  );
  const title = lineOf(above);
  const text = pre === undefined ? '' : textOf(pre);
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const language = languageOf(element);
  const info = language && title ? `${language} title="${title}"` : language;
  return [fence + info, ...(text === '' ? [] : [text]), fence].join('\n');
}
