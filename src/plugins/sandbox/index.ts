import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import logger from '@docusaurus/logger';
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

/** Returns the file and line of an operation in OpenAPI files; without an operation id, the first file. */
export function placeOf(id: string, files: readonly string[]): string {
  const places = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines.findIndex((line) => /operationId: *["']?(\w+)/.exec(line)?.[1] === id);
    return at < 0 ? [] : [`${file}:${at + 1}`];
  });
  return places[0] ?? files[0] ?? '';
}

/** Compiles the contract of a version. The compiler and the parser take seconds to load, so they are imported on demand. */
async function compile(
  dir: string,
  files: readonly string[],
  siteDir: string,
  folder: string,
): Promise<Uint8Array> {
  const [{ readOpenApi }, { compileContract }] = await Promise.all([
    import('../rest-reference/readOpenApi'),
    import('./compileContract'),
  ]);
  const api = await readOpenApi(join(dir, 'openapi.yaml'));
  const warn = (id: string, text: string): void =>
    logger.warn(`${relative(siteDir, placeOf(id, files))} ${text}`);
  return Buffer.from(await compileContract(api, readCatalogs(siteDir, folder), siteDir, warn));
}

/** Compiles each version's OpenAPI file and catalog facts to a chunk of `@generated/sandbox`. */
export default function sandboxPlugin({ siteDir }: LoadContext): Plugin {
  const versions = restFolders(siteDir).map((dir, at) => {
    const name = ['current', ...released][at] ?? '';
    const folder = docsFolder(name);
    // An OpenAPI file can reference other files in its folder.
    const names = existsSync(dir) ? readdirSync(dir) : [];
    const files = names.filter((file) => /\.ya?ml$/.test(file)).map((file) => join(dir, file));
    const sources = [...files, ...catalogFiles.map((file) => join(siteDir, folder, file))];
    return { name, folder, dir, files, sources };
  });
  return {
    name: 'sandbox',
    getPathsToWatch: () => versions.flatMap(({ sources }) => sources),
    async contentLoaded({ actions }) {
      const cached = openCodeCache(siteDir, 'sandbox', compiler);
      for (const { name, folder, dir, files, sources } of versions) {
        // The compiler reports missing files.
        const texts = await Promise.all(sources.map((path) => readFile(path).catch(() => '')));
        const module = await cached(texts, () => compile(dir, files, siteDir, folder));
        await actions.createData(`${name}.mjs`, Buffer.from(module).toString('utf8'));
      }
      const loaders = versions.map(({ name }) => `  '${name}': () => import('./${name}.mjs'),`);
      const code = `export const contracts = {\n${loaders.join('\n')}\n};\n`;
      await actions.createData('contracts.mjs', code);
    },
  };
}
