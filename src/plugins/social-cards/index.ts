import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { openCodeCache } from '../shared/cache';
import { postsIn } from '../shared/docusaurus';
import { cardElement, cardSize, type SocialCard } from './card';
import { pageCards, postCards, tokenValues } from './cards';

/** Writes cards as PNG files to their addresses, and draws those that aren't in the cache.
 * @returns the number of drawn cards.
 */
export async function writeCards(
  cards: readonly (readonly [address: string, SocialCard])[],
  outDir: string,
  siteDir: string,
): Promise<number> {
  const code = [
    'src/plugins/social-cards',
    'static/img/covers',
    'src/css/tokens.css',
    'src/site/brand.ts',
  ];
  const cached = openCodeCache(siteDir, 'social-cards', code);
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve('@fontsource/noto-sans/package.json'));
  const fonts = await Promise.all(
    ([400, 700] as const).map(async (weight) => {
      const file = join(folder, `files/noto-sans-latin-${weight}-normal.woff`);
      return { name: 'Noto Sans', weight, data: await readFile(file) };
    }),
  );
  const colors = await tokenValues('dark');
  let drawn = 0;
  for (const [address, card] of cards) {
    const png = await cached([JSON.stringify(card)], async () => {
      drawn += 1;
      const svg = await satori(cardElement(card, colors), { ...cardSize, fonts });
      return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
    });
    await mkdir(dirname(join(outDir, address)), { recursive: true });
    await writeFile(join(outDir, address), png);
  }
  return drawn;
}

/** Writes the social cards of the site into its build. */
export default function socialCardsPlugin({ siteDir, outDir }: LoadContext): Plugin {
  let content: AllContent = {};
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      content = allContent;
    },
    async postBuild() {
      await writeCards([...pageCards(), ...postCards(postsIn(content))], outDir, siteDir);
    },
  };
}
