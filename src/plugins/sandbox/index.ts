import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import { codeKey } from '../cache/codeKey';
import { cacheDir, contentKey, openCache } from '../cache/contentCache';
import { restFolders } from '../rest-reference';

/** What the modules are made with, below the site; a change there makes them anew. */
const compiler = [
  'src/plugins/sandbox',
  'src/plugins/rest-reference/openApi.ts',
  'package-lock.json',
];

/** The docs plugin's name of a version, by the folder of its OpenAPI file: `current`, or a number. */
function versionOf(siteDir: string, dir: string): string {
  const [, number = 'current'] =
    /^versioned_docs[\\/]version-([^\\/]+)/.exec(relative(siteDir, dir)) ?? [];
  return number;
}

/** Compiles a file, unless a build before did. What compiles it is only loaded then: it takes seconds. */
async function compile(file: string, siteDir: string): Promise<Uint8Array> {
  const [{ readOpenApi }, { compileContract }] = await Promise.all([
    import('../rest-reference/readOpenApi'),
    import('./compileContract'),
  ]);
  return Buffer.from(await compileContract(await readOpenApi(file), siteDir));
}

/**
 * Hands the OpenAPI file of each version, compiled to code that checks requests and replies, to the sandbox as
 * `@generated/sandbox/default/contracts.mjs`. Each version is a chunk of its own.
 */
export default function sandboxPlugin({ siteDir }: LoadContext): Plugin {
  const folders = restFolders(siteDir, released);
  const files = folders.map((dir) => join(dir, 'openapi.yaml'));
  return {
    name: 'sandbox',
    getPathsToWatch: () => files,
    async contentLoaded({ actions }) {
      const cache = openCache(cacheDir(siteDir, 'sandbox'));
      const code = await codeKey(siteDir, compiler);
      const versions = files.map((file) => versionOf(siteDir, dirname(file)));
      for (const [at, file] of files.entries()) {
        const key = contentKey(code, await readFile(file));
        const module = await cache.get(key, () => compile(file, siteDir));
        await actions.createData(`${versions[at]}.mjs`, Buffer.from(module).toString('utf8'));
      }
      const loaders = versions.map((name) => `  '${name}': () => import('./${name}.mjs'),`);
      await actions.createData(
        'contracts.mjs',
        `export const contracts = {\n${loaders.join('\n')}\n};\n`,
      );
      await cache.prune();
    },
  };
}
