import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Bundles a module of `src/client` into a classic script that a page carries inline.
 *
 * @throws Error of esbuild, naming file and line, when it can't be bundled.
 */
export function inlineScript(siteDir: string, entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(siteDir, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    // The oldest browsers of `browserslist` know all of it.
    target: 'es2022',
    legalComments: 'none',
    // The build makes it later than this script.
    alias: {
      '@generated/words/default/words.json': join(siteDir, 'src/client/wake/words.ts'),
    },
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
