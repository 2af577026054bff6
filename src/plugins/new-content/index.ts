import type { LoadContext, Plugin } from '@docusaurus/types';
import { readKnownKeys } from '../front-matter/read';
import { explain } from '../shared/explain';
import { newDoc } from './newDoc';
import { newPost } from './newPost';

/** Options of `new:post`. */
interface PostOptions {
  tags: string;
  authors?: string;
  date?: string;
  slug?: string;
}

/** Splits a list that was written with commas. */
const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Adds the commands `new:post` and `new:doc`. */
export default function newContentPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'new-content',
    extendCli(cli) {
      cli
        .command('new:post <title>')
        .description('Write a post to start from.')
        .requiredOption('--tags <tags>', 'two to five keys of blog/tags.yml, with commas')
        .option('--authors <authors>', 'one to three keys of blog/authors.yml, with commas')
        .option('--date <date>', 'day of publication, YYYY-MM-DD; today without it')
        .option('--slug <slug>', 'last part of the address; without it, the words of the title')
        .action((title: string, options: PostOptions) =>
          explain(async () => {
            const [first = ''] = (await readKnownKeys(siteDir))['authors.yml'];
            const file = await newPost(siteDir, {
              title,
              tags: splitList(options.tags),
              authors: splitList(options.authors ?? first),
              slug: options.slug,
              date: options.date ?? new Date().toISOString().slice(0, 10),
            });
            return `Wrote ${file}. Write the description and the text, then run npm run check.`;
          }),
        );
      cli
        .command('new:doc <path> <title>')
        .description('Write a page of the next version to start from, below docs/.')
        .action((path: string, title: string) =>
          explain(async () => {
            const { file, id } = await newDoc(siteDir, path, title);
            return `Wrote ${file}. Add '${id}' to sidebars.ts, write the description and the text, then run npm run check.`;
          }),
        );
    },
  };
}
