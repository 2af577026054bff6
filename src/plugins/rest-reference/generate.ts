import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import { restFolder } from '../../site/links';
import { restIntroduction } from '../../site/restReference';
import { codeKey } from '../shared/codeCache';
import { contentKey } from '../shared/contentCache';
import { readRelease } from '../site-data/readRelease';
import { clientSamplesFile, readClientSamples } from './clientSamples';
import { introduction, introductionMarkdown, operationMarkdown } from './markdown';
import { type OpenApi, operationsOf } from './openApi';
import { operationPages } from './operation';
import { readOpenApi } from './readOpenApi';

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

const isGenerated = (name: string): boolean => /\.(api|info|tag)\.mdx$|\.json$/.test(name);

/** A page as the openapi-docs plugin lists it. */
interface Item {
  type: 'info' | 'api';
  api: { operationId: string };
}

/** Lists the pages of an API, as the openapi-docs plugin reads them from an outline: its reading stops at what other tools tolerate. */
async function listPages(api: OpenApi): Promise<Item[]> {
  const { processOpenapiFile } = await import('docusaurus-plugin-openapi-docs/lib/openapi/openapi');
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, path, method } of operationsOf(api)) {
    paths[path] = { ...paths[path], [method]: { operationId: name, responses: {} } };
  }
  const { title, version } = api.info;
  const outline = { openapi: '3.1', info: { title, version }, paths };
  const [items] = await processOpenapiFile(outline, {}, {});
  return items as unknown as Item[];
}

/** Makes the files of all pages of a version, by name. */
export async function pageFiles(
  api: OpenApi,
  pages: Awaited<ReturnType<typeof operationPages>>,
): Promise<Map<string, string>> {
  const operations = operationsOf(api);
  const files = new Map<string, string>();
  for (const { type, api: item } of await listPages(api)) {
    if (type === 'info') {
      files.set(`${restIntroduction}.info.mdx`, introductionMarkdown(api));
      files.set(`${restIntroduction}.json`, JSON.stringify(introduction(api)));
      continue;
    }
    const at = operations.findIndex(({ name }) => name === item.operationId);
    const target = operations[at];
    const page = target && pages.get(target.operation.operationId);
    if (target !== undefined && page !== undefined) {
      files.set(`${target.name}.api.mdx`, operationMarkdown(target, page, at + 1));
      files.set(`${target.name}.json`, JSON.stringify(page));
    }
  }
  return files;
}

/**
 * Generates the REST pages of one version from the OpenAPI file and the client samples of a folder into that folder, unless
 * they are there already.
 *
 * @param dir `api/rest` of a version.
 * @throws Error naming for everything that is wrong with the file its line, the JSON pointer, the reason, and the fix.
 */
export async function generateRestPages({ siteDir }: LoadContext, dir: string): Promise<void> {
  const file = join(dir, source);
  if (!existsSync(file)) {
    return;
  }
  const samplesFile = join(dir, clientSamplesFile);
  const folder = relative(siteDir, dir.slice(0, -restFolder.length - 1));
  const hasCors = readRelease(siteDir, folder).features.includes('cors');
  const names = await readdir(dir);
  // An OpenAPI file may refer to others next to it.
  const sources = (await readdir(dir, { recursive: true }))
    .filter((name) => /\.ya?ml$/.test(name))
    .sort();
  const hash = contentKey(
    ...(await Promise.all(sources.map((name) => readFile(join(dir, name))))),
    await codeKey(siteDir, generator),
    String(hasCors),
  );
  const stampFile = join(dir, stamp);
  if (existsSync(stampFile) && JSON.parse(await readFile(stampFile, 'utf8')).hash === hash) {
    return;
  }
  const warn = (warning: string): void => logger.warn(warning.replaceAll(`${siteDir}/`, ''));
  const api = await readOpenApi(file, warn);
  const pages = operationPages(api, await readClientSamples(samplesFile, api, warn), hasCors);
  const files = await pageFiles(api, pages);
  await Promise.all(names.filter(isGenerated).map((name) => rm(join(dir, name))));
  await Promise.all([...files].map(([name, text]) => writeFile(join(dir, name), text)));
  await writeFile(stampFile, JSON.stringify({ hash }));
  logger.info`REST reference ${api.info.version}: number=${pages.size} operations.`;
}
