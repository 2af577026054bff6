import { join } from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheDir, openCache } from '../cache/contentCache';
import { docsCards } from './docsCards';
import { pageCards, siteCard } from './pageCards';
import type { PlacedCard } from './placedCard';
import { postCards } from './postCards';
import { writeCard } from './render';
import { tokenValues } from './tokens';

/**
 * Writes the social cards of the site into its build, drawing only those that the cache doesn't know: 45 ms of processor time
 * each, so 20 s for 430 in a cold build.
 */
export default function socialCardsPlugin({ siteDir, outDir, baseUrl }: LoadContext): Plugin {
  let cards: PlacedCard[] = [];
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      cards = [
        siteCard,
        ...pageCards(),
        ...postCards(blog?.blogPosts ?? []),
        ...docsCards(docs?.loadedVersions ?? [], baseUrl),
      ];
    },
    async postBuild() {
      const colours = await tokenValues('dark');
      const cache = openCache(cacheDir(siteDir, 'social-cards'));
      for (const { path, card } of cards) {
        await writeCard({ ...card, colours }, join(outDir, path), cache);
      }
      await cache.prune();
    },
  };
}
