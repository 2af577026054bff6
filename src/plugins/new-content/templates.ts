import { stringify } from 'yaml';

const description = (kind: 'page' | 'post'): string =>
  `Say in one sentence of 50 to 160 characters what the reader of this ${kind} gets.`;
const keyword = 'what readers call the subject besides its title';
const lead = 'One to three sentences that say what this is and when to use it.';
const link = 'Link to other pages by file:';
const summary =
  'The summary that lists show: two or three sentences, of twenty words at least, that say what happened and for whom.';
const pictures = 'Pictures are in the folder of this file:';

/** Words of the templates that a writer replaces; `npm run check` finds those that were left. */
export const placeholders: readonly string[] = [
  description('page'),
  description('post'),
  keyword,
  lead,
  link,
  summary,
  pictures,
];

/** Writes front matter. `npm run check -- --fields` lists the optional ones. */
const frontMatter = (fields: object): string =>
  `---\n# CONTRIBUTING.md explains these fields and the optional ones.\n${stringify(fields, { lineWidth: 0 })}---\n`;

/** Returns a page to start from. @param docs the path from the page to `docs/`, such as `./` or `../`. */
export const docTemplate = (
  fields: { title: string; slug: string },
  docs: string,
): string => `${frontMatter({ ...fields, description: description('page'), keywords: [keyword] })}
${lead}

## First section

${link} [overview](${docs}overview.md).
`;

/** Returns a post to start from. */
export const postTemplate = (fields: object): string => `${frontMatter({
  ...fields,
  description: description('post'),
})}
${summary}

{/* truncate */}

## The first section

${pictures} \`![What it shows](./picture.webp)\`.
`;
