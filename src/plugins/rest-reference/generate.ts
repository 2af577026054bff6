import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Command, type CommanderStatic } from 'commander';
import * as openApiDocs from 'docusaurus-plugin-openapi-docs';
import { parse } from 'yaml';
import type { OpenApi } from './openApi';
import { operationPages } from './operation';

/** Raise it when the generated pages change although the OpenAPI files don't. */
const generation = 1;
const source = 'openapi.yaml';
/** Holds the hash that the pages were generated from. */
const stamp = '.generated.json';

/** The package's types describe its front matter only; this is its entry point. */
const createPlugin = (
  openApiDocs as unknown as {
    default: (context: LoadContext, options: Record<string, unknown>) => Plugin;
  }
).default;

/** An operation as the openapi-docs plugin hands it to a page generator. */
interface Item {
  id: string;
  api: { operationId: string; description?: string };
}

async function clean(dir: string): Promise<void> {
  const stale = (await readdir(dir)).filter((name) => /\.(api|info|tag)\.mdx$|\.json$/.test(name));
  await Promise.all(stale.map((name) => rm(join(dir, name))));
}

/** Markdown of a page: headings for the table of contents, and components for what only they can show. */
function pageMarkdown({ id, api }: Item): string {
  return `import operation from './${id}.json';
import Endpoint from '@theme/RestReference/Endpoint';
import Parameters from '@theme/RestReference/Parameters';
import RequestBody from '@theme/RestReference/RequestBody';
import Responses from '@theme/RestReference/Responses';

<Endpoint operation={operation} />

${api.description ?? ''}

## Parameters

<Parameters operation={operation} />

## Request body

<RequestBody operation={operation} />

## Responses

<Responses operation={operation} />
`;
}

/** Markdown of the introduction: what the file says of the API, and its operations by entity. */
const introductionMarkdown = ({ info }: { info: { description?: string } }): string =>
  `import DocCardList from '@theme/DocCardList';

${info.description ?? ''}

## Operations

<DocCardList />
`;

/**
 * Generates the REST pages of one version into the folder of its OpenAPI file, unless they are there already.
 *
 * @throws Error naming the file and the reason when the file can't be read as OpenAPI.
 */
export async function generateRestPages(context: LoadContext, dir: string): Promise<boolean> {
  const specPath = join(dir, source);
  if (!existsSync(specPath)) {
    return false;
  }
  const text = await readFile(specPath, 'utf8');
  const hash = createHash('sha256').update(`${generation}\n${text}`).digest('hex');
  const stampFile = join(dir, stamp);
  if (existsSync(stampFile) && JSON.parse(await readFile(stampFile, 'utf8')).hash === hash) {
    return false;
  }
  try {
    const pages = operationPages(parse(text) as OpenApi);
    await clean(dir);
    await mkdir(dir, { recursive: true });
    const plugin = createPlugin(context, {
      id: 'rest',
      docsPluginId: 'classic',
      config: {
        rest: {
          specPath,
          outputDir: dir,
          template: join(context.siteDir, 'src/plugins/rest-reference/page.mustache'),
          markdownGenerators: {
            createApiPageMD: pageMarkdown,
            createInfoPageMD: introductionMarkdown,
          },
        },
      },
    });
    const cli = new Command() as CommanderStatic;
    plugin.extendCli?.(cli);
    await cli.parseAsync(['gen-api-docs', 'rest'], { from: 'user' });
    for (const [operationId, page] of pages) {
      const name = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      await writeFile(join(dir, `${name}.json`), JSON.stringify(page));
    }
    await writeFile(stampFile, JSON.stringify({ hash }));
    return true;
  } catch (error) {
    throw new Error(`${specPath}: the REST reference can't be generated from it.`, {
      cause: error,
    });
  }
}
