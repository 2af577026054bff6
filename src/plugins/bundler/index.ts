import type { Plugin } from '@docusaurus/types';

/**
 * Gives builds with `SITE_STRICT` a cache of their own. A warning for a broken picture or link comes from compiling its page, and a build
 * without `SITE_STRICT` keeps the compiled page: the strict build that followed took it from the cache and passed.
 */
export default function bundlerPlugin(): Plugin {
  return {
    name: 'bundler',
    configureWebpack({ experiments }) {
      const cache = (experiments as { cache?: { version?: string } } | undefined)?.cache;
      return process.env.SITE_STRICT && cache?.version !== undefined
        ? ({ experiments: { cache: { version: `${cache.version}-strict` } } } as object)
        : {};
    },
  };
}
