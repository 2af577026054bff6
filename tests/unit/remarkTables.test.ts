import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { isTag, nodesOf } from '../../src/markdown/nodes';
import remarkTables from '../../src/plugins/articles/remarkTables';

/** Transforms Markdown, and returns the properties of elements and the components. */
function transform(markdown: string) {
  const { tree } = readMarkdown(markdown);
  remarkTables()(tree);
  const propertiesOf = ({ data }: Nodes): unknown => data?.hProperties;
  return {
    table: nodesOf(tree, 'table').map(propertiesOf)[0],
    ids: nodesOf(tree, 'tableRow').map(({ data }) => data?.hProperties?.id),
    cells: nodesOf(tree, 'tableRow').map((row) => row.children.map(propertiesOf)),
    tags: nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement').filter(isTag),
    code: nodesOf(tree, 'inlineCode').map(({ value }) => value),
  };
}
const namesOf = ({ tags }: ReturnType<typeof transform>) => tags.map(({ name }) => name);

it('a table of keys has an id for each key and marks what each cell contains', () => {
  const keys = transform(`## a.b

| Key | Description | Default value | Required | Type |
| --- | --- | --- | --- | --- |
| [\`a.b\`](./x.md) | Text with \`conf/some-file.conf\`. | \`org.example.SomethingLong\` | Yes | int |
| \`a.b\` | | | | |
`);
  expect(keys.ids).toEqual([undefined, 'a.b', 'a.b-1']);
  expect(keys.table).toEqual({ 'data-keys': '' });
  expect(keys.cells[1]).toEqual([
    { 'data-key': '' },
    { 'data-description': '' },
    { 'data-fact': 'Default value' },
    { 'data-fact': 'Required', 'data-required': 'yes' },
    { 'data-fact': '' },
  ]);
  expect(namesOf(keys)).toEqual(['Key', 'BreakableCode', 'BreakableCode', 'Key']);
  expect(keys.tags[0]?.children).toMatchObject([{ type: 'link', url: './x.md' }]);
});

describe('a table without keys', () => {
  it('marks its wide columns and repeats their headers for phones', () => {
    const ports = transform(
      '| Port | Used by the server |\n|---|---|\n| `8090` | `gravitino.server.webserver.httpPort` |',
    );
    expect(ports.table).toEqual({});
    expect(ports.cells).toEqual([
      [undefined, { dataWide: '' }],
      [undefined, { dataHead: 'Used by the server', dataWide: '' }],
    ]);
    expect(namesOf(ports)).toEqual(['BreakableCode']);
    expect(ports.code).toEqual(['8090']);
  });

  it('scrolls only if its columns don’t fit', () => {
    const head = (count: number): string =>
      `${'| Administration '.repeat(count)}|\n${'|---'.repeat(count)}|\n`;
    expect(transform(head(4)).table).toEqual({});
    expect(transform(head(8)).table).toEqual({ dataMany: '', dataScrolls: '', tabIndex: 0 });
  });

  it('has ids for rows that begin with a new name', () => {
    const { ids } = transform(`## jdbc-url

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
    const named = ids.flatMap((id, row) => (id === undefined ? [] : [[row, id]]));
    expect(named).toEqual([
      [1, 'catalog.store'],
      [5, 'conf-gravitino.conf'],
      [10, 'a.b'],
    ]);
  });
});
