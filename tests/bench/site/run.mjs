// @ts-check
/**
 * `npm run bench`: this site beside stock Docusaurus, VitePress and Starlight on the same Markdown. A part of it:
 * `npm run bench -- --only this,stock --parts load,taps,lighthouse --visits 5`.
 * `npm run bench:build`: cold builds of all versions beside stock Docusaurus; `-- --visits 3` for the median of three.
 * `npm run bench:dev`: the development server beside that of stock Docusaurus.
 */
import { join } from 'node:path';
import { createJiti } from 'jiti';

const { bench, benchBuild, benchDev } = /** @type {typeof import('./bench')} */ (
  await createJiti(import.meta.url).import(join(import.meta.dirname, 'bench.ts'))
);
const [first, ...rest] = process.argv.slice(2);
const parts = { build: benchBuild, dev: benchDev };
const part = Object.entries(parts).find(([name]) => name === first)?.[1];
await (part === undefined ? bench(process.argv.slice(2)) : part(rest));
