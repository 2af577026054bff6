// @ts-check
/**
 * `npm run bench`: this site next to stock Docusaurus and Starlight on the same Markdown. A part of it:
 * `npm run bench -- --only this,stock --parts load,taps,lighthouse --visits 5`.
 * `npm run bench:build`: cold builds of all versions next to stock Docusaurus; `-- --visits 3` for the median of three.
 */
import { join } from 'node:path';
import { createJiti } from 'jiti';

const { bench, benchBuild } = /** @type {typeof import('./bench')} */ (
  await createJiti(import.meta.url).import(join(import.meta.dirname, 'bench.ts'))
);
const [first, ...rest] = process.argv.slice(2);
await (first === 'build' ? benchBuild(rest) : bench(process.argv.slice(2)));
