import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Command, type CommanderStatic } from 'commander';
import { restFolder } from '../../site/restPaths';
import type { RestPage } from '../../site/restReference';
import { codeKey } from '../cache/codeKey';
import { contentKey } from '../cache/contentCache';
import { readRelease } from '../releases/readRelease';
import { colouredPage } from './colouredPage';
import { introductionMarkdown, operationMarkdown, pageName } from './markdown';
import { type OpenApi, operationsOf } from './openApi';
import { operationPages } from './operation';
import { quietly } from './quietly';
import { readOpenApi } from './readOpenApi';
import { clientSamplesFile, readClientSamples } from './samples/clientSamples';

const source = 'openapi.yaml';
/** Holds the hash of what the pages were generated from. */
const stamp = '.generated.json';
/** What the pages are made with, below the site; a change there makes them anew. */
const generator = [
  'src/plugins/articles',
  'src/plugins/rest-reference',
  'src/site/code.ts',
  'src/site/literal.ts',
  'src/site/restReference.ts',
  'src/site/restRequest.ts',
];

/**
 * Returns the package's entry point; its types describe its front matter only. It is loaded here, so that a build whose pages
 * are there already does without it: a second of every command.
 */
async function openApiDocsPlugin(): Promise<
  (context: LoadContext, options: Record<string, unknown>) => Plugin
> {
  const loaded = await import('docusaurus-plugin-openapi-docs');
  return (loaded as unknown as { default: Awaited<ReturnType<typeof openApiDocsPlugin>> }).default;
}

/** An operation as the openapi-docs plugin hands it to a page generator. */
interface Item {
  id: string;
  api: { operationId: string };
}

/** Lists generated files, which are named after their operations. */
async function generatedFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir);
  return names.filter((name) => /\.(api|info|tag)\.mdx$|\.json$/.test(name));
}

async function writePages(
  context: LoadContext,
  dir: string,
  api: OpenApi,
  pages: Map<string, RestPage>,
): Promise<void> {
  await Promise.all((await generatedFiles(dir)).map((name) => rm(join(dir, name))));
  const operations = operationsOf(api);
  const createApiPageMD = ({ id, api: { operationId } }: Item): string => {
    const position = operations.findIndex(({ operation }) => operation.operationId === operationId);
    const operation = operations[position];
    const page = pages.get(operationId);
    if (operation === undefined || page === undefined || id !== pageName(operationId)) {
      throw new Error(`operationId "${operationId}" gives no page of its own. Choose another one.`);
    }
    return operationMarkdown(operation, page, position + 1);
  };
  const createPlugin = await openApiDocsPlugin();
  const plugin = createPlugin(context, {
    id: 'rest',
    docsPluginId: 'classic',
    config: {
      rest: {
        specPath: join(dir, source),
        outputDir: dir,
        template: join(context.siteDir, 'src/plugins/rest-reference/page.mustache'),
        markdownGenerators: { createApiPageMD, createInfoPageMD: () => introductionMarkdown(api) },
      },
    },
  });
  const cli = new Command() as CommanderStatic;
  plugin.extendCli?.(cli);
  await quietly(() => cli.parseAsync(['gen-api-docs', 'rest'], { from: 'user' }));
  for (const [operationId, page] of pages) {
    await writeFile(join(dir, `${pageName(operationId)}.json`), JSON.stringify(colouredPage(page)));
  }
}

/**
 * Generates the REST pages of one version from the OpenAPI file and the client samples of a folder into that folder, unless
 * they are there already.
 *
 * @returns how many operations were written; `undefined` where there was nothing to do.
 * @param dir `api/rest` of a version.
 * @throws Error naming the file, the JSON pointer or operation, and the reason when pages can't be made from the file.
 */
export async function generateRestPages(
  context: LoadContext,
  dir: string,
): Promise<number | undefined> {
  const file = join(dir, source);
  if (!existsSync(file)) {
    return undefined;
  }
  const samplesFile = join(dir, clientSamplesFile);
  const folder = relative(context.siteDir, dir.slice(0, -restFolder.length - 1));
  const hasCors = readRelease(context.siteDir, folder).features.includes('cors');
  const hash = contentKey(
    await readFile(file),
    existsSync(samplesFile) ? await readFile(samplesFile) : '',
    await codeKey(context.siteDir, generator),
    String(hasCors),
  );
  const stampFile = join(dir, stamp);
  if (existsSync(stampFile) && JSON.parse(await readFile(stampFile, 'utf8')).hash === hash) {
    return undefined;
  }
  const api = await readOpenApi(file);
  const clientSamples = await readClientSamples(samplesFile, api);
  try {
    const pages = operationPages(api, clientSamples, hasCors);
    await writePages(context, dir, api, pages);
    await writeFile(stampFile, JSON.stringify({ hash }));
    console.info(`[INFO] REST reference ${api.info.version}: ${pages.size} operations.`);
    return pages.size;
  } catch (error) {
    const name = relative(context.siteDir, file);
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
