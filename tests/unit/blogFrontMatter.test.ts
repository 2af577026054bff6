import { describe, expect, it } from 'vitest';
import { checkSource, describeProblem } from '../../src/plugins/front-matter/check';
import { keysOf, readSource } from '../../src/plugins/front-matter/read';

const known = { 'authors.yml': ['team'], 'tags.yml': ['ai', 'data', 'rest'] };
const good = {
  title: 'A title of some length',
  description: 'One sentence that says what the post is about, long enough.',
  slug: 'a-title',
  date: '2024-05-06',
  authors: ['team'],
  tags: ['ai', 'data'],
};
const file = 'blog/2024-05-06-a-title/index.md';
const problemsOf = (change: Record<string, unknown>): string[] =>
  checkSource({ file, frontMatter: { ...good, ...change }, lines: {} }, known).map(describeProblem);

describe('the front matter of a post', () => {
  it('passes when every field matches the schema', () => {
    const optional = { cover: 'iceberg', image: './card.png', featured: true };
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ ...optional, external_permalink: 'https://example.org/post' })).toEqual([]);
  });

  it.each([
    ['title', undefined, 'is missing'],
    ['description', 'Too short.', '>=50 characters'],
    ['slug', 'A Title', 'lower-case words joined by hyphens'],
    ['date', '2024-02-30', 'YYYY-MM-DD'],
    ['date', '2024-05-07', 'Both must begin with the same day'],
    ['authors', ['nobody'], 'expected "team"'],
    ['authors', 'team', 'expected array'],
    ['tags', ['ai'], '>=2 items'],
    ['tags', ['ai', 'unheard-of'], 'expected one of "ai"\\|"data"\\|"rest"'],
    ['tags', ['ai', 'ai'], 'List each value only once'],
    ['image', 'card.gif', 'PNG, JPEG, or WebP'],
    ['cover', 'rocket', 'expected one of "branches"'],
    ['featured', 'yes', 'Write true, or take'],
    ['external_permalink', 'http://example.org/post', 'https://'],
  ])(
    'is rejected with the file, the field, and the allowed values: %s %j',
    (field, value, allowed) => {
      expect(problemsOf({ [field]: value })).toEqual([
        expect.stringMatching(new RegExp(`^${file}:1: "${field}" .*${allowed}`)),
      ]);
    },
  );
});

describe('reading front matter', () => {
  it('keeps a date as the text that was written', () => {
    const { frontMatter } = readSource(file, '---\ndate: 2024-05-06\n---\ntext');
    expect(frontMatter.date).toBe('2024-05-06');
  });

  it.each([
    ['---\n- a\n---\n', 'field: value'],
    ['---\ntitle: *Bold* words\n---\n', 'Quote values that contain'],
    ['---\ntitle: *Bold\n---\n', '"title" can\'t be read: Unresolved alias'],
    ['---\ntitle: &a [*a]\n---\n', '"title" can\'t be read'],
  ])('reports the line and the reason for %j', (text, reason) => {
    expect(checkSource(readSource(file, text), known).map(describeProblem)).toEqual([
      expect.stringMatching(new RegExp(`^${file}:2: .*${reason}`, 's')),
    ]);
  });
});

it('invalid YAML of authors or tags is reported with its file', () => {
  expect(keysOf('blog/tags.yml', 'ai:\n  label: AI\n')).toEqual(['ai']);
  expect(() => keysOf('blog/tags.yml', 'ai: [')).toThrow(/^blog\/tags\.yml: .+ at line 1/);
});

describe('a field of a post', () => {
  const valid = `title: "A title: with a \\"quote\\""\ndescription: >-\n  One sentence that says what the post is about,\n  long enough.\nslug: a-title\ndate: 2024-05-06\nauthors: [&t team]`;
  const problemsIn = (fields: string): string[] => {
    const source = readSource(file, `---\n${valid}\n${fields}\n---\n\nText.`);
    const keys = { ...known, 'tags.yml': ['ai', 'data', 'rest', 'team'] };
    return checkSource(source, keys).map(describeProblem);
  };

  it('accepts every YAML notation', () => {
    expect(problemsIn("tags:\n  - 'ai'\n  - *t\nimage: ~")).toEqual([]);
  });

  it.each([
    ['tags: {ai: data}', '"tags" is {"ai":"data"}. Invalid input: expected array'],
    ['tags: [[ai], [data]]', '"tags" is [["ai"],["data"]]. Invalid option'],
    ['tags:', '"tags" is missing.'],
    ['tags: [ai, datta]', 'Did you mean "data"?'],
    ['tags: [ai, data]\nfeature: true', 'Unknown field "feature". Did you mean "featured"?'],
    ['tags: [ai, data]\n? [a, b]\n: c', 'Unknown field "["a","b"]".'],
    ['tags: [ai, data]\n__proto__: c', 'Unknown field "__proto__".'],
  ])('is reported as it is written: %s', (lines, message) => {
    expect(problemsIn(lines)).toEqual([expect.stringContaining(message)]);
  });
});
