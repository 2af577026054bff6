import { remarkTextDirectives } from '../../markdown/nodes';
import remarkReference from '../docs-facts/remarkReference';
import remarkRefusedTags from './refusedTags';
import rehypeCodeBlocks from './rehypeCodeBlocks';
import rehypeStaticArticle, { rehypeRareComponents } from './rehypeStaticArticle';
import remarkPictures from './remarkPictures';
import remarkTables from './remarkTables';

/** Returns what the build does to Markdown in addition to what the framework does, for the build itself and for `npm run check`. */
export function markdownOptions(siteDir: string) {
  const common = {
    // Before the framework, which would serve pictures as they are. Closures, because the framework puts the options of a preset into
    // main.js, and the folder with them.
    beforeDefaultRemarkPlugins: [
      remarkTextDirectives,
      () => remarkPictures({ siteDir }),
      () => remarkRefusedTags({ siteDir }),
    ],
    // Rare components come last, so that their imports don’t make a static page live.
    rehypePlugins: [rehypeCodeBlocks, rehypeStaticArticle, rehypeRareComponents],
  };
  return {
    docs: { ...common, remarkPlugins: [remarkTables, remarkReference] },
    blog: { ...common, remarkPlugins: [remarkTables] },
    pages: { ...common, remarkPlugins: [] },
  };
}
