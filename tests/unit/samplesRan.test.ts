import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { nodesOf } from '../../src/markdown/nodes';
import { hashOf, samplesIn } from '../../src/plugins/docs-facts/samples';
import { resultsFile, samplesRan } from '../../src/plugins/docs-facts/samplesRan';
import { frontMatterParser } from '../../src/plugins/front-matter/parse';
import { frontMatter } from '../../src/plugins/markdown-export';
import { readPageFiles } from '../support/docs/pages';
import { testFolder } from '../support/testFolder';

const page = (sentence: string, sample: string): string =>
  `---\ntitle: Tables\ndescription: Tables of every catalog, and how to ask the server for its version.\nslug: /tables\nkeywords: [tables]\n---\n\n${sentence}\n\n\`\`\`shell\n${sample}\n\`\`\`\n\n\`\`\`text\nOK\n\`\`\`\n`;
const sample = 'curl http://localhost:8090/api/version';
const text = page('Ask for the version.', sample);
const file = 'versioned_docs/version-0.5.1/tables.md';
const hash = hashOf(samplesIn(text));
const ran = { release: '0.5.1', date: '2024-06-03', ran: 1, all: 1 };

describe('a page whose samples ran', () => {
  const { path: siteDir, write, at } = testFolder('all');
  const writeResults = (version: string, release: string, date: string): void => {
    const pages = { tables: { hash, date, ran: 1, all: 1 } };
    write(resultsFile(version), JSON.stringify({ release, pages }));
  };
  writeResults('0.5.1', '0.5.1', '2024-06-03');

  it('says so, also after a sentence changed', () => {
    expect(samplesRan(siteDir, file, text)).toEqual(ran);
    expect(samplesRan(siteDir, file, page('Which version is it?', sample))).toEqual(ran);
  });

  it.each([
    ['whose sample changed', file, page('Ask for the version.', `${sample}s`)],
    ['of another version', 'versioned_docs/version-0.5.0/tables.md', text],
    ['of the next version', 'docs/tables.md', text],
    ['that never ran', 'versioned_docs/version-0.5.1/columns.md', text],
    ['that is a post', 'blog/2024-05-06-tables/index.md', text],
  ])('says nothing on a page %s', (_, path, changed) => {
    expect(samplesRan(siteDir, path, changed)).toBeUndefined();
  });

  it('has the field in its front matter, and no other page has', async () => {
    const parse = (path: string) =>
      frontMatterParser(siteDir)({
        filePath: at(path),
        fileContent: text,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
    expect((await parse(file)).frontMatter).toMatchObject({ samples_ran: ran });
    expect((await parse('docs/tables.md')).frontMatter).not.toHaveProperty('samples_ran');
  });

  it('has it in its Markdown export', () => {
    const exported = { permalink: '/tables', title: 'Tables', description: '', fields: {} };
    const fields = { samples_ran: ran };
    const written = frontMatter({ ...exported, fields }, 'https://example.org');
    expect(written).toContain('samples_ran:\n  release: 0.5.1\n  date: 2024-06-03\n');
    expect(frontMatter(exported, 'https://example.org')).not.toContain('samples_ran');
  });

  it('fails with a file of results that the run didn’t write', () => {
    writeResults('next', '0.6.0', 'today');
    expect(() => samplesRan(siteDir, 'docs/tables.md', text)).toThrow(
      'tests/product/results/next.json',
    );
  });
});

describe('the samples of a page', () => {
  it('are the code blocks that the parser finds, in lists, quotes, and tabs, too', () => {
    const texts = [
      ...readPageFiles('0.5.1').map(({ text }) => text),
      '- One\n\n  ```sql\n  SELECT 1\n    FROM t\n\n  ```\n\n> ~~~~java\n> int a;\n> ~~~\n> ~~~~\n',
    ];
    for (const text of texts) {
      const parsed = nodesOf(readMarkdown(text).tree, 'code')
        .filter(({ lang }) => /^(?:java|python|sql|shell|ini)$/.test(lang ?? ''))
        .map(({ position, value }) => [position?.start.line, value]);
      const found = samplesIn(text).filter(({ kind }) => kind !== 'response');
      expect(found.map(({ line, text }) => [line, text])).toEqual(parsed);
    }
  });

  const kindsOf = (...blocks: string[]): string[] =>
    samplesIn(blocks.join('\n\n')).map(({ kind }) => kind);
  const block = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

  it('are identified by language and content', () => {
    expect(
      kindsOf(
        block('shell', sample),
        block('shell', 'curl http://localhost:8090/metrics'),
        block('java', 'int a = 1;'),
        block('ini title="conf/gravitino.conf"', 'a = 1'),
        block('json', '{"code": 0}'),
        block('json', '{"type": "field"}'),
        block('text', 'OK'),
      ),
    ).toEqual(['rest', 'shell', 'java', 'config', 'response']);
  });

  it('change their hash with code, title, and order, and not with their lines', () => {
    const one = block('sql title="Trino"', 'SELECT 1');
    const two = block('java', 'int a = 1;');
    const of = (...blocks: string[]) => hashOf(samplesIn(blocks.join('\n\n')));
    expect(of('Words.', one, two)).toBe(of(one, 'More words.', two));
    const others = [of(two, one), of(one), of(one.replace('Trino', 'Spark'), two)];
    expect(others).not.toContain(of(one, two));
    expect(new Set(others).size).toBe(3);
  });
});
