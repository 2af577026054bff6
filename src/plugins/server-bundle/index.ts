import type { Plugin } from '@docusaurus/types';

/**
 * What the code that renders the pages needs:
 * - one file: the framework writes a file for each page, as browsers need it, 700 to write, find, read and compile again, 1.5 of
 *   the 13 CPU seconds that rendering takes;
 * - no search for unused exports, nor short names for the others: nothing is minified here. One CPU second of bundling.
 */
const server = {
  module: { parser: { javascript: { dynamicImportMode: 'eager' as const } } },
  optimization: {
    innerGraph: false,
    mangleExports: false,
    realContentHash: false,
    usedExports: false,
  },
};

/** Has the code that renders the pages bundled for that alone; browsers' code stays as the framework bundles it. */
export default function serverBundlePlugin(): Plugin {
  return {
    name: 'server-bundle',
    configureWebpack: (_, isServer) => (isServer ? server : {}),
  };
}
