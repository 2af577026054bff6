import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Command, type CommanderStatic } from 'commander';
import type { RestPage } from '../../site/restReference';
import { introductionMarkdown, operationMarkdown, pageName } from './markdown';
import { type OpenApi, operationsOf } from './openApi';

type CreatePlugin = (context: LoadContext, options: Record<string, unknown>) => Plugin;

/** What the openapi-docs plugin reads of the site. */
export interface PagesSetup {
  siteDir: string;
  presets: unknown;
}

/** The pages of one version. */
export interface PagesInput {
  /** The OpenAPI file, and the folder that the pages are written to. */
  file: string;
  dir: string;
  api: OpenApi;
  /** By `operationId`. */
  pages: ReadonlyMap<string, RestPage>;
}

/** An operation as the openapi-docs plugin hands it to a page generator. */
interface Item {
  id: string;
  api: { operationId: string };
}

/** Returns the package's entry point; its types describe its front matter only. */
async function openApiDocsPlugin(): Promise<CreatePlugin> {
  const { default: loaded } = (await import('docusaurus-plugin-openapi-docs')) as unknown as {
    default: CreatePlugin | { default: CreatePlugin };
  };
  return typeof loaded === 'function' ? loaded : loaded.default;
}

/**
 * Returns the work of a thread that writes REST pages with the openapi-docs plugin, which prints a line for each page.
 *
 * @throws Error naming the operation that gets no page.
 */
export default async function openApiPages({
  siteDir,
  presets,
}: PagesSetup): Promise<(input: PagesInput) => Promise<void>> {
  const createPlugin = await openApiDocsPlugin();
  return async ({ file, dir, api, pages }) => {
    const operations = operationsOf(api);
    const createApiPageMD = ({ id, api: { operationId } }: Item): string => {
      const position = operations.findIndex(
        ({ operation }) => operation.operationId === operationId,
      );
      const operation = operations[position];
      const page = pages.get(operationId);
      if (operation === undefined || page === undefined || id !== pageName(operationId)) {
        throw new Error(
          `operationId "${operationId}" gives no page of its own. Choose another one.`,
        );
      }
      return operationMarkdown(operation, page, position + 1);
    };
    const siteConfig = { presets, plugins: [] } as unknown as LoadContext['siteConfig'];
    const plugin = createPlugin({ siteDir, siteConfig } as LoadContext, {
      id: 'rest',
      docsPluginId: 'classic',
      config: {
        rest: {
          specPath: file,
          outputDir: dir,
          template: join(siteDir, 'src/plugins/rest-reference/page.mustache'),
          markdownGenerators: {
            createApiPageMD,
            createInfoPageMD: () => introductionMarkdown(api),
          },
        },
      },
    });
    const cli = new Command() as CommanderStatic;
    plugin.extendCli?.(cli);
    await cli.parseAsync(['gen-api-docs', 'rest'], { from: 'user' });
    // The plugin prints what went wrong, and carries on.
    for (const operationId of pages.keys()) {
      if (!existsSync(join(dir, `${pageName(operationId)}.api.mdx`))) {
        throw new Error(`operationId "${operationId}" got no page. The message above says why.`);
      }
    }
  };
}
