import { homedir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../../package.json';
import released from '../../../versions.json';

/** Peers are installed here, apart from what the site depends on. */
export const cacheFolder =
  process.env.BENCH_CACHE ?? join(homedir(), '.cache/gravitino-website-bench');

export const latest = released[0] ?? '';
/** A long page, and one beside it in the sidebar, which is clicked there. Both exist in the latest version. */
export const longPage = 'manage-relational-metadata-using-gravitino';
export const nextPage = 'manage-metalake-using-gravitino';

const { dependencies } = manifest;

/** What is compared, at versions that stay the same until somebody changes them here. */
export const packages = {
  stock: {
    '@docusaurus/core': dependencies['@docusaurus/core'],
    '@docusaurus/faster': dependencies['@docusaurus/faster'],
    '@docusaurus/preset-classic': dependencies['@docusaurus/preset-classic'],
    '@mdx-js/react': dependencies['@mdx-js/react'],
    react: dependencies.react,
    'react-dom': dependencies['react-dom'],
  },
  // Astro 7 asks for Node 22.12: it brings its own Node along.
  starlight: { astro: '7.3.5', '@astrojs/starlight': '0.42.4', node: '22.23.3' },
} as const;

/** The site's own pins hold for the stock site as well: same bundler, same compiler. */
export const overrides = manifest.overrides;
