import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import { evaluate } from '@mdx-js/mdx';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { BreakableCode } from '../../src/components/docs/Inline';
import * as reference from '../../src/components/rest/RestReference';
import TryIt from '../../src/components/rest/TryIt';
import { operationPages } from '../../src/plugins/rest-reference/operationPage';
import { pageFiles } from '../../src/plugins/rest-reference/pageFiles';
import { readOpenApi } from '../../src/plugins/rest-reference/readOpenApi';
import { InSite } from './docusaurus';

/** Compiles a generated page as the framework does, and renders it. */
async function renderPage(mdx: string): Promise<string> {
  const body = mdx.replace(/^import .* from '@site.*$/gm, '');
  const { default: Content } = await evaluate(body, {
    ...runtime,
    remarkPlugins: [remarkFrontmatter, remarkGfm, [headings, { anchorsMaintainCase: false }]],
  });
  return renderToStaticMarkup(
    <InSite>
      <Content components={{ ...reference, TryIt, BreakableCode, Tabs, TabItem }} />
    </InSite>,
  );
}

/** Generates the pages of an OpenAPI file, and returns functions that render them to HTML, by their file names without extension. */
export async function restPages(file: string): Promise<Map<string, () => Promise<string>>> {
  const api = await readOpenApi(file);
  const files = await pageFiles(api, operationPages(api, {}, true));
  return new Map(
    [...files].map(([name, text]) => [name.replace(/\.\w+\.mdx$/, ''), () => renderPage(text)]),
  );
}
