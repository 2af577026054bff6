import { beforeAll, describe, expect, it } from 'vitest';
import { importDocs } from '../../src/plugins/docs-import';
import { fixPage } from '../../src/plugins/docs-import/fixPage';
import { testFolder } from '../support/testFolder';

const front = `---
title: A page
description: One sentence that is long enough to say what the reader gets.
slug: /page
keywords: [sheet]
---
`;
const targets = {
  files: new Set(['docs/page.md', 'docs/guide.md', 'docs/api/calls.md']),
  fileAt: (address: string) => (address === '/the-guide' ? 'docs/guide.md' : undefined),
};
const fix = (text: string) => fixPage('docs/page.md', text, targets);
const fixBody = (body: string): string =>
  fix(`${front}\n${body}\n`).text.slice(front.length).trim();

describe('the body of a page', () => {
  const repairs: [what: string, before: string, after: string][] = [
    ['a title behind the name of a note', ':::note Read this', ':::note[Read this]'],
    ['a note with another name', ':::Hint\n\nA\n\n:::', ':::tip\n\nA\n\n:::'],
    ['an HTML comment', 'A <!-- b --> c', 'A {/* b */} c'],
    ['an HTML comment of several lines', '<!--\n# b\n-->\n\nc', '{/*\n# b\n*/}\n\nc'],
    ['an id in braces', '## A {#a}', '## A {/* #a */}'],
    ['a language that the build lacks', '```console\nls\n```', '```shell\nls\n```'],
    ['a block without a language', '```\n<!-- a -->\n```', '```text\n<!-- a -->\n```'],
    ['a prompt', '```shell\n$ ls\n```', '```shell\nls\n```'],
    ['a heading that skips a level', '## A\n\n#### B', '## A\n\n### B'],
    ['a heading that repeats the title', '# A page\n\nWords.', 'Words.'],
    ['a heading above the first words', '## Introduction\n\nWords.', 'Words.'],
    [
      'a heading between imports and the first words',
      "import Tabs from '@theme/Tabs';\n\n## Introduction\n\nWords.",
      "import Tabs from '@theme/Tabs';\n\n\n\nWords.",
    ],
    [
      'a picture that counts readers',
      'A\n\n<img src="https://example.org/matomo.php?a=1" alt="" />\n\nB',
      'A\n\n\n\nB',
    ],
    ['a link without its ending', 'See [it](guide#a).', 'See [it](./guide.md#a).'],
    ['a link with another ending', '[it](./api/calls.html)', '[it](./api/calls.md)'],
    ['a link from the root', '[it](/the-guide?a=b)', '[it](./guide.md?a=b)'],
    ['an <img> with a text', '<img src="./a.png" alt="An a" />', '![An a](./a.png)'],
  ];
  it.each(repairs)('%s is repaired', (_, before, after) => {
    expect(fixBody(before)).toBe(after);
  });

  it.each([
    ['code within a line', 'Write `<!-- a -->` or `[a](guide)`.'],
    ['other languages that the build colors', '```yml\na: 1\n```\n\n```JS\na;\n```'],
    ['a block that MDX unwraps', '```mdx-code-block\n<b>Bold</b>\n```'],
    ['notes with names of stock Docusaurus', ':::caution\n\nA\n\n:::\n\n:::important\n\nB\n\n:::'],
    ['a picture without a text', '<img src="./a.png" />'],
    ['a picture on another site', '<img src="https://example.org/a.gif" alt="A" />'],
    ['links that are right', '[a](./guide.md) [b](https://example.org/guide) [c](pathname:///a)'],
    ['a link that leads nowhere', '[a](./gone.html)'],
    ['a prompt in a text', '```text\n$ ls\n```'],
    ['headings in code', '```text\n# A page\n```'],
  ])('%s stays as it is', (_, body) => {
    const page = `${front}\n${body}\n`;
    expect(fix(page)).toEqual({ text: page, changes: [] });
  });

  it('addresses in posts, which are permanent, stay as they are', () => {
    const post =
      'Words, and [it](/the-guide).\n\n```shell\ncurl -H "Accept: application/vnd.gravitino.v1+json" a\n```\n';
    expect(fixPage('blog/a/_part.md', post, targets).changes).toEqual([]);
  });

  it('headings of a partial begin at any level', () => {
    const { changes } = fixPage('docs/_part.md', '### A\n\n##### B\n', targets);
    expect(changes.map(({ now }) => now)).toEqual(['#### B']);
  });

  it('each change names its line in the page as it was', () => {
    expect(fix(`${front}\nWords.\n\n## A {#a}\n`).changes).toEqual([
      { line: 10, message: 'an id of an older form', now: '## A {/* #a */}' },
    ]);
  });

  it('line ends of Windows are kept, and a byte order mark goes', () => {
    const { text } = fix(`\uFEFF${front}\n## A {#a}\n`.replaceAll('\n', '\r\n'));
    expect(text).toBe(`${front}\n## A {/* #a */}\n`.replaceAll('\n', '\r\n'));
  });

  it('a second repair finds nothing', () => {
    const once = fix(`---\ntitle: A page\nkeyword: a, b\nlicense: x\n---\n\n# B\n\n#### C\n`).text;
    expect(fix(once)).toEqual({ text: once, changes: [] });
  });
});

describe('front matter', () => {
  const body =
    '\n## Start\n\nThe [guide](./guide.md) says how to `list` all tables of a schema. More.\n';

  it('an unknown field goes, and the change has its value', () => {
    const { text, changes } = fix(front.replace('keywords', 'license: L2\nkeywords') + body);
    expect([text, changes]).toEqual([
      front + body,
      [{ line: 1, message: 'the unknown field license: "L2"', now: '' }],
    ]);
  });

  it('a misspelled field gets its name, and words become a list', () => {
    expect(fix(front.replace('keywords: [sheet]', 'keyword: a sheet, b') + body).text).toBe(
      front.replace('[sheet]', '[a sheet, b]') + body,
    );
  });

  it('a page without a description gets its first sentence, marked to be looked at', () => {
    expect(fix(front.replace(/description.*\n/, '') + body).text).toContain(
      '# Look at this description: a program took it from the text.\ndescription: The guide says how to list all tables of a schema.\n',
    );
  });

  it('fields that are right keep their quotes, order, and comments', () => {
    const page = front.replace('A page', '"A page" # the name') + body;
    expect(fix(page).text).toBe(page);
  });
});

describe('docs:import', () => {
  const { write, read, at } = testFolder('all');
  const [site, up] = [at('site'), at('up')];
  const pageAt = (slug: string, text: string): string =>
    `${front.replace('/page', slug)}\n${text}\n`;
  let result: Awaited<ReturnType<typeof importDocs>>;

  beforeAll(async () => {
    write('site/sidebars.ts', "export default {\n  docs: [\n    'both',\n  ],\n};\n");
    write('site/docs/both.md', pageAt('/both', 'Ours.\n\n## Here'));
    write('site/docs/here.md', pageAt('/place', 'Ours.'));
    write(
      'site/docs/own.md',
      pageAt('/own', '[a](./both.md#heres) [b](./both.md#gone) [c](./both.md#here)'),
    );
    write('up/both.md', pageAt('/both', 'Theirs.'));
    write('up/there.md', pageAt('/place', 'Theirs.'));
    write('up/new.md', pageAt('/new', 'See [it](./there.md). <!-- a -->'));
    write('up/assets/a.png', 'picture');
    write('up/open-api/openapi.yaml', 'openapi: 3.0.3');
    result = await importDocs(site, up, {});
  });

  it('says what is new, changed upstream, moved, and only here', () => {
    expect(Object.values(result.lists)).toEqual([
      ['new.md'],
      ['both.md'],
      ['there.md (here here.md)'],
      ['here.md', 'own.md'],
      [
        'docs/own.md: ./both.md#heres is ./both.md#here',
        'docs/own.md: ./both.md#gone is ./both.md',
      ],
    ]);
    expect(result).toMatchObject({ copied: ['assets/a.png'], fixes: 2 });
  });

  it('a page that both have is kept', () => {
    expect(read('site/docs/both.md')).toContain('Ours.');
  });

  it('a new page is repaired, and its links follow pages that have moved', () => {
    expect(read('site/docs/new.md')).toContain('See [it](./here.md). {/* a */}');
  });

  it('a link to a heading that is gone leads to the nearest one, or to the page', () => {
    expect(read('site/docs/own.md')).toContain(
      '[a](./both.md#here) [b](./both.md) [c](./both.md#here)',
    );
  });

  it('a new page is at the end of the sidebar', () => {
    expect(read('site/sidebars.ts')).toMatch(/'both',[\s\S]*New from upstream.*'new'/);
  });

  it("replaces pages and the REST file by upstream's when told to", async () => {
    await importDocs(site, up, { replace: true, rest: true });
    expect([read('site/docs/both.md'), read('site/docs/api/rest/openapi.yaml')]).toEqual([
      expect.stringContaining('Theirs.'),
      'openapi: 3.0.3',
    ]);
  });

  it('refuses a folder without pages', async () => {
    const none = importDocs(site, at('up/assets'), {});
    await expect(none).rejects.toThrow('has no Markdown. Name the folder "docs" of a checkout');
  });
});
