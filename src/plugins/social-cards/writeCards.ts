import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openCodeCache } from '../shared/codeCache';
import { openPool } from '../shared/pool';
import type { Card } from './card';

/** What decides how a card looks, besides its data. */
const renderer = ['src/plugins/social-cards', 'src/drawing'];

/** A card and the file that it is written to. */
export interface CardFile {
  file: string;
  card: Card;
}

/**
 * Writes cards to their files. Those that no build has drawn before are drawn in worker threads: a card takes 60 ms.
 *
 * @returns how many cards were drawn.
 */
export async function writeCards(cards: readonly CardFile[], siteDir: string): Promise<number> {
  const cached = openCodeCache(siteDir, 'social-cards', renderer);
  const pool = openPool<Card, Uint8Array>(join(__dirname, 'render.ts'), undefined);
  let drawn = 0;
  try {
    await Promise.all(
      cards.map(async ({ file, card }) => {
        const png = await cached([JSON.stringify(card)], () => {
          drawn += 1;
          return pool.run(card);
        });
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, png);
      }),
    );
  } finally {
    await pool.close();
  }
  return drawn;
}
