// @ts-check
/** `npm run bench:search`: how well the search of the build answers the judged queries. */
import { join } from 'node:path';
import { createJiti } from 'jiti';

const { bench } = /** @type {{ bench: () => Promise<void> }} */ (
  await createJiti(import.meta.url).import(join(import.meta.dirname, 'bench.ts'))
);
await bench();
