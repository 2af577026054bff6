import remarkEmbeds from '../media/remarkEmbeds';
import remarkPictures from '../media/remarkPictures';
import remarkReference from '../reference/remarkReference';
import rehypeCodeBlocks from './rehypeCodeBlocks';
import rehypeStaticArticle from './rehypeStaticArticle';
import remarkTables from './remarkTables';

/** The remark and rehype plugins of one kind of Markdown page, as Docusaurus's options name them. */
export interface MarkdownOptions {
  beforeDefaultRemarkPlugins: unknown[];
  remarkPlugins: unknown[];
  rehypePlugins: unknown[];
}

/** Returns what the build does to Markdown beside what the framework does, for the build itself and for `npm run check`. */
export function markdownOptions(
  siteDir: string,
): Record<'docs' | 'blog' | 'pages', MarkdownOptions> {
  const common = {
    // Before the framework, which would serve pictures as they are.
    beforeDefaultRemarkPlugins: [
      [remarkPictures, { siteDir }],
      [remarkEmbeds, { siteDir }],
    ],
    rehypePlugins: [rehypeCodeBlocks, rehypeStaticArticle],
  };
  return {
    docs: { ...common, remarkPlugins: [remarkTables, remarkReference] },
    blog: { ...common, remarkPlugins: [remarkTables] },
    pages: { ...common, remarkPlugins: [] },
  };
}
