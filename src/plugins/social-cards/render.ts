import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'satori';
import { dependencies } from '../../../package.json';
import { type ContentCache, contentKey } from '../cache/contentCache';
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

/** Returns the key of a card: it changes with everything that the picture depends on, words, layout, shapes and renderer. */
export function cardKey(card: Card): string {
  const { satori, '@resvg/resvg-js': resvg, '@fontsource/noto-sans': font } = dependencies;
  return contentKey(JSON.stringify([satori, resvg, font, cardElement(card)]));
}

/** Draws a card as PNG. The renderer is loaded here, so that a build with all cards in the cache does without it. */
export async function renderCard(card: Card): Promise<Uint8Array> {
  const [{ default: satori }, { Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const svg = await satori(cardElement(card), { ...cardSize, fonts: await fonts() });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/**
 * Writes a card to a file, from the cache when the same card was drawn before.
 *
 * @returns whether it had to be drawn.
 */
export async function writeCard(
  card: Card,
  file: string,
  cache: ContentCache,
  render: typeof renderCard = renderCard,
): Promise<boolean> {
  let isNew = false;
  const png = await cache.get(`${cardKey(card)}.png`, () => {
    isNew = true;
    return render(card);
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
  return isNew;
}
