import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { allDocsModule, globalDataModule, leanConfig, leanMetadata } from './data';
import { allDocsFile, routesModules } from './routes';

/**
 * Modules of the framework's browser code, each by its path from a file that its package lets others resolve, and the folder of
 * ours with a module of the same name that takes its place.
 */
const replaced = [
  {
    from: '@docusaurus/core/package.json',
    module: 'lib/client/preload',
    folder: 'src/theme/routing',
  },
  {
    from: '@docusaurus/core/package.json',
    module: 'lib/client/docusaurus',
    folder: 'src/theme/routing',
  },
  { from: '@docusaurus/theme-common', module: 'utils/IntlUtils', folder: 'src/theme/dates' },
];

/**
 * Has V8 compile all of a script's functions while it loads, on another thread, instead of one after the other when each is first
 * called (explicit compile hints; other browsers read a comment). Measured on a long page: 83 ms of script became 55.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

const pureModules = /node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

/** Writes a file unless it is there already, so that the bundler's cache stays valid. */
function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Has one chunk hold all that it needs beside what every page loads, even if others hold some of it, too. */
function keepWhole(chunkName: string, { optimization }: Configuration): void {
  const { cacheGroups } = optimization?.splitChunks || {};
  const common = cacheGroups?.common;
  if (typeof common !== 'object' || common instanceof RegExp || cacheGroups === undefined) {
    throw new Error(
      'The bundler has no cache group "common": this version of Docusaurus divides scripts another way. Adapt src/plugins/lean-client.',
    );
  }
  const chunks = ({ name }: { name?: string | null }): boolean =>
    name !== 'main' && name !== chunkName;
  common.chunks = chunks;
  cacheGroups.defaultVendors = { test: /node_modules/, chunks, reuseExistingChunk: true };
}

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Sets aliases before the framework's own: the first one that fits is taken, and what a plugin returns comes last. */
function setAliases(config: Configuration, alias: Record<string, string>): void {
  config.resolve = { ...config.resolve, alias: { ...alias, ...config.resolve?.alias } };
}

/**
 * Keeps what every page loads small, in the browser bundle of a production build (`npm run bench:weight` lists it). Brotli:
 * - a section's routes (a version of the documentation, the blog) are loaded by its readers only, without the framework's second
 *   and third table of them: 17 KB less;
 * - so are the lists of all pages of all versions, and the build's part of the configuration isn't sent at all: 4 KB less;
 * - what is needed together comes in one chunk: five requests and 2 KB less on a page of the documentation;
 * - chunks are named by their name and the hash of the whole build, so that no page carries a table of hashes: 4.5 KB less. A
 *   deploy renames them all; a first page loads few, and a tab of yesterday reloads as it would anyway;
 * - one package of the framework uses one function of tslib, all of which came along: 3 KB less;
 * - the footer's code and texts aren't sent: it stays the server's HTML on every page;
 * - packages of which the site needs little have a small module of ours in their place: react-helmet-async (`src/theme/head`),
 *   react-loadable, path-to-regexp and history (`src/theme/routing`);
 * - what Markdown is rendered with (`src/theme/MDXComponents`) comes with Markdown modules, which a first page has none of;
 * - prefetching waits for idle moments (`src/theme/routing`).
 *
 * Every script starts with the hint to compile it at once.
 */
export default function leanClientPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  const generated = (name: string): string => readFileSync(join(generatedFilesDir, name), 'utf8');
  const outDir = join(generatedFilesDir, 'lean-client');
  const { resolve } = createRequire(join(siteDir, 'package.json'));

  return {
    name: 'lean-client',
    configureWebpack(config, isServer, { currentBundler }) {
      setAliases(config, {
        '@mdx-js/react$': join(siteDir, 'src/theme/MDXComponents/provider.ts'),
        // On the server, too: a route that it can't compare ends the build, not a reader's page.
        'path-to-regexp$': join(siteDir, 'src/theme/routing/pathToRegexp.ts'),
      });
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const modules = routesModules({
        routes: generated('routes.js'),
        registry: generated('registry.js'),
        chunkNames: JSON.parse(generated('routesChunkNames.json')),
        readData: (request) => JSON.parse(generated(request.replace('@generated/', ''))),
      });
      for (const { fileName, code } of modules) {
        writeIfChanged(join(outDir, fileName), code);
      }
      const globalData = JSON.parse(generated('globalData.json'));
      const replacing = {
        'docusaurus.config': `export default ${JSON.stringify(leanConfig(siteConfig))};\n`,
        'site-metadata': `export default ${JSON.stringify(leanMetadata(JSON.parse(generated('site-metadata.json'))))};\n`,
        globalData: globalDataModule(globalData),
      };
      for (const [name, code] of Object.entries(replacing)) {
        writeIfChanged(join(outDir, `${name}.js`), code);
      }
      writeIfChanged(join(outDir, allDocsFile), allDocsModule(globalData));
      setAliases(config, {
        '@generated/routes$': join(outDir, 'routes.js'),
        ...Object.fromEntries(
          Object.keys(replacing).map((name) => [`@generated/${name}$`, join(outDir, `${name}.js`)]),
        ),
        '@theme-original/Footer$': join(siteDir, 'src/theme/Footer/stylesOnly.ts'),
        'react-helmet-async$': join(siteDir, 'src/theme/head/index.tsx'),
        history$: join(siteDir, 'src/theme/routing/history.ts'),
        tslib$: join(siteDir, 'src/theme/routing/tslib.ts'),
      });
      keepWhole('docs', config);
      // It writes a table of all chunks into the runtime for the stock prefetch; ours asks the bundler's own function.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      const { BannerPlugin, Compilation, NormalModuleReplacementPlugin } = currentBundler.instance;
      const replacements = replaced.map(({ from, module, folder }) => {
        const file = join(dirname(resolve(from)), `${module}.js`);
        if (!existsSync(file)) {
          throw new Error(
            `There is no ${file}: this version of Docusaurus divides its browser code another way. Adapt src/plugins/lean-client.`,
          );
        }
        return new NormalModuleReplacementPlugin(
          new RegExp(`^${escaped(file)}$`),
          join(siteDir, folder, `${basename(module)}.ts`),
        );
      });
      return {
        // Packages that do nothing by being loaded, but don't say so: react-router's withRouter, unused, brought them along.
        module: { rules: [{ test: pureModules, sideEffects: false }] },
        // For `npm run bench:weight`, which tells which module each byte comes from.
        devtool: process.env.BENCH_SOURCE_MAPS ? ('hidden-source-map' as const) : undefined,
        // No page keeps anything of yesterday's build by its module's number, so they may be small: references to them fill a page's code.
        optimization: { chunkIds: 'named' as const, moduleIds: 'natural' as const },
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
        plugins: [
          ...replacements,
          // After the minifier, which leaves comments out, and before the source map, which counts lines.
          new BannerPlugin({
            banner: compileHint,
            raw: true,
            test: /\.js$/,
            stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
          }),
        ],
      };
    },
  };
}
