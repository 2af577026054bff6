import rehypeCodeBlocks from './rehypeCodeBlocks';
import rehypeStaticArticle from './rehypeStaticArticle';

/** The rehype plugins of all Markdown of the site, in their order. */
export const rehypeArticles = [rehypeCodeBlocks, rehypeStaticArticle];
