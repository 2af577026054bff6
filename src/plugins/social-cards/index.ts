import { join } from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsCards, type PlacedCard, pageCards, postCards, siteCard } from './cards';
import { tokenValues } from './tokens';
import { writeCards } from './writeCards';

/** Writes the social cards of the site into its build. */
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
      const colors = await tokenValues('dark');
      await writeCards(
        cards.map(({ path, card }) => ({ file: join(outDir, path), card: { ...card, colors } })),
        siteDir,
      );
    },
  };
}
