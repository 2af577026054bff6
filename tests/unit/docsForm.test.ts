import { describe, expect, it } from 'vitest';
import { checkForm } from '../support/docs/checkForm';
import { docPage, docVersions, readPages } from '../support/docs/pages';

const messages = (id: string, text: string) =>
  checkForm(docPage('0.5.1', `${id}.md`, id, text)).map(
    ({ where, message }) => `${where} ${message}`,
  );

describe.each(docVersions())('the pages of %s', (version) => {
  const pages = readPages(version);

  it('have the form of the house', () => {
    expect(pages.flatMap(checkForm).map(({ where, message }) => `${where} ${message}`)).toEqual([]);
  });

  it('have titles, descriptions and slugs of their own', () => {
    for (const key of ['title', 'description', 'slug']) {
      const values = pages.map((page) => page.frontMatter[key]);
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
    }
  });
});

const front =
  '---\ntitle: A page\ndescription: A description that is long enough to say what the page is about.\nslug: /a-page\n---\n';

describe('a poisoned page', () => {
  it('passes without poison', () => {
    expect(
      messages('good', `${front}\nWhat it is.\n\n## One\n\n\`\`\`sql\nSELECT 1;\n\`\`\`\n`),
    ).toEqual([]);
  });

  it.each([
    ['a heading that appears twice', `${front}\nText.\n\n## One\n\n## One\n`, /appears twice/],
    [
      'a header that each sample would repeat',
      `${front}\nText.\n\n\`\`\`shell\ncurl -H "Accept: application/vnd.gravitino.v1+json" http://localhost:8090/api/version\n\`\`\`\n`,
      /leave it out/,
    ],
    ['no first paragraph', `${front}\n## One\n\nText.\n`, /begin with a paragraph/],
    [
      'a table before the first paragraph',
      `${front}\n| A | B |\n|---|---|\n| 1 | 2 |\n`,
      /begin with a paragraph/,
    ],
    ['a prompt', `${front}\nText.\n\n\`\`\`shell\n$ ls\n\`\`\`\n`, /leave the prompt out/],
    [
      'a row with a cell too few',
      `${front}\nText.\n\n| A | B |\n|---|---|\n| 1 |\n`,
      /1 cells, the table 2 columns/,
    ],
    [
      'columns in another order',
      `${front}\nText.\n\n| Key | Default | Type | Description |\n|---|---|---|---|\n| \`a\` | x | y | z |\n`,
      /columns are in the order/,
    ],
  ])('fails for %s', (_, text, expected) => {
    expect(messages('poisoned', text).join('\n')).toMatch(expected);
  });
});
