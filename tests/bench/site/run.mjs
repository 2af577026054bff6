// @ts-check
/**
 * `npm run bench`: this site beside stock Docusaurus, VitePress and Starlight on the same Markdown, one table.
 * `npm run bench:build`: builds of all versions, cold and warm, beside stock Docusaurus.
 */
import { join } from 'node:path';
import { createJiti } from 'jiti';

const { bench, benchBuild } =
  /** @type {{ bench: () => Promise<void>, benchBuild: () => Promise<void> }} */ (
    await createJiti(import.meta.url).import(join(import.meta.dirname, 'bench.ts'))
  );
await (process.argv[2] === 'build' ? benchBuild() : bench());
