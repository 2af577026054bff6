import type { Plugin } from '@docusaurus/types';

/**
 * Settings of the bundler that are for no one plugin:
 *
 * - Builds with `SITE_STRICT` have a cache of their own. A warning for a broken picture or link comes from compiling its page, and a build
 *   without `SITE_STRICT` keeps the compiled page: the strict build that followed took it from the cache and passed.
 * - Requests for files of the site are absolute paths after their alias. Without `preferAbsolute`, the bundler looks for each below the static
 *   folder and below the site first, with every ending, and watches 13,000 files that don't exist.
 * - The development server starts sooner without what PostCSS adds for browsers older than a writer's.
 */
export default function bundlerPlugin(): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'bundler',
    configurePostCss(options) {
      const plugins = (options.plugins as unknown[]).filter(
        (plugin) => !(Array.isArray(plugin) && /postcss-preset-env/.test(plugin[0])),
      );
      return isProduction ? options : { ...options, config: false, plugins };
    },
    configureWebpack({ experiments }) {
      const cache = (experiments as { cache?: { version?: string } } | undefined)?.cache;
      return {
        resolve: { preferAbsolute: true },
        ...(process.env.SITE_STRICT &&
          cache?.version !== undefined &&
          ({ experiments: { cache: { version: `${cache.version}-strict` } } } as object)),
      };
    },
  };
}
