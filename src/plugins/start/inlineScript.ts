import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Bundles a module of `src/client` into a classic script that a page carries inline.
 * @param translations of the page's language, by id; the script gets those that it shows.
 */
export function inlineScript(
  siteDir: string,
  entry: string,
  translations: Readonly<Record<string, string>> = {},
): string {
  const bundle = (known: object): string =>
    buildSync({
      entryPoints: [join(siteDir, entry)],
      bundle: true,
      minify: true,
      format: 'iife',
      // The oldest browsers of `browserslist` know all of it.
      target: 'es2022',
      legalComments: 'none',
      charset: 'utf8',
      alias: { '@docusaurus/Translate': join(siteDir, 'src/client/start/translate.ts') },
      define: { translations: JSON.stringify(known) },
      write: false,
    }).outputFiles[0]?.text.trim() ?? '';
  const script = bundle({});
  const shown = Object.entries(translations).filter(([id]) => script.includes(`"${id}"`));
  return shown.length === 0 ? script : bundle(Object.fromEntries(shown));
}
