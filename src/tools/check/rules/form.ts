import { nodesOf } from '../../../markdown/nodes';
import { headersOf } from '../../../markdown/propertyTables';
import { seemsToDefineKeys } from '../../../site/reference';
import { type Findings, findingsIn } from '../finding';
import type { CheckedPage } from '../site';

/** What a block of shell commands has that readers would copy along, and what to do about it. */
const shellFaults: readonly [RegExp, string, string][] = [
  [/^\$ /m, 'Readers copy the prompt with the command.', 'Leave "$ " out.'],
  [
    /-H ["']Accept: application\/vnd\.gravitino/,
    'The Accept header is in the introduction of the REST API.',
    'Leave it out.',
  ],
];

/** A page of the documentation has the form of all others: its first paragraph, headings, shell blocks, and tables. */
export function* form({ file, version, isPartial, error, markdown }: CheckedPage): Findings {
  if (version === undefined || isPartial || error || markdown.error) {
    return;
  }
  const { tree } = markdown;
  const at = findingsIn('form', file);
  const first = tree.children.find(
    (node) =>
      node.type !== 'yaml' &&
      node.type !== 'mdxjsEsm' &&
      // Decoration.
      !(node.type === 'mdxJsxFlowElement' && node.name === 'HomeDrawing'),
  );
  const begins = first?.type === 'paragraph' ? first.children[0]?.type : undefined;
  if (begins === undefined || begins === 'inlineCode' || begins === 'mdxJsxTextElement') {
    yield at(first ?? 1, 'The page begins without words.', 'Say in a paragraph what it is about.');
  }
  for (const block of nodesOf(tree, 'code').filter(({ lang }) => lang === 'shell')) {
    for (const [, message, fix] of shellFaults.filter(([sign]) => sign.test(block.value))) {
      yield at(block, message, fix);
    }
  }
  for (const table of nodesOf(tree, 'table')) {
    const headers = headersOf(table);
    for (const row of table.children.filter(({ children }) => children.length !== headers.length)) {
      const message = `The row has ${row.children.length} of ${headers.length} cells.`;
      yield at(row, message, 'Write | between all of them.');
    }
    if (seemsToDefineKeys(headers)) {
      const message = 'The table looks like one of keys, but no header names the keys.';
      yield at(table, message, 'Head their column with Key, Property, Field, or Argument.');
    }
  }
}
