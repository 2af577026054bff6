import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { explain } from '../shared/explain';
import { type Imported, importDocs, newPages } from './importDocs';

const list = (title: string, names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [`${title} (${names.length}):`, ...names.map((name) => `  ${name}`), ''];

/** Says what an import did, and what is left to do. */
const describe = (result: Imported, replaces: boolean): string =>
  [
    ...list('New', result.added),
    ...list(
      replaces ? 'Replaced by upstream’s page' : 'Changed upstream, kept as here',
      result.changed,
    ),
    ...list('Moved: the address belongs to a page here, which was kept', result.moved),
    ...list('Only here', result.own),
    `${result.copied.length} pictures and OpenAPI files copied, ${result.fixes} places repaired.`,
    'Left to do:',
    `  - place the pages of the category "${newPages}" in sidebars.ts`,
    '  - read the descriptions that a program wrote: grep -rn "Look at this description" docs',
    '  - npm run check -- --changed, which lists what needs a person',
  ].join('\n');

/** Adds the command `docs:import`, which takes upstream's documentation into `docs/`. */
export default function docsImportPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'docs-import',
    extendCli(cli) {
      cli
        .command('docs:import <folder>')
        .description(
          "Take a checkout of upstream's docs into docs/, and repair what a program can.",
        )
        .option('--replace', "take upstream's page where both exist; without it, ours is kept")
        .option('--rest', 'take the OpenAPI files, too, into docs/api/rest/')
        .action(
          (
            folder: string,
            { replace = false, rest = false }: { replace?: boolean; rest?: boolean },
          ) =>
            explain(async () =>
              describe(
                await importDocs(siteDir, resolve(folder), { replaces: replace, hasRest: rest }),
                replace,
              ),
            ),
        );
    },
  };
}
