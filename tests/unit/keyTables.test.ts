import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { readRows } from '../../src/plugins/docs-facts/readRows';
import { keyAnchor, keyColumns, messageColumn, seemsToDefineKeys } from '../../src/site/reference';
import { testCases } from '../support/testCases';

const markdown = `---
title: Server
---

## package

Text.

| Key | Type | Default | Required | Since | Description |
| --- | --- | --- | --- | --- | --- |
| \`a.b.httpPort\` | int | \`8090\` | No | 0.1.0 | Port of the [server](./server.md), \`0\` or more. <Since version="0.4.0" /> |
| \`package\` | string | none | With \`oauth\` | 0.2.0 | Second thing of that name. |

### Names

:::note

| Variable | Default | Description |
| --- | --- | --- |
| \`HOME\\|PATH\` | \`/opt\` | |

:::

| Key | Description |
| --- | --- |
| \`a.b.httpPort\` | Again. |
| \`a.{name}.class\` | |

| File | Content |
| --- | --- |
| \`x\` | No definition. |
`;

describe('readRows', () => {
  const properties = readRows(readMarkdown(markdown).tree);

  it('reads only the rows of tables that define something, each with a unique anchor', () => {
    expect(properties.map(({ name, anchor }) => [name, anchor])).toEqual([
      ['`a.b.httpPort`', 'a.b.httpPort'],
      ['`package`', 'package-1'],
      ['`HOME|PATH`', 'HOME-PATH'],
      ['`a.b.httpPort`', 'a.b.httpPort-1'],
      ['`a.{name}.class`', 'a.name.class'],
    ]);
  });

  it('keeps every cell, with code in backticks', () => {
    expect(properties[0]).toEqual({
      kind: 'setting',
      name: '`a.b.httpPort`',
      description: 'Port of the server, `0` or more. New in 0.4.0',
      facts: { Type: 'int', Default: '`8090`', Required: 'No', Since: '0.1.0' },
      section: 'package',
      anchor: 'a.b.httpPort',
    });
  });

  it('leaves out columns that a table lacks', () => {
    const [, , variable] = properties;
    expect(variable).toMatchObject({ kind: 'setting', section: 'Names', description: '' });
    expect(variable?.facts).toEqual({ Default: '`/opt`' });
  });

  it('reads columns in any order under other headers, without pipes at the edges', () => {
    const [property] = readRows(
      readMarkdown(`Required | Explanation | Configuration item | Default value | Since Version
--- | --- | --- | --- | ---
Yes | The size. | \`a.size\` | 5 | 1.0.0
`).tree,
    );
    expect(property).toMatchObject({
      name: '`a.size`',
      description: 'The size.',
      facts: { Required: 'Yes', Default: '5', Since: '1.0.0' },
    });
  });

  it('reads nothing from a page that MDX cannot read', () => {
    expect(readRows(readMarkdown(`${markdown}\n<Broken`).tree)).toEqual([]);
  });
});

/** Headers without the spaces around `|`. */
const split = (headers: string): string[] => headers.split(' | ');

describe('the headers of a table', () => {
  const settings = [
    'Key | Type | Default | Required | Reserved | Since | Description',
    'Key | Description',
    'Key in the catalog | Setting in Spark | Required | Since | Description',
    'Variable | Default | Description',
    'Property | Default | Values | Effect',
    'Configuration item | Description | Default value | Required | Since Version',
    'Property Name | Type | Default Value | Description | Required',
    'Gravitino catalog property name | Flink Hive connector configuration | Description',
    'Property name in Gravitino catalog properties | Description | Since Version',
    'Environment Variable | Configuration Key | Default Value | Since Version',
    'Name | Default value | Description',
    'Required | Description | Configuration key',
  ];
  const fields = [
    'Field | Type | Default | Required | Description',
    'Query parameter | Type | Default | Required | Description',
    'Option | Default | Effect',
    'Argument | Description | Default value',
    'Name | Type | Description',
  ];

  it.each(settings)('define settings: %s', (headers) => {
    expect(keyColumns(split(headers))?.areSettings).toBe(true);
  });

  it.each(fields)('define fields or arguments: %s', (headers) => {
    expect(keyColumns(split(headers))?.areSettings).toBe(false);
  });

  it.each([
    'Key | Value',
    'Key',
    'Command | Effect',
    'Port | Used by | Key',
    'Type | JSON | Description',
    'Name | Description',
    'Tag | Meaning | Property',
  ])('define nothing: %s', (headers) => {
    expect(keyColumns(split(headers))).toBeUndefined();
  });

  testCases(
    '%s resemble a table of keys with a wrong header: %s',
    (row) => seemsToDefineKeys(split(row)),
    [
      ['Knob | Default | Required | Description', true],
      ['Key | Default | Required | Description', false],
      ['Field | Required | Values', false],
    ],
  );

  testCases('%s have messages in column %i', (headers) => messageColumn(split(headers)), [
    ['Message | Cause and fix', 0],
    ['What you see | Why | What to do', 0],
    ['Message | Reason and fix', 0],
    ['Symptom | Cause and fix', 0],
    ['Error | Meaning | What to do', 0],
    ['Error message | cause', 0],
    ['HTTP status | Message | Cause', 1],
    ['Message | Sent to', -1],
    ['HTTP status | `code` | `type` | Cause', -1],
  ]);
});

testCases('the anchor of the key %s is %s', (key) => keyAnchor(key, new Set()), [
  ['gravitino.bypass.', 'gravitino.bypass'],
  ['spark.bypass.*', 'spark.bypass'],
  ['-PjdbcBackend=<h2|mysql>', 'PjdbcBackend-h2-mysql'],
  ['Any topic setting of Kafka', 'Any-topic-setting-of-Kafka'],
  ['…', 'key'],
]);
