import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { openCodeCache } from '../shared/codeCache';
import { type Card, cardElement, cardSize } from './card';

/** A card and the file that it is written to. */
export interface CardFile {
  file: string;
  card: Card;
}

async function readFonts(): Promise<Font[]> {
  const fonts = dirname(
    createRequire(import.meta.url).resolve('@fontsource/noto-sans/package.json'),
  );
  return Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: 'Noto Sans',
      weight,
      style: 'normal' as const,
      data: await readFile(join(fonts, `files/noto-sans-latin-${weight}-normal.woff`)),
    })),
  );
}

/**
 * Writes cards to their files as PNG, and draws those that no build has drawn before.
 *
 * @returns how many cards were drawn.
 */
export async function writeCards(cards: readonly CardFile[], siteDir: string): Promise<number> {
  const code = ['src/plugins/social-cards', 'static/img/covers'];
  const cached = openCodeCache(siteDir, 'social-cards', code);
  const fonts = await readFonts();
  let drawn = 0;
  for (const { file, card } of cards) {
    const png = await cached([JSON.stringify(card)], async () => {
      drawn += 1;
      const svg = await satori(cardElement(card), { ...cardSize, fonts });
      return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
    });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
  }
  return drawn;
}
