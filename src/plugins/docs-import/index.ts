import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { explain } from '../shared/explain';
import { type Imported, importDocs, newPages } from './importDocs';

/** Says what an import did, and what is left to do. */
function describe(result: Imported, replaces: boolean): string {
  const lists: [title: string, files: readonly string[]][] = [
    ['New', result.added],
    [replaces ? 'Replaced by upstream’s page' : 'Changed upstream, kept as here', result.changed],
    ['Moved: the address belongs to a page here, which was kept', result.moved],
    ['Only here', result.own],
  ];
  return `${lists
    .filter(([, files]) => files.length > 0)
    .map(([title, files]) => `${title} (${files.length}):\n  ${files.join('\n  ')}\n\n`)
    .join(
      '',
    )}${result.copied.length} pictures and OpenAPI files copied, ${result.fixes} places repaired.
Left to do:
  - place the pages of the category "${newPages}" in sidebars.ts
  - read the descriptions that a program wrote: grep -rn "Look at this description" docs
  - npm run check -- --changed, which lists what needs a person`;
}

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
        .action((folder: string, options: { replace?: boolean; rest?: boolean }) =>
          explain(async () => {
            const { replace: replaces = false, rest: hasRest = false } = options;
            const result = await importDocs(siteDir, resolve(folder), { replaces, hasRest });
            return describe(result, replaces);
          }),
        );
    },
  };
}
