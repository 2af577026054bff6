import { beforeAll, describe, expect, it } from 'vitest';
import { importDocs } from '../../src/plugins/docs-import';
import { fixPage, openLinked } from '../../src/plugins/docs-import/fixPage';
import { testFolder } from '../support/testFolder';

const front = `---
title: A page
description: One sentence that is long enough to say what the reader gets.
slug: /page
keywords: [sheet]
---
`;
const findLinked = openLinked(
  new Map([
    ['docs/page.md', ''],
    ['docs/guide.md', 'slug: /the-guide'],
    ['docs/api/calls.md', ''],
  ]),
);
const fix = (text: string) => fixPage('docs/page.md', text, findLinked);
const fixBody = (body: string): string =>
  fix(`${front}\n${body}\n`).text.slice(front.length).trim();

describe('the body of a page', () => {
  const repairs: [what: string, before: string, after: string][] = [
    ['a title after the type of a note', ':::note Read this', ':::note[Read this]'],
    ['an HTML comment of several lines', '<!--\n# b\n-->\n\nc', '{/*\n# b\n*/}\n\nc'],
    ['a language that the build lacks', '```console\nls\n```', '```shell\nls\n```'],
    ['a block without a language', '```\n<!-- a -->\n```', '```text\n<!-- a -->\n```'],
    ['a prompt', '```shell\n$ ls\n```', '```shell\nls\n```'],
    ['a heading that skips a level', '## A\n\n#### B', '## A\n\n### B'],
    ['a heading with code and an id', '## `a` {#b}', '## `a` {/* #b */}'],
    ['a note with code in its title', ':::Warn `a` b', ':::warning[`a` b]'],
    [
      'headers before others',
      '```shell\na -H "Accept: application/vnd.gravitino.v1+json" \\\n -H "Accept: application/vnd.gravitino" \\\n -d b\n```',
      '```shell\na \\\n -d b\n```',
    ],
    ['a comment with code', '<!--\n```\n-->\n```\nc\n```', '{/*\n```\n*/}\n```text\nc\n```'],
    ['a tracking pixel', 'A\n<img src="https://a.org/matomo.php?a=1" alt="" />\nB', 'A\n\nB'],
    ['a link without its extension', 'See [it](guide#a).', 'See [it](./guide.md#a).'],
    ['a link with another extension', '[it](./api/calls.html)', '[it](./api/calls.md)'],
    ['a link from the root', '[it](/the-guide?a=b)', '[it](./guide.md?a=b)'],
    ['an <img> with an alternative text', '<img src="./a.png" alt="An a" />', '![An a](./a.png)'],
    ['an <Image>', "<Image img={require('./a.png')} style={{ width: 9 }} />", '![](./a.png)'],
    ['a tag without an end', 'A<br>b <hr > `<br>`', 'A<br />b <hr /> `<br>`'],
    ['an address with spaces', '[a](./a b.md#C d) [e](##F g)', '[a](./a%20b.md#c-d) [e](#f-g)'],
    ['a word twice and "an"', 'It is is is an unified a a.', 'It is a unified a a.'],
    ['curly quotes', 'It’s “a”.', `It's "a".`],
    ['a list of four', 'A, `b`, c and d; a, b and c', 'A, `b`, c, and d; a, b and c'],
    ['hyphens', '- **A** - b - c\n- A: b - c\n\nA - b', '- **A**: b - c\n- A: b - c\n\nA - b'],
    [
      'upstream’s Javadoc',
      '[a](pathname:///docs/1.0.0/api/java)',
      '[a](https://gravitino.apache.org/docs/1.0.0/api/java)',
    ],
    [
      'the REST reference',
      '[a](api/rest/gravitino-rest-api)',
      '[a](./api/rest/gravitino-rest-api.info.mdx)',
    ],
    ['a British spelling', 'Behaviour of labelled jobs.', 'Behavior of labeled jobs.'],
  ];
  it.each(repairs)('is fixed: %s', (_, before, after) => {
    expect(fixBody(before)).toBe(after);
  });

  it.each([
    ['inline code', 'Write `<!-- a -->` or `[a](guide)`.'],
    ['other languages that the build colors', '```yml\na: 1\n```\n\n```JS\na;\n```'],
    ['a block that MDX unwraps', '```mdx-code-block\n<b>Bold</b>\n```'],
    ['notes with types of stock Docusaurus', ':::caution\n\nA\n\n:::\n\n:::important\n\nB\n\n:::'],
    ['a picture without an alternative text', '<img src="./a.png" />'],
    ['a picture in several sizes', '<img src="./a.png" srcset="./b.png 2x" alt="A" />'],
    ['a picture of another site', '<img src="https://example.org/a.gif" alt="A" />'],
    ['correct links', '[a](./guide.md) [b](https://example.org/guide) [c](pathname:///a)'],
    ['a broken link', '[a](./gone.html)'],
    ['words that are correct or names', 'Had had, BEHAVIOUR, [a b](./cancelled.md), `cancelled`.'],
    [
      'words in code',
      'export const cancelled = 1;\n\nIt is {say(1, cancelled)} <A b="a labelled c" />.',
    ],
    ['a link with a title, and parentheses', '[a](https://a.org "A b") [c] (d e)'],
    ['a prompt in a text block', '```text\n$ ls\n```'],
    ['headings in code and comments', '```text\n# A\n```\n\n{/*\n# A\n*/}'],
    ['a block in a block', '````markdown\n```\n<!-- a -->\n```\n````'],
    ['braces behind words', 'A {#a}'],
  ])('doesn’t change: %s', (_, body) => {
    const page = `${front}\n${body}\n`;
    expect(fix(page)).toEqual({ text: page, changes: [] });
  });

  it('keeps permanent addresses in posts', () => {
    const post =
      'Words, and [it](/the-guide).\n\n```shell\ncurl -H "Accept: application/vnd.gravitino.v1+json" a\n```\n';
    expect(fixPage('blog/a/_part.md', post, findLinked).changes).toEqual([]);
  });

  it('may begin with any heading level in a partial', () => {
    const { changes } = fixPage('docs/_part.md', '### A\n\n##### B\n', findLinked);
    expect(changes.map(({ now }) => now)).toEqual(['#### B']);
  });

  it('has changes that name the line in the original page', () => {
    expect(fix(`${front}\nWords.\n\n## A {#a}\n`).changes).toEqual([
      { line: 10, message: 'an id of an older form', now: '## A {/* #a */}' },
    ]);
  });

  it('keeps Windows line ends and drops the byte order mark', () => {
    const { text } = fix(`\uFEFF${front}\n## A {#a}\n`.replaceAll('\n', '\r\n'));
    expect(text).toBe(`${front}\n## A {/* #a */}\n`.replaceAll('\n', '\r\n'));
  });

  it('isn’t changed by a second fix', () => {
    const once = fix(`---\ntitle: A page\nkeyword: a, b\nlicense: x\n---\n\n# B\n\n#### C\n`).text;
    expect(fix(once)).toEqual({ text: once, changes: [] });
  });
});

describe('front matter', () => {
  const body =
    '\n## Start\n\nThe [guide](./guide.md) says how to `list` all tables of a schema. More.\n';

  it('loses unknown fields, which are reported, unless the name is misspelled', () => {
    const { text, changes } = fix(
      front.replace('keywords: [sheet]', 'license: L2\nkeyword: a sheet, b') + body,
    );
    expect(text).toBe(front.replace('[sheet]', '[a sheet, b]') + body);
    expect(changes[0]).toEqual({ line: 1, message: 'the unknown field license: "L2"', now: '' });
  });

  it('gets the first sentence as a missing description, marked for review, if it can be one', () => {
    const fixWithout = (text: string) =>
      fix(front.replace(/description.*\n/, '') + body.replace(/The.*/, text)).text;
    expect(
      fixWithout('The [guide](./guide.md) says how to list `all` tables (aka. A) of `a.`. B.'),
    ).toContain(
      '# Look at this description: a program took it from the text.\ndescription: The guide says how to list all tables (aka. A) of a.\n',
    );
    expect(fixWithout(`A ${'very, '.repeat(40)}long text. A short one.`)).not.toContain(
      'description:',
    );
  });

  it('keeps the quotes, order, and comments of valid fields', () => {
    const page = front.replace('A page', '"A page" # the name') + body;
    expect(fix(page).text).toBe(page);
  });
});

describe('docs:import', () => {
  const { write, read, at } = testFolder('all');
  const [site, up] = [at('site'), at('up')];
  const pageAt = (slug: string, text: string): string =>
    `${front.replace('/page', slug)}\n${text}\n`;
  let report = '';

  beforeAll(async () => {
    write('site/sidebars.ts', "export default {\n  docs: [\n    'both',\n  ],\n};\n");
    const errors = '| Message | Cause |\n|---|---|\n| A | B |';
    write('site/docs/both.md', pageAt('/both', `Ours.\n\n## Here\n\n${errors}`));
    write('site/docs/here.md', pageAt('/place', 'Ours.'));
    write(
      'site/docs/own.md',
      pageAt('/own', '[a](./both.md#heres) [b](./both.md#gone) [c](./both.md#here)'),
    );
    write('up/both.md', '---\ntitle: Theirs\nslug: /theirs\nlicense: a\n---\n\nTheirs.\n');
    write('up/there.md', pageAt('/place', 'Theirs.'));
    write('up/new.md', pageAt('/new', 'See [it](./there.md), [b](/theirs). <!-- a -->'));
    write('up/assets/a.png', 'picture');
    write('up/open-api/openapi.yaml', 'openapi: 3.0.3');
    report = await importDocs(site, up, {});
  });

  it('lists new, changed, moved, and local pages, and changed links', () => {
    expect(report.split(/\n\n|\nLeft/).slice(0, 6)).toEqual([
      'New (1):\n  new.md',
      "In both, kept as here: --replace takes upstream's (1):\n  both.md",
      "Not taken, because the address belongs to a page here. To take upstream's text, git mv that page to upstream's name, and import again (1):\n  there.md (here here.md)",
      'Only here (2):\n  here.md\n  own.md',
      'Links to headings that are gone, each with what it is now: look at them (2):\n  docs/own.md: ./both.md#heres is ./both.md#here\n  docs/own.md: ./both.md#gone is ./both.md',
      expect.stringContaining('Pictures and OpenAPI files copied: 1. Places repaired: 2.'),
    ]);
  });

  it('keeps pages, adds new ones to the sidebar, and points links to moved pages and the nearest headings', () => {
    expect(read('site/sidebars.ts')).toMatch(/'both',[\s\S]*New from upstream.*'new'/);
    expect(read('site/docs/both.md')).toContain('Ours.');
    expect(read('site/docs/new.md')).toContain('See [it](./here.md), [b](/theirs). {/* a */}');
    expect(read('site/docs/own.md')).toContain(
      '[a](./both.md#here) [b](./both.md) [c](./both.md#here)',
    );
  });

  it('replaces the REST file and pages except for their front matter on request', async () => {
    const replaced = await importDocs(site, up, { replace: true, rest: true });
    expect(replaced).toContain('1 errors before, 0 settings, 0 fields, 0 errors now.');
    expect(read('site/docs/both.md')).toBe(pageAt('/both', 'Theirs.'));
    expect(read('site/docs/new.md')).toContain('[b](./both.md)');
    expect(read('site/docs/api/rest/openapi.yaml')).toBe('openapi: 3.0.3');
  });

  it('rejects a folder without pages', async () => {
    const none = importDocs(site, at('up/assets'), {});
    await expect(none).rejects.toThrow('has no Markdown. Name the folder "docs" of a checkout');
  });
});
