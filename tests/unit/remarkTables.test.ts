import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { isTag, nodesOf, type Tag } from '../../src/markdown/nodes';
import remarkTables from '../../src/plugins/articles/remarkTables';

/** What the plugin makes of Markdown. */
function transformed(markdown: string): Nodes {
  const { tree } = readMarkdown(markdown);
  remarkTables()(tree);
  return tree;
}

const tags = (tree: Nodes, name: string): Tag[] =>
  nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement').filter(
    (node) => isTag(node) && node.name === name,
  );

const marks = (tree: Nodes, row: number): unknown[] =>
  (nodesOf(tree, 'tableRow')[row]?.children ?? []).map(({ data }) => data?.hProperties);

const definitions = `## a.b

| Key | Description | Default value | Required | Type |
| --- | --- | --- | --- | --- |
| [\`a.b\`](./x.md) | Text with \`conf/some-file.conf\`. | \`org.example.SomethingLong\` | Yes | int |
| \`a.b\` | | | | |
`;

describe('a table that defines keys', () => {
  const tree = transformed(definitions);

  it('gives each row an id that neither a heading nor another key has', () => {
    expect(nodesOf(tree, 'tableRow').map(({ data }) => data?.hProperties)).toEqual([
      undefined,
      { id: 'a.b' },
      { id: 'a.b-1' },
    ]);
  });

  it('tells the style sheet what each cell is, whatever their order', () => {
    expect(nodesOf(tree, 'table')[0]?.data?.hProperties).toEqual({ 'data-keys': '' });
    expect(marks(tree, 1)).toEqual([
      { 'data-key': '' },
      { 'data-description': '' },
      { 'data-fact': 'Default value' },
      { 'data-fact': 'Required', 'data-required': 'yes' },
      { 'data-fact': '' },
    ]);
  });

  it('keeps a link in the cell of the key', () => {
    expect(tags(tree, 'Key')[0]?.children).toMatchObject([{ type: 'link', url: './x.md' }]);
  });

  it('lets long code break at its joints', () => {
    expect(tags(tree, 'BreakableCode')).toHaveLength(2);
  });
});

describe('another table', () => {
  const tree = transformed(
    '| Port | Used by the server |\n|---|---|\n| `8090` | `gravitino.server.webserver.httpPort` |',
  );

  it('stays one', () => {
    expect(nodesOf(tree, 'table')).toHaveLength(1);
    expect(tags(tree, 'Key')).toEqual([]);
  });

  it('marks the columns that hold more than a word or two', () => {
    expect(marks(tree, 0)).toEqual([undefined, { dataWide: '' }]);
  });

  it('tells each cell its header, for phones, and marks long ones', () => {
    expect(marks(tree, 1)).toEqual([undefined, { dataHead: 'Used by the server', dataWide: '' }]);
  });

  it('scrolls only when its columns have no room', () => {
    const head = (count: number): string =>
      `${'| Administration '.repeat(count)}|\n${'|---'.repeat(count)}|\n`;
    const tables = [4, 8].map((count) => nodesOf(transformed(head(count)), 'table')[0]);
    expect(tables.map((table) => table?.data?.hProperties)).toEqual([
      {},
      { dataMany: '', dataScrolls: '', tabIndex: 0 },
    ]);
  });

  it('breaks code in its cells, but not a short word of it', () => {
    expect(tags(tree, 'BreakableCode')).toHaveLength(1);
    expect(nodesOf(tree, 'inlineCode').map(({ value }) => value)).toEqual(['8090']);
  });
});

describe('a row that begins with a name', () => {
  const tree = transformed(`## jdbc-url

| Setting | For |
|---|---|
| \`catalog.store\` | Files |
| \`a.b\` | Defined below |
| \`jdbc-url\` | A heading has it |
| \`catalog.store\` | Again |
| \`conf/gravitino.conf\` | A file |
| 3.5 | A release |
| See a.b here | A sentence |
| \`name\` | One word |

| Key | Description |
|---|---|
| \`a.b\` | Text |
`);

  it('has its id, unless a heading, a definition or a row above has it', () => {
    const ids = nodesOf(tree, 'tableRow').map(({ data }) => data?.hProperties?.id);
    const none = Array.from({ length: 3 });
    const before = [undefined, 'catalog.store', ...none, 'conf-gravitino.conf', ...none];
    expect(ids).toEqual([...before, undefined, 'a.b']);
  });
});
