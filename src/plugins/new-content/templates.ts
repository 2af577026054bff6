import { stringify } from 'yaml';

/** Begins the words of a template that a writer replaces; `npm run check` finds those that were left. */
export const placeholder = /TODO [^\n`]*/g;

const front = (fields: object): string =>
  `---\n# npm run check -- --fields explains these fields and the optional ones.\n${stringify(fields, { lineWidth: 0 })}---\n`;

const description =
  'TODO say in one sentence of 50 to 160 characters what the reader of this page gets.';

/** Returns a page to start from. @param docs the path from the page to `docs/`, such as `./` or `../`. */
export const docTemplate = (
  fields: { title: string; slug: string },
  docs: string,
): string => `${front({ ...fields, description, keywords: ['TODO what readers call the subject'] })}
TODO one to three sentences that say what this is and when to use it.

## First section

TODO link to other pages by file, such as the [overview](${docs}overview.md).
`;

/** Returns a post to start from. */
export const postTemplate = (fields: object): string => `${front({ ...fields, description })}
TODO the summary that lists show, two or three sentences, of twenty words at least, that say what happened and for whom.

{/* truncate */}

## The first section

TODO pictures are in the folder of this file: \`![What it shows](./picture.webp)\`.
`;
