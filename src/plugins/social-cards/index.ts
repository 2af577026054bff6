import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { postsIn, versionsIn } from '../shared/siteContent';
import { docsCards, type PlacedCard, pageCards, postCards, siteCard } from './cards';
import { tokenValues } from './tokens';
import { writeCards } from './writeCards';

/** Writes the social cards of the site into its build. */
export default function socialCardsPlugin({ siteDir, outDir, baseUrl }: LoadContext): Plugin {
  let cards: PlacedCard[] = [];
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      cards = [
        siteCard,
        ...pageCards(),
        ...postCards(postsIn(allContent)),
        ...docsCards(versionsIn(allContent), baseUrl),
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
