import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { restFolder } from '../../site/links';
import { codeKey } from '../shared/codeCache';
import { contentKey } from '../shared/contentCache';
import { openPool, type WorkerPool } from '../shared/pool';
import { readRelease } from '../site-data/readRelease';
import { pageName } from './markdown';
import type { PagesInput } from './openApiPages';
import { operationPages } from './operation';
import { readOpenApi } from './readOpenApi';
import { clientSamplesFile, readClientSamples } from './samples/clientSamples';

const source = 'openapi.yaml';
/** Holds the hash of what the pages were generated from. */
const stamp = '.generated.json';
/** What the pages are made with, below the site; a change there makes them again. */
const generator = [
  'src/plugins/articles',
  'src/plugins/rest-reference',
  'src/site/content.ts',
  'src/site/literal.ts',
  'src/site/restReference.ts',
  'src/site/restSamples.ts',
];

/** Threads that write pages. */
export type PagesPool = WorkerPool<PagesInput, void>;

/** Opens the threads, which start with the first version whose pages have to be written. */
export const openPagesPool = ({ siteDir, siteConfig }: LoadContext): PagesPool =>
  openPool<PagesInput, void>(
    join(__dirname, 'openApiPages.ts'),
    // Functions can't be handed over, and the generator needs none.
    { siteDir, presets: JSON.parse(JSON.stringify(siteConfig.presets)) },
    { hidesOutput: true },
  );

/** Lists generated files, which are named after their operations. */
async function generatedFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir);
  return names.filter((name) => /\.(api|info|tag)\.mdx$|\.json$/.test(name));
}

/**
 * Generates the REST pages of one version from the OpenAPI file and the client samples of a folder into that folder, unless
 * they are there already.
 *
 * @param dir `api/rest` of a version.
 * @throws Error naming the file, the JSON pointer or operation, and the reason when pages can't be made from the file.
 */
export async function generateRestPages(
  { siteDir }: LoadContext,
  dir: string,
  pool: PagesPool,
): Promise<void> {
  const file = join(dir, source);
  if (!existsSync(file)) {
    return;
  }
  const samplesFile = join(dir, clientSamplesFile);
  const folder = relative(siteDir, dir.slice(0, -restFolder.length - 1));
  const hasCors = readRelease(siteDir, folder).features.includes('cors');
  const hash = contentKey(
    await readFile(file),
    existsSync(samplesFile) ? await readFile(samplesFile) : '',
    await codeKey(siteDir, generator),
    String(hasCors),
  );
  const stampFile = join(dir, stamp);
  if (existsSync(stampFile) && JSON.parse(await readFile(stampFile, 'utf8')).hash === hash) {
    return;
  }
  const api = await readOpenApi(file);
  const clientSamples = await readClientSamples(samplesFile, api);
  try {
    const pages = operationPages(api, clientSamples, hasCors);
    await Promise.all((await generatedFiles(dir)).map((name) => rm(join(dir, name))));
    await pool.run({ file, dir, api, pages });
    for (const [operationId, page] of pages) {
      await writeFile(join(dir, `${pageName(operationId)}.json`), JSON.stringify(page));
    }
    await writeFile(stampFile, JSON.stringify({ hash }));
    console.info(`[INFO] REST reference ${api.info.version}: ${pages.size} operations.`);
  } catch (error) {
    const name = relative(siteDir, file);
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
