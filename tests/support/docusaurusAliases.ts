import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';

const root = join(import.meta.dirname, '../..');
const stockTheme = join(root, 'node_modules/@docusaurus/theme-classic/lib/theme');
const fallbackTheme = join(root, 'node_modules/@docusaurus/core/lib/client/theme-fallback');
const clientExports = join(root, 'node_modules/@docusaurus/core/lib/client/exports');
/** The builds of packages for browsers. Node would load other builds, whose requests differ. */
const browserBuilds: Record<string, string> = {
  '@docsearch/react': 'node_modules/@docsearch/react/dist/esm/index.js',
  'algoliasearch/lite': 'node_modules/algoliasearch/dist/lite/builds/browser.js',
};
const endings = ['', '.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js'];

const firstFile = (base: string): string | undefined =>
  endings.map((ending) => base + ending).find((file) => /\.\w+$/.test(file) && existsSync(file));

interface Vite {
  transformWithOxc(
    code: string,
    id: string,
    options: { lang: 'jsx'; jsx: { runtime: 'automatic' } },
  ): Promise<{ code: string }>;
}

/** The Vite of Vitest, which isn't a dependency of the site. */
const { transformWithOxc } = createRequire(createRequire(import.meta.url).resolve('vitest/config'))(
  'vite',
) as Vite;

/**
 * Resolves the framework's aliases as its bundler does: `@theme/X` to this site's or else the stock file, `@theme-original/X`
 * to the stock file, `@docusaurus/X` to a client export, `@generated/X` to a fixture, and packages to their browser builds.
 */
export function docusaurusAliases(): Plugin {
  const resolve = (id: string): string | undefined => {
    const build = browserBuilds[id];
    if (build !== undefined) {
      return join(root, build);
    }
    const [, scope, name] =
      /^@(site|theme|theme-original|theme-init|docusaurus|generated)\/(.+)$/.exec(id) ?? [];
    if (scope === undefined || name === undefined) {
      return undefined;
    }
    if (scope === 'site') {
      return firstFile(join(root, name));
    }
    if (scope === 'docusaurus') {
      return firstFile(join(clientExports, name));
    }
    if (scope === 'generated') {
      return firstFile(join(root, 'tests/support/generated', name));
    }
    const ours = scope === 'theme' ? firstFile(join(root, 'src/theme', name)) : undefined;
    return ours ?? firstFile(join(stockTheme, name)) ?? firstFile(join(fallbackTheme, name));
  };
  return {
    name: 'docusaurus-aliases',
    enforce: 'pre',
    resolveId: (id) => resolve(id),
    // The framework publishes JSX in .js files.
    transform: (code, id) =>
      /\/@docusaurus\/.*\.js$/.test(id) && /<[A-Za-z>]/.test(code)
        ? transformWithOxc(code, id, { lang: 'jsx', jsx: { runtime: 'automatic' } })
        : undefined,
  };
}
