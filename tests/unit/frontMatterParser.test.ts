import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { frontMatterParser } from '../../src/plugins/front-matter/check';
import { docsPage, validFiles } from '../support/check/fixture';
import { testFolder } from '../support/testFolder';

const post = 'blog/2024-05-06-a-post/index.md';

describe('the front matter of a page', () => {
  const { path: siteDir, write, at } = testFolder('all');
  for (const file of ['blog/authors.yml', 'blog/tags.yml']) {
    write(file, validFiles[file] ?? '');
  }

  const parse = (file: string, fileContent: string) =>
    frontMatterParser(siteDir)({
      filePath: at(file),
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });

  it('has the fields and content that the framework reads', async () => {
    const { frontMatter, content } = await parse('docs/a.md', docsPage('/a', 'Words.'));
    expect(frontMatter).toMatchObject({ slug: '/a' });
    expect(content.trim()).toBe('Words.');
    expect((await parse('docs/_part.md', 'Words.\n\n---\n\nMore.\n')).frontMatter).toEqual({});
    expect((await parse(post, validFiles[post] ?? '')).frontMatter).toMatchObject({
      slug: 'a-post',
    });
  });

  it("is rejected every time if it isn't valid YAML, unlike the framework's cached result", async () => {
    const text = '---\nslug: /a\ntitle: One: two: three\n---\n';
    for (let time = 0; time < 2; time += 1) {
      await expect(parse('docs/a.md', text)).rejects.toThrow(
        'docs/a.md:3: The front matter isn’t valid YAML',
      );
    }
  });

  it('is rejected if a post has an invalid field', async () => {
    const text = (validFiles[post] ?? '').replace('[data, rest]', '[data, nonesuch]');
    await expect(parse(post, text)).rejects.toThrow(`${post}:7: "tags"`);
    await expect(parse('src/pages/a.md', text)).resolves.toBeDefined();
  });

  it('is rejected if a docs page has an invalid field', async () => {
    const text = docsPage('/a', 'Words.');
    await expect(parse('docs/a.md', text.replace('slug: /', 'slug: '))).rejects.toThrow(
      'docs/a.md:4: "slug" is "a". Write an address below the version',
    );
    await expect(parse('versioned_docs/version-1/b/a.md', 'Words.')).rejects.toThrow(
      'versioned_docs/version-1/b/a.md:1: The file has no front matter.',
    );
    await expect(parse('docs/api/rest/a.api.mdx', '---\nid: a\n---\n')).resolves.toBeDefined();
  });
});
