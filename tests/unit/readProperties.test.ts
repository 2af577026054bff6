import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { readProperties } from '../../src/plugins/docs-facts/readProperties';
import { definedBy, isSetting, keyAnchor, messageColumn } from '../../src/site/reference';
import { answers } from '../support/answers';

const page = { title: 'Server', permalink: '/docs/latest/server' };

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

describe('readProperties', () => {
  const properties = readProperties(readMarkdown(markdown).tree, page);

  it('reads every row of the tables that define something, and no other, each with a place of its own', () => {
    expect(properties.map(({ key, anchor }) => [key, anchor])).toEqual([
      ['a.b.httpPort', 'a.b.httpPort'],
      ['package', 'package-1'],
      ['HOME|PATH', 'HOME-PATH'],
      ['a.b.httpPort', 'a.b.httpPort-1'],
      ['a.{name}.class', 'a.name.class'],
    ]);
  });

  it('keeps every cell, code between backticks', () => {
    expect(properties[0]).toEqual({
      key: 'a.b.httpPort',
      name: '`a.b.httpPort`',
      defines: 'Key',
      description: 'Port of the server, `0` or more. New in 0.4.0',
      facts: { Type: 'int', Default: '`8090`', Required: 'No', Since: '0.1.0' },
      heading: 'package',
      page,
      anchor: 'a.b.httpPort',
    });
  });

  it('knows what a table lacks', () => {
    const [, , variable] = properties;
    expect(variable).toMatchObject({ defines: 'Variable', heading: 'Names', description: '' });
    expect(variable?.facts).toEqual({ Default: '`/opt`' });
  });

  it('reads nothing from a page that MDX cannot read', () => {
    expect(readProperties(readMarkdown(`${markdown}\n<Broken`).tree, page)).toEqual([]);
  });
});

describe('which tables define something', () => {
  answers('%s', (headers) => definedBy(headers.split(' | ')), [
    ['Key | Type | Default | Required | Since | Description', 'Key'],
    ['Key | Type | Default | Required | Reserved | Since | Description', 'Key'],
    ['Key | Description', 'Key'],
    [
      'Key in the catalog | Setting in Spark | Required | Since | Description',
      'Key in the catalog',
    ],
    ['Variable | Default | Description', 'Variable'],
    ['Field | Type | Default | Required | Description', 'Field'],
    ['Query parameter | Type | Default | Required | Description', 'Query parameter'],
    ['Property | Default | Values | Effect', 'Property'],
  ]);

  it.each([
    'Key | Value',
    'Key',
    'Command | Effect',
    'Port | Used by | Key',
    'Type | JSON | Description',
  ])('not: %s', (headers) => {
    expect(definedBy(headers.split(' | '))).toBeUndefined();
  });

  it('tells settings from parts of a request', () => {
    expect(isSetting('Key')).toBe(true);
    expect(isSetting('Field')).toBe(false);
  });

  answers('messages of %s: column %i', (headers) => messageColumn(headers.split(' | ')), [
    ['Message | Cause and fix', 0],
    ['What you see | Why | What to do', 0],
    ['Message | Reason and fix', 0],
    ['Symptom | Cause and fix', 0],
    ['Error | Meaning | What to do', 0],
    ['HTTP status | Message | Cause', 1],
    ['Message | Sent to', -1],
    ['HTTP status | `code` | `type` | Cause', -1],
  ]);
});

answers('keyAnchor %s', (key) => keyAnchor(key, new Set()), [
  ['gravitino.bypass.', 'gravitino.bypass'],
  ['spark.bypass.*', 'spark.bypass'],
  ['-PjdbcBackend=<h2|mysql>', 'PjdbcBackend-h2-mysql'],
  ['Any topic setting of Kafka', 'Any-topic-setting-of-Kafka'],
  ['…', 'key'],
]);
