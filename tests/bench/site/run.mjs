// @ts-check
/**
 * `npm run bench`: this site next to stock Docusaurus and Starlight on the same Markdown. A part of it:
 * `npm run bench -- --only this,stock --parts load,taps --visits 5`.
 */
import { join } from 'node:path';
import { createJiti } from 'jiti';

const { bench } = /** @type {typeof import('./bench')} */ (
  await createJiti(import.meta.url).import(join(import.meta.dirname, 'bench.ts'))
);
await bench(process.argv.slice(2));
