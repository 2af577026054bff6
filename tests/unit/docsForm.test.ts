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
    [
      'no title',
      '---\ndescription: A description that is long enough to say what the page is about.\nslug: /a\n---\n\nText.',
      /no title/,
    ],
    [
      'a short description',
      '---\ntitle: A\ndescription: Short.\nslug: /a\n---\n\nText.',
      /6 characters/,
    ],
    ['a slug without a slash', `${front.replace('/a-page', 'a-page')}\nText.`, /slug must start/],
    ['a second h1', `${front}\nText.\n\n# Again\n`, /second h1/],
    ['a skipped level', `${front}\nText.\n\n## One\n\n#### Three\n`, /skips from level 2 to 4/],
    ['a heading that stands twice', `${front}\nText.\n\n## One\n\n## One\n`, /stands twice/],
    ['no first paragraph', `${front}\n## One\n\nText.\n`, /begin with a paragraph/],
    [
      'a table before the first paragraph',
      `${front}\n| A | B |\n|---|---|\n| 1 | 2 |\n`,
      /begin with a paragraph/,
    ],
    [
      'a code block without a language',
      `${front}\nText.\n\n\`\`\`\nx\n\`\`\`\n`,
      /names no language/,
    ],
    ['an unknown language', `${front}\nText.\n\n\`\`\`shel\nx\n\`\`\`\n`, /doesn't know "shel"/],
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
