import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { headingsAndTables } from '../../src/plugins/docs-facts/headingsAndTables';
import { readErrors } from '../../src/plugins/docs-facts/readErrors';
import { readProperties } from '../../src/plugins/docs-facts/readProperties';
import { rootDir } from '../support/paths';

const page = { title: 'Server', permalink: '/docs/latest/server' };
const listsOf = (markdown: string): unknown => {
  const { tree } = readMarkdown(markdown);
  return { properties: readProperties(tree, page), errors: readErrors(tree, page) };
};

const table = (key: string): string =>
  `| Key | Default | Description |\n| --- | --- | --- |\n| \`${key}\` | none | What [it](./it.md) does. |\n`;

const markdown = `---
title: Server
# A comment, not a heading
---

Text of a paragraph
that goes on.

## Settings {/* #keys */}

${table('a.key')}
<Tabs>
<TabItem value="one">

## Settings

:::note

${table('b.key')}
:::

</TabItem>
</Tabs>

- A list:

  \`\`\`\`text
  \`\`\`
  ## No heading
  ${table('c.key')}
  \`\`\`
  \`\`\`\`

  ${table('d.key').replaceAll('\n', '\n  ')}
{/* Left out:
## No heading either
${table('e.key')} */}

## Errors

| Message | Cause |
| --- | --- |
| \`Boom\` | It broke. |
`;

describe('headings and tables of a page', () => {
  it('hold all keys and errors of the page, below the same headings', () => {
    const lists = JSON.stringify(listsOf(markdown));
    expect(lists).toContain('d.key');
    expect(lists).not.toMatch(/[ce]\.key/);
    expect(JSON.stringify(listsOf(headingsAndTables(markdown)))).toBe(lists);
  });

  it.each(['gravitino-server-config', 'trino-connector/installation', 'security/security'])(
    'hold what the whole of %s says',
    (name) => {
      const text = readFileSync(join(rootDir, `docs/${name}.md`), 'utf8');
      expect(listsOf(headingsAndTables(text))).toEqual(listsOf(text));
    },
  );

  it('stay the same while prose and code change', () => {
    const changed = markdown.replace('that goes on', 'that says more').replace('c.key', 'f.key');
    expect(changed).not.toBe(markdown);
    expect(headingsAndTables(changed)).toBe(headingsAndTables(markdown));
    expect(headingsAndTables(`${markdown}\n## See also\n`)).toBe(headingsAndTables(markdown));
    expect(headingsAndTables(markdown.replace('`a.key`', '`z.key`'))).not.toBe(
      headingsAndTables(markdown),
    );
  });
});
