import type { LoadContext, Plugin } from '@docusaurus/types';
import { explain } from '../explain';
import { readKnownKeys } from '../front-matter/read';
import { splitList } from './names';
import { newDoc } from './newDoc';
import { newPost } from './newPost';

/** Options of `new:post`. */
interface PostOptions {
  tags: string;
  authors?: string;
  date?: string;
  slug?: string;
}

/** The words `new:post` and `new:doc`, which begin a post and a page. */
export default function newContentPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'new-content',
    extendCli(cli) {
      cli
        .command('new:post <title>')
        .description('Begin a post: a file in which every field is explained.')
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
        .description('Begin a page of the next version, below docs/, with every field explained.')
        .option(
          '--after <page>',
          'the page that it follows in sidebars.ts; without it, the last one of its folder',
        )
        .action((path: string, title: string, options: { after?: string }) =>
          explain(async () => {
            const { file, after } = await newDoc(siteDir, path, title, options.after);
            return `Wrote ${file}; in sidebars.ts it follows '${after}'. Write the description and the text, then run npm run check.`;
          }),
        );
    },
  };
}
