import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { routesModules } from './routes';

/** Modules of the framework's browser code that have a counterpart in `src/theme/routing`. */
const replaced = ['preload', 'docusaurus'];

/** Writes a file unless it is there already, so that the bundler's cache stays valid. */
function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Keeps what every page loads small, in the browser bundle of a production build:
 * - a version's routes are loaded by its readers only, and prefetching waits for idle moments (`src/theme/routing`);
 * - chunks are named by their name and the hash of the whole build, so that no page carries a table of 500 hashes. A deploy
 *   renames them all; a first page of a reader loads few, and a tab of yesterday reloads as it would anyway.
 */
export default function leanClientPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const generated = (name: string): string => readFileSync(join(generatedFilesDir, name), 'utf8');
  const outDir = join(generatedFilesDir, 'lean-client');
  const coreClient = join(
    dirname(createRequire(join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json')),
    'lib/client',
  );

  function replacement(name: string) {
    const file = join(coreClient, `${name}.js`);
    if (!existsSync(file)) {
      throw new Error(
        `${file} is gone: this version of Docusaurus loads routes another way. Adapt src/plugins/lean-client.`,
      );
    }
    return {
      test: file,
      enforce: 'post' as const,
      use: {
        loader: join(siteDir, 'src/plugins/lean-client/replaceModule.mjs'),
        options: { by: `@site/src/theme/routing/${name}` },
      },
    };
  }

  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const modules = routesModules({
        routes: generated('routes.js'),
        registry: generated('registry.js'),
        chunkNames: JSON.parse(generated('routesChunkNames.json')),
      });
      for (const { fileName, code } of modules) {
        writeIfChanged(join(outDir, fileName), code);
      }
      // Filled by the modules of routes as they are loaded.
      writeIfChanged(join(outDir, 'empty.js'), 'export default {};\n');
      writeIfChanged(join(outDir, 'emptyToo.js'), 'export default {};\n');
      // Before the framework's own `@generated`: the first alias that fits is taken.
      config.resolve = {
        ...config.resolve,
        alias: {
          '@generated/routes$': join(outDir, 'routes.js'),
          '@generated/registry$': join(outDir, 'empty.js'),
          '@generated/routesChunkNames$': join(outDir, 'emptyToo.js'),
          ...config.resolve?.alias,
        },
      };
      // It writes a table of all chunks into the runtime for the stock prefetch; ours asks the bundler's own function.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      return {
        // For `npm run bench:weight`, which tells which module each byte comes from.
        devtool: process.env.BENCH_SOURCE_MAPS ? ('hidden-source-map' as const) : undefined,
        optimization: { chunkIds: 'named' as const },
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
        module: { rules: replaced.map(replacement) },
      };
    },
  };
}
