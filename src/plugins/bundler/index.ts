import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PagesPlugin } from '../built-pages';
import { sheetLinker } from './linkSheets';
import { compileHint, replacements, scriptGroups } from './scripts';
import { styleGroups } from './sheets';
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
 * A page that doesn't compile is a module that throws, which the browser may run when the fix is on its way already: without this, the
 * overlay of `npm run dev` would show the error again and stay. The bundler reports the same error by itself, and takes it back. The function
 * is sent to the browser as text.
 */
const devOverlay: object = {
  devServer: {
    client: {
      overlay: {
        runtimeErrors: ({ message }: Error) =>
          !/Module (?:build failed|not found)|Cannot find module/.test(message),
      },
    },
  },
};

/**
 * What the bundler makes of the site:
 *
 * - In a build, scripts and style sheets are divided into one for all pages and parts for some, without what no reader needs.
 * - Builds with `SITE_STRICT` have a cache of their own. A warning for a broken picture or link comes from compiling its page, and a build
 *   without `SITE_STRICT` keeps the compiled page: the strict build that followed took it from the cache and passed.
 * - Requests for files of the site are absolute paths after their alias. Without `preferAbsolute`, the bundler looks for each below the static
 *   folder and below the site first, with every ending, and watches 13,000 files that don't exist.
 * - PostCSS adds nothing for older browsers, which the minifier does by the same list, and looks for no configuration next to each sheet. The
 *   development server has all of Infima.
 * - For a save to be on the screen sooner, the development server has the components of most pages in one script, and sends no source maps of
 *   Markdown.
 */
export default function bundlerPlugin({ siteDir }: LoadContext): PagesPlugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'bundler',
    getClientModules: () =>
      isProduction ? [] : [join(siteDir, 'src/components/shared/commonPages.ts')],
    configurePostCss(options) {
      const plugins = (options.plugins as unknown[]).filter(
        (plugin) => !(Array.isArray(plugin) && /postcss-preset-env/.test(plugin[0])),
      );
      if (isProduction) {
        const folders = [...own.map((name) => join(siteDir, name)), ...frameworkFolders(siteDir)];
        const infima = createRequire(join(siteDir, 'package.json')).resolve('infima/package.json');
        plugins.push(infimaInUse(dirname(infima), folders.filter(existsSync)));
      }
      return { ...options, config: false, plugins };
    },
    configureWebpack({ entry, experiments }, isServer, { currentBundler }) {
      const cache = (experiments as { cache?: { version?: string } } | undefined)?.cache;
      const common = {
        resolve: { preferAbsolute: true },
        // `import sample from './Sample.java?raw'` is the text of the file.
        module: { rules: [{ resourceQuery: /^\?raw$/, type: 'asset/source' }] },
        ...(process.env.SITE_STRICT &&
          cache?.version !== undefined &&
          ({ experiments: { cache: { version: `${cache.version}-strict` } } } as object)),
      };
      if (isServer) {
        return common;
      }
      if (!isProduction) {
        const { EvalSourceMapDevToolPlugin } = currentBundler.instance;
        const sourceMaps = { module: true, columns: false, exclude: /\.mdx?$/ };
        return {
          ...common,
          ...devOverlay,
          devtool: false,
          plugins: [new EvalSourceMapDevToolPlugin(sourceMaps)],
        };
      }
      return {
        ...common,
        entry: join(__dirname, '../../client/app.ts'),
        resolve: { ...common.resolve, alias: { '@framework-entry': entry as string } },
        output: {
          // Without the chunk's name, and no longer than it takes to differ: the runtime of every page has a table of them.
          chunkFilename: 'assets/js/[contenthash:7].js',
          // A file that can't be reached is waited for (src/client/start/missingFiles.ts).
          chunkLoadTimeout: 2 ** 31 - 1,
        },
        optimization: {
          // The table of chunk names that the framework prefetches by repeats the ids then, which costs nothing compressed.
          chunkIds: 'named',
          splitChunks: { cacheGroups: { ...scriptGroups, ...styleGroups() } },
        },
        plugins: [...replacements(currentBundler.instance), compileHint(currentBundler.instance)],
      };
    },
    // The framework links the one sheet that it makes itself.
    finishPages: ({ outDir, baseUrl }) => sheetLinker(outDir, baseUrl),
  };
}
