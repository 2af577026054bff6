import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import { docsFolder } from '../../site/versions';
import { restFolders } from '../rest-reference';
import { openCodeCache } from '../shared/cache';
import { catalogFiles, readCatalogs } from './readCatalogs';

/** Source code of the compiler, relative to the site. A change regenerates the modules. */
const compiler = [
  'src/markdown',
  'src/plugins/rest-reference/openApi.ts',
  'src/plugins/sandbox',
  'src/plugins/site-data/readRelease.ts',
];

/** Compiles the contract of a version. The compiler and the parser take seconds to load, so they are imported on demand. */
async function compile(file: string, siteDir: string, folder: string): Promise<Uint8Array> {
  const [{ readOpenApi }, { compileContract }] = await Promise.all([
    import('../rest-reference/readOpenApi'),
    import('./compileContract'),
  ]);
  const catalogs = readCatalogs(siteDir, folder);
  return Buffer.from(await compileContract(await readOpenApi(file), catalogs, siteDir));
}

/** Compiles each version's OpenAPI file and catalog facts to a chunk of `@generated/sandbox`. */
export default function sandboxPlugin({ siteDir }: LoadContext): Plugin {
  const versions = restFolders(siteDir).map((dir, at) => {
    const name = ['current', ...released][at] ?? '';
    const folder = docsFolder(name);
    const sources = catalogFiles.map((file) => join(siteDir, folder, file));
    return { name, folder, sources: [join(dir, 'openapi.yaml'), ...sources] };
  });
  return {
    name: 'sandbox',
    getPathsToWatch: () => versions.flatMap(({ sources }) => sources),
    async contentLoaded({ actions }) {
      const cached = openCodeCache(siteDir, 'sandbox', compiler);
      for (const { name, folder, sources } of versions) {
        // The compiler reports missing files.
        const texts = await Promise.all(sources.map((path) => readFile(path).catch(() => '')));
        const module = await cached(texts, () => compile(sources[0] ?? '', siteDir, folder));
        await actions.createData(`${name}.mjs`, Buffer.from(module).toString('utf8'));
      }
      const loaders = versions.map(({ name }) => `  '${name}': () => import('./${name}.mjs'),`);
      const code = `export const contracts = {\n${loaders.join('\n')}\n};\n`;
      await actions.createData('contracts.mjs', code);
    },
  };
}
