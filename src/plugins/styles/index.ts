import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PagesPlugin } from '../built-pages';
import { linkSheetsOfBuild } from './linkSheets';
import { cacheGroups } from './sheets';
import { infimaInUse } from './unused';

/** Folders of the site that may name a class of Infima. */
const own = ['src', 'docs', 'versioned_docs', 'blog', 'i18n'];

/** Folders of the framework and its themes, which make most elements of a page. */
function frameworkFolders(siteDir: string): string[] {
  const core = createRequire(join(siteDir, 'package.json')).resolve(
    '@docusaurus/core/package.json',
  );
  const scope = dirname(dirname(core));
  return readdirSync(scope)
    .filter((name) => /^(?:theme|plugin)-|^core$/.test(name))
    .map((name) => join(scope, name, 'lib'));
}

/**
 * Makes the style sheets of a build small: one that every page links, those of parts that only some pages have, and Infima without what
 * nobody uses. `npm run dev` has everything.
 */
export default function stylesPlugin({ siteDir }: LoadContext): PagesPlugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const folders = [...own.map((name) => join(siteDir, name)), ...frameworkFolders(siteDir)];
  return {
    name: 'styles',
    configureWebpack: (_, isServer) =>
      isProduction && !isServer
        ? { optimization: { splitChunks: { cacheGroups: cacheGroups() } } }
        : {},
    configurePostCss(options) {
      if (isProduction) {
        const infima = createRequire(join(siteDir, 'package.json')).resolve('infima/package.json');
        options.plugins.push(infimaInUse(dirname(infima), folders.filter(existsSync)));
      }
      return options;
    },
    // The framework links the one sheet that it makes itself.
    writePages: ({ outDir, baseUrl }) => linkSheetsOfBuild(outDir, baseUrl),
  };
}
