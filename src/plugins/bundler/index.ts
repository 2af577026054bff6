import type { Plugin } from '@docusaurus/types';

/**
 * Sources of what is loaded when it is needed: the search pop-up, the form of “Try it”, dialogs and the stock code block. Their styles come with
 * their scripts; every page links the one style sheet of everything else. Without the framework's group of that name the setting does
 * nothing.
 */
const lazyStyles =
  /@docsearch|src[\\/]components[\\/](search[\\/]SearchPopUp|rest[\\/](TryIt[\\/]form\.|(Console|JsonView|SandboxTree)[\\/]styles\.)|shared[\\/]Dialogs)|src[\\/]client[\\/]controls[\\/]run\.|theme-classic[\\/]lib[\\/]theme[\\/]CodeBlock/;

/**
 * Settings of the bundler that are for no one plugin:
 *
 * - Every page links one small style sheet; tests/site/styles.test.ts holds its budget.
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
    configureWebpack({ experiments }, isServer) {
      const cache = (experiments as { cache?: { version?: string } } | undefined)?.cache;
      const strict =
        process.env.SITE_STRICT && cache?.version !== undefined
          ? ({ experiments: { cache: { version: `${cache.version}-strict` } } } as object)
          : {};
      const styles = { test: new RegExp(`^(?!.*(${lazyStyles.source}))`) };
      return {
        ...strict,
        resolve: { preferAbsolute: true },
        ...(isProduction &&
          !isServer && { optimization: { splitChunks: { cacheGroups: { styles } } } }),
      };
    },
  };
}
