/** What `new:doc` and `new:post` write below the front matter. The lines in `placeholders` stand for a writer's own words. */

const description = (kind: 'page' | 'post'): string =>
  `Say in one sentence of 50 to 160 characters what the reader of this ${kind} gets.`;
const keyword = 'what readers call the subject besides its title';
const lead = 'One to three sentences that say what this is and when to use it.';
const link = 'Link to other pages by file:';
const summary =
  'The summary that lists show: two or three sentences, of twenty words at least, that say what happened and for whom.';
const pictures = 'Pictures lie beside this file:';

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

export const docTemplate = {
  description: description('page'),
  keywords: [keyword],
  /** @param up the path from the page to `docs/`, such as `.` or `../..` */
  body: (up: string): string => `
${lead}

## First section

${link} [overview](${up}/overview.md).
`,
};

export const postTemplate = {
  description: description('post'),
  body: `
${summary}

{/* truncate */}

## The first section

${pictures} \`![What it shows](./picture.webp)\`.
`,
};
