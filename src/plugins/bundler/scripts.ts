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
