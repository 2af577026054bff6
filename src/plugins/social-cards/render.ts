import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { dependencies } from '../../../package.json';
import { type Card, cardElement, cardSize } from './card';

const weights = [400, 700] as const;

/** Returns the key of a card: it changes with everything that the picture depends on, words, layout, shapes and renderer. */
export function cardKey(card: Card): string {
  const { satori, '@resvg/resvg-js': resvg, '@fontsource/noto-sans': font } = dependencies;
  return createHash('sha256')
    .update(JSON.stringify([satori, resvg, font, cardElement(card)]))
    .digest('hex')
    .slice(0, 32);
}

/** Draws a card as PNG. The renderer is loaded here, so that a build with all cards in the cache does without it. */
export async function renderCard(card: Card): Promise<Uint8Array> {
  const [{ default: satori }, { Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const fontDir = dirname(
    createRequire(import.meta.url).resolve('@fontsource/noto-sans/package.json'),
  );
  const fonts = await Promise.all(
    weights.map(async (weight) => ({
      name: 'Noto Sans',
      weight,
      style: 'normal' as const,
      data: await readFile(join(fontDir, `files/noto-sans-latin-${weight}-normal.woff`)),
    })),
  );
  const svg = await satori(cardElement(card), { ...cardSize, fonts });
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
  cacheDir: string,
  render: typeof renderCard = renderCard,
): Promise<boolean> {
  const cached = join(cacheDir, `${cardKey(card)}.png`);
  const known = await readFile(cached).catch(() => undefined);
  const png = known ?? (await render(card));
  if (known === undefined) {
    // By way of a second name: a build that is stopped half-way leaves no half picture behind.
    const partial = `${cached}.${process.pid}`;
    await mkdir(cacheDir, { recursive: true });
    await writeFile(partial, png);
    await rename(partial, cached);
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
  return known === undefined;
}
