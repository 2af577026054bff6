import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { type Card, cardElement, cardSize } from './card';

const weights = [400, 700] as const;

let loaded: Promise<Font[]> | undefined;

/** The fonts of a card, read once. */
function fonts(): Promise<Font[]> {
  const folder = dirname(
    createRequire(import.meta.url).resolve('@fontsource/noto-sans/package.json'),
  );
  loaded ??= Promise.all(
    weights.map(async (weight) => ({
      name: 'Noto Sans',
      weight,
      style: 'normal' as const,
      data: await readFile(join(folder, `files/noto-sans-latin-${weight}-normal.woff`)),
    })),
  );
  return loaded;
}

/** The work of a thread that draws cards as PNG. */
export default function cardWork() {
  return async (card: Card): Promise<Uint8Array> => {
    const svg = await satori(cardElement(card), { ...cardSize, fonts: await fonts() });
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}
