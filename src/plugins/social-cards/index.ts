import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { postsIn } from '../shared/siteContent';
import { pageCards, postCards, siteCard } from './cards';
import { tokenValues } from './tokens';
import { writeCards } from './writeCards';

/** Writes the social cards of the site into its build. */
export default function socialCardsPlugin({ siteDir, outDir }: LoadContext): Plugin {
  let content: AllContent = {};
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      content = allContent;
    },
    async postBuild() {
      const colors = await tokenValues('dark');
      const cards = [siteCard, ...pageCards(), ...postCards(postsIn(content))];
      await writeCards(
        cards.map(({ path, card }) => ({ file: join(outDir, path), card: { ...card, colors } })),
        siteDir,
      );
    },
  };
}
