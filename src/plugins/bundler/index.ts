import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { compileHint, scriptGroups } from './scripts';

/** Styles that come with their script when it is needed. In the one sheet of every page they would cost each reader 7 KB (November 2026). */
const lazyStyles = /@docsearch|SearchPopUp|rest[\\/]requests|css[\\/]replies|theme[\\/]CodeBlock/;

const isCommonStyle = (module: { identifier: () => string }): boolean =>
  !lazyStyles.test(module.identifier());

/** The theme's client module that brings Prism into every page. The build colors all code, and the stock code block loads its own Prism. */
const prismModule = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
  .replace(/\.js$/, '');

/** The bundler reports pages that don't compile by itself; the overlay leaves out that they throw. */
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

/** Configures the bundler for builds and for the development server. */
export default function bundlerPlugin(): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'bundler',
    configurePostCss(options) {
      // The minifier adds what older browsers need, by the same list of browsers.
      const plugins = (options.plugins as unknown[]).filter(
        (plugin) => !(Array.isArray(plugin) && /postcss-preset-env/.test(plugin[0])),
      );
      return { ...options, config: false, plugins };
    },
    configureWebpack({ entry, experiments }, isServer, { currentBundler }) {
      const cache = (experiments as { cache?: { version?: string } } | undefined)?.cache;
      const common = {
        // Without it, the bundler looks for each alias below the site first, and watches 13,000 files that don't exist.
        resolve: { preferAbsolute: true },
        // `import sample from './Sample.java?raw'` is the text of the file.
        module: { rules: [{ resourceQuery: /^\?raw$/, type: 'asset/source' }] },
        // A strict build would take pages from the cache that the build before compiled with a warning.
        ...(process.env.SITE_STRICT &&
          cache?.version !== undefined &&
          ({ experiments: { cache: { version: `${cache.version}-strict` } } } as object)),
      };
      if (isServer) {
        return common;
      }
      if (!isProduction) {
        return { ...common, ...devOverlay };
      }
      return {
        ...common,
        plugins: [compileHint(currentBundler.instance)],
        entry: join(__dirname, '../../client/app.ts'),
        resolve: {
          ...common.resolve,
          alias: { [prismModule]: false, '@framework-entry': entry as string },
        },
        output: {
          // Without the chunk's name: the runtime of every page has a table of them.
          chunkFilename: 'assets/js/[contenthash:7].js',
          // A file that can't be reached is waited for (src/client/start/missingFiles.ts).
          chunkLoadTimeout: 2 ** 31 - 1,
        },
        optimization: {
          // The table of chunk names that the framework prefetches by repeats the ids then, which costs nothing compressed.
          chunkIds: 'named',
          // `styles` is the framework's own group.
          splitChunks: { cacheGroups: { ...scriptGroups, styles: { test: isCommonStyle } } },
        },
      };
    },
  };
}
