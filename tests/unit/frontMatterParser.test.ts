import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frontMatterParser } from '../../src/plugins/front-matter/parse';
import { soundFiles } from '../support/check/fixture';

const post = 'blog/2024-05-06-a-post/index.md';

describe('the front matter of a page', () => {
  let siteDir: string;
  beforeAll(() => {
    siteDir = mkdtempSync(join(tmpdir(), 'front-'));
    mkdirSync(join(siteDir, 'blog'));
    for (const file of ['blog/authors.yml', 'blog/tags.yml']) {
      writeFileSync(join(siteDir, file), soundFiles[file] ?? '');
    }
  });
  afterAll(() => rmSync(siteDir, { recursive: true }));

  const parse = (file: string, fileContent: string) =>
    frontMatterParser(siteDir)({
      filePath: join(siteDir, file),
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });

  it('is read as the framework reads it', async () => {
    const { frontMatter, content } = await parse(
      'docs/a.md',
      '---\ntitle: A page\n---\n\nWords.\n',
    );
    expect(frontMatter).toEqual({ title: 'A page' });
    expect(content.trim()).toBe('Words.');
    expect((await parse('docs/_part.md', 'Words.\n\n---\n\nMore.\n')).frontMatter).toEqual({});
    expect((await parse(post, soundFiles[post] ?? '')).frontMatter).toMatchObject({
      slug: 'a-post',
    });
  });

  it('is refused each time that it is no YAML, which the framework does once', async () => {
    const text = '---\nslug: /a\ntitle: One: two: three\n---\n';
    for (let time = 0; time < 2; time += 1) {
      await expect(parse('docs/a.md', text)).rejects.toThrow(
        'docs/a.md:3: The front matter is no YAML',
      );
    }
    const default2 = () => DEFAULT_PARSE_FRONT_MATTER({ filePath: 'a.md', fileContent: text });
    await expect(default2()).rejects.toThrow();
    await expect(default2()).resolves.toMatchObject({ frontMatter: {} });
  });

  it('is refused where it is not what posts have', async () => {
    const text = (soundFiles[post] ?? '').replace('[data, rest]', '[data, nonesuch]');
    await expect(parse(post, text)).rejects.toThrow(`${post}: "tags"`);
    await expect(parse('docs/a.md', text)).resolves.toBeDefined();
  });
});
