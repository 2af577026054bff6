import { join } from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** A script of the app beside `main`, by the packages that it holds: each is read and run in a task of its own. */
const slice = (name: string, test: RegExp, priority: number) =>
  ({ name, test, type: /^javascript/, chunks: 'initial', enforce: true, priority }) as const;

const react = slice('react', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, 60);
const framework = slice('framework', /[\\/]node_modules[\\/]/, 59);

/** What is read of a chunk: the imports that it is made for. */
interface Chunk {
  groupsIterable: Iterable<{ origins: Iterable<{ request?: string }> }>;
}

/** The theme's parts around every page of the documentation; a guide needs all four, so they are one file. */
const docsParts = /^@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)$/;

const docs = {
  name: 'docs',
  type: /^javascript/,
  chunks: ({ groupsIterable }: Chunk): boolean =>
    [...groupsIterable].some(({ origins }) =>
      [...origins].some(({ request }) => docsParts.test(request ?? '')),
    ),
  enforce: true,
  priority: 45,
} as const;

/**
 * Theme and framework as the pages of the app have them in common, such as the navbar and the footer: one file instead of a part for each
 * package, and a copy in each kind of page. There are about thirty kinds; what few of them have isn't in it. Data of the site isn't either:
 * workers have some, and what they share with the app says for each import which of the two it runs in.
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
export const scriptGroups = { react, framework, shell, docs, defaultVendors: false } as const;

/** The theme's client module that brings Prism into every page. The build colors all code, and the stock code block loads its own Prism. */
const prismModule = /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages/;

/** The framework asks for one helper of TypeScript's, by a `require` that would bring them all: 4 KB. */
const helpers = {
  asked: /^tslib$/,
  by: /[\\/]@docusaurus[\\/]/,
  given: join(__dirname, '../../client/helpers.ts'),
};

/** Leaves out what no reader needs. */
export function replacements({
  NormalModuleReplacementPlugin,
}: ConfigureWebpackUtils['currentBundler']['instance']) {
  return [
    new NormalModuleReplacementPlugin(prismModule, join(__dirname, '../../client/empty.ts')),
    new NormalModuleReplacementPlugin(helpers.asked, (request) => {
      if (helpers.by.test(request.context)) {
        request.request = helpers.given;
      }
    }),
  ];
}
