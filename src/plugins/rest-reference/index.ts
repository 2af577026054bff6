import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import logger from '@docusaurus/logger';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import { restFolder } from '../../site/links';
import { docsFolder } from '../../site/versions';
import { codeKey, contentKey } from '../shared/cache';
import { readRelease } from '../site-data/readRelease';
import { clientSamplesFile, readClientSamples } from './clientSamples';
import { operationPages } from './operationPage';
import { pageFiles, sentenceCase } from './pageFiles';
import { readOpenApi } from './readOpenApi';

/** Code that generates the pages, whose changes generate them again. */
const generator = ['src/markdown', 'src/plugins', 'src/site'];

/** Lists the folders that can have an OpenAPI file: of the next version and each release. */
export const restFolders = (siteDir: string): string[] =>
  ['current', ...released].map((version) => join(siteDir, docsFolder(version), restFolder));

/**
 * Generates the REST pages of one version in its folder `api/rest`, unless they are there already.
 *
 * @throws Error with the line, JSON pointer, reason, and fix of each problem.
 */
async function generateRestPages({ siteDir }: LoadContext, dir: string): Promise<void> {
  const file = join(dir, 'openapi.yaml');
  if (!existsSync(file)) {
    return;
  }
  const folder = relative(siteDir, dir.slice(0, -restFolder.length - 1));
  const hasCors = readRelease(siteDir, folder).features.includes('cors');
  const names = await readdir(dir, { recursive: true });
  // An OpenAPI file can reference other files in its folder.
  const sources = names.filter((name) => /\.ya?ml$/.test(name)).sort();
  // A file with the hash of the sources in its name marks complete pages.
  const stamp = `.${contentKey(
    ...(await Promise.all(sources.map((name) => readFile(join(dir, name))))),
    await codeKey(siteDir, generator),
    String(hasCors),
  )}.json`;
  if (names.includes(stamp)) {
    return;
  }
  const warn = (warning: string): void => logger.warn(warning.replaceAll(`${siteDir}/`, ''));
  const api = await readOpenApi(file, warn);
  const clients = await readClientSamples(join(dir, clientSamplesFile), api, warn);
  const pages = operationPages(api, clients, hasCors);
  const files = await pageFiles(api, pages);
  const old = names.filter((name) => /^[^/]+(\.(api|info|tag)\.mdx|\.json)$/.test(name));
  await Promise.all(old.map((name) => rm(join(dir, name))));
  await Promise.all([...files].map(([name, text]) => writeFile(join(dir, name), text)));
  await writeFile(join(dir, stamp), '');
  logger.info`REST reference ${api.info.version}: number=${pages.size} operations.`;
}

/** Generates the REST pages before the docs plugin reads its files, because plugins are constructed before they load content. */
export default async function restReferencePlugin(context: LoadContext): Promise<Plugin> {
  const folders = restFolders(context.siteDir);
  const generate = async (): Promise<void> => {
    await Promise.all(folders.map((dir) => generateRestPages(context, dir)));
  };
  await generate();
  return {
    name: 'rest-reference',
    getPathsToWatch: () => folders.map((dir) => join(dir, '**/*.yaml')),
    loadContent: generate,
  };
}

/** Generates the sidebar items of folders, and groups REST pages by entity. */
export const restSidebarItems: PluginOptions['sidebarItemsGenerator'] = async (args) => {
  const items = await args.defaultSidebarItemsGenerator(args);
  // The entity of a page, which its generator writes. The introduction and other pages have no entity.
  const tags = new Map(args.docs.map(({ id, frontMatter }) => [id, frontMatter.rest_tag]));
  const groups = new Map<unknown, typeof items>();
  for (const item of items) {
    const tag = item.type === 'doc' ? tags.get(item.id) : undefined;
    groups.set(tag, [...(groups.get(tag) ?? []), item]);
  }
  return [...groups].flatMap(([tag, pages]) =>
    typeof tag === 'string'
      ? [{ type: 'category' as const, label: sentenceCase(tag), items: pages }]
      : pages,
  );
};
