import type { LoadContext, Plugin } from '@docusaurus/types';
import { readKnownKeys } from '../front-matter/read';
import { explain } from '../shared/explain';
import { type NewPost, newDoc, newPost } from './write';

const listed = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Adds the commands `new:post` and `new:doc`. */
export default function newContentPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'new-content',
    extendCli(cli) {
      cli
        .command('new:post <title>')
        .description('Write a post to start from.')
        .requiredOption('--tags <tags>', 'two to five keys of blog/tags.yml, with commas', listed)
        .option('--authors <authors>', 'one to three keys of blog/authors.yml, with commas', listed)
        .option('--date <date>', 'day of publication, YYYY-MM-DD; today without it')
        .option('--slug <slug>', 'last part of the address; without it, the words of the title')
        .action((title: string, { tags = [], ...options }: Partial<NewPost>) =>
          explain(async () => {
            const authors = (await readKnownKeys(siteDir))['authors.yml'].slice(0, 1);
            const date = new Date().toISOString().slice(0, 10);
            const file = await newPost(siteDir, { authors, date, ...options, title, tags });
            return `Wrote ${file}. Write the description and the text, then run npm run check.`;
          }),
        );
      cli
        .command('new:doc <path> <title>')
        .description('Write a page of the next version to start from, below docs/.')
        .action((path: string, title: string) =>
          explain(async () => {
            const file = await newDoc(siteDir, path, title);
            const id = file.replace(/^docs\/|\.md$/g, '');
            return `Wrote ${file}. Add '${id}' to sidebars.ts, write the description and the text, then run npm run check.`;
          }),
        );
    },
  };
}
