import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import { restFolder } from '../../site/links';
import { docsFolder } from '../../site/versions';
import { generateRestPages } from './generate';

/** Lists the folders that may hold an OpenAPI file: the next version's and each released one's. */
export const restFolders = (siteDir: string, versions: readonly string[]): string[] =>
  ['current', ...versions].map((version) => join(siteDir, docsFolder(version), restFolder));

/** Generates the REST pages before the docs plugin reads its files: plugins are constructed before any of them loads content. */
export default async function restReferencePlugin(context: LoadContext): Promise<Plugin> {
  const folders = restFolders(context.siteDir, released);
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
