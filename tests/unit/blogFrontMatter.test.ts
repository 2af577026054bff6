import { describe, expect, it } from 'vitest';
import * as checks from '../../src/plugins/front-matter/check';
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
const checkPosts = (...args: Parameters<typeof checks.checkPosts>): string[] =>
  checks.checkPosts(...args).map(checks.describeProblem);
const check = (change: Record<string, unknown>) =>
  checks
    .checkPost({ file, frontMatter: { ...good, ...change } }, known)
    .map(checks.describeProblem);

describe('front matter of one post', () => {
  it('passes when every field is as the schema has it', () => {
    expect(check({})).toEqual([]);
    expect(
      check({
        cover: 'iceberg',
        image: './card.png',
        featured: true,
        external_permalink: 'https://example.org/post',
      }),
    ).toEqual([]);
  });

  it.each([
    ['title', undefined, 'is missing'],
    ['description', 'Too short.', '50 to 160 characters'],
    ['slug', 'A Title', 'lower-case words joined by hyphens'],
    ['date', '2024-02-30', 'YYYY-MM-DD'],
    ['authors', ['nobody'], 'keys of blog/authors.yml: team'],
    ['authors', 'team', 'a list of 1 to 3'],
    ['tags', ['ai'], 'a list of 2 to 5'],
    ['tags', ['ai', 'unheard-of'], 'ai, data, rest'],
    ['image', 'card.gif', 'PNG, JPEG or WebP'],
    ['cover', 'rocket', 'one of branches, '],
    ['featured', 'yes', 'true, or no such line'],
    ['external_permalink', 'http://example.org/post', 'https://'],
  ])('names file, field and what is allowed: %s %j', (field, value, allowed) => {
    const problems = check({ [field]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(file);
    expect(problems[0]).toContain(`"${field}"`);
    expect(problems[0]).toContain(allowed);
  });

  it('wants the folder and the date to agree', () => {
    expect(check({ date: '2024-05-07' })).toEqual([
      expect.stringContaining('Both must begin with the same day'),
    ]);
  });
});

describe('front matter of all posts', () => {
  const other = { ...good, slug: 'other', tags: ['rest', 'ai'] };
  const second = (change: object) => [
    { file, frontMatter: good },
    { file: 'blog/2024-05-06-other/index.md', frontMatter: { ...other, ...change } },
  ];
  const posts = second({});

  it('passes when nothing clashes', () => {
    expect(checkPosts(posts, known)).toEqual([]);
  });

  it('refuses a slug or a cover twice, two featured posts, and a tag that nobody uses', () => {
    expect(checkPosts(second({ slug: 'a-title' }), known)).toEqual([
      expect.stringContaining(`as in ${file}`),
    ]);
    const covered = second({ cover: 'iceberg' });
    expect(checkPosts(covered, known)).toEqual([]);
    const same = covered.map((post) => ({
      ...post,
      frontMatter: { ...post.frontMatter, cover: 'iceberg' },
    }));
    expect(checkPosts(same, known)).toEqual([
      expect.stringContaining(
        `"cover" is "iceberg", as in ${file}. No two posts may have the same.`,
      ),
    ]);
    const featured = posts.map((post) => ({
      ...post,
      frontMatter: { ...post.frontMatter, featured: true },
    }));
    expect(checkPosts(featured, known)).toEqual([
      expect.stringContaining('"featured" is true, as in'),
    ]);
    expect(checkPosts(second({ tags: ['data', 'ai'] }), known)).toEqual([
      expect.stringContaining('no post has the tag "rest"'),
    ]);
  });
});

describe('reading front matter', () => {
  it('keeps days as they were written', () => {
    expect(readSource(file, '---\ndate: 2024-05-06\n---\ntext').frontMatter.date).toBe(
      '2024-05-06',
    );
  });

  it.each([
    ['---\n- a\n---\n', 'field: value'],
    ['---\ntitle: *Bold* words\n---\n', 'Quote a value that holds ": " or begins with *'],
    ['---\ntitle: *Bold\n---\n', '"title" can\'t be read: Unresolved alias'],
    ['---\ntitle: &a [*a]\n---\n', '"title" can\'t be read'],
  ])('says what is wrong with %j', (text, reason) => {
    expect(() => readSource(file, text)).toThrow(reason);
    expect(() => readSource(file, text)).toThrow(file);
  });
});

it('reading authors and tags says in which file there is no YAML', () => {
  expect(keysOf('blog/tags.yml', 'ai:\n  label: AI\n')).toEqual(['ai']);
  expect(() => keysOf('blog/tags.yml', 'ai: [')).toThrow(/^blog\/tags\.yml: .+ at line 1/);
});

describe('a field', () => {
  const [long, name] = [
    '>-\n  One sentence that says what the post is about,\n  long enough.',
    '&t team',
  ];
  const written = (lines: string): string[] =>
    checks
      .checkPost(
        { file, frontMatter: readSource(file, `---\n${lines}\n---\n\nText.`).frontMatter },
        { ...known, 'tags.yml': ['ai', 'data', 'rest', 'team'] },
      )
      .map(checks.describeProblem);
  const sound = `title: "A title: with a \\"quote\\""\ndescription: ${long}\nslug: a-title\ndate: 2024-05-06\nauthors: [${name}]`;

  it('may be written in every way that YAML has', () => {
    expect(written(`${sound}\ntags:\n  - 'ai'\n  - *t\nimage: ~`)).toEqual([]);
  });

  it.each([
    ['tags: {ai: data}', '"tags" is {"ai":"data"}. It must be a list'],
    ['tags: [[ai], [data]]', '"tags" is [["ai"],["data"]]. It must be a list'],
    ['tags: 5', '"tags" is 5. It must be a list'],
    ['tags:', '"tags" is missing. It must be a list'],
    ['tags: [ai, dtaa]', 'Did you mean "data"?'],
    ['tags: [ai, data]\nfeature: true', 'external_permalink. Did you mean "featured"?'],
    ['tags: [ai, data]\n? [a, b]\n: c', 'Unknown field "["a","b"]".'],
    ['tags: [ai, data]\n__proto__: c', 'Unknown field "__proto__".'],
  ])('that is unknown is reported as written: %s', (lines, message) => {
    expect(written(`${sound}\n${lines}`)).toEqual([expect.stringContaining(message)]);
  });
});
