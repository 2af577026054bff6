// @ts-check
/** `npm run bench:search`: compares the search of the build with two others on the same pages. */
import { join } from 'node:path';
import { createJiti } from 'jiti';

const here = import.meta.dirname;
const jiti = createJiti(import.meta.url, {
  alias: {
    // What the plugin writes while a site is built with it.
    '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js': join(
      here,
      'searchLocalConstants.mjs',
    ),
    '@generated/@easyops-cn/docusaurus-search-local/default/generated.js': join(
      here,
      'searchLocalConstants.mjs',
    ),
  },
});
const { bench } = /** @type {{ bench: () => Promise<void> }} */ (
  await jiti.import(join(here, 'bench.ts'))
);
await bench();
