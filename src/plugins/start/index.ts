import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import { readDeployment } from '../../site/deployment';
import { inlineScript } from './inlineScript';

/** The theme's client module that brings Prism into every page. The build colors all code, and the stock code block loads its own Prism. */
const prismModule = /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages/;

/** The framework asks for one helper of TypeScript's, by a `require` that would bring them all: 4 KB. */
const helpers = {
  asked: /^tslib$/,
  by: /[\\/]@docusaurus[\\/]/,
  given: '@site/src/client/helpers.ts',
};

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

/**
 * A page that doesn't compile is a module that throws, which the browser may run when the fix is on its way already: without this, the
 * overlay of `npm run dev` would show the error again and stay. The bundler reports the same error by itself, and takes it back. The function
 * is sent to the browser as text.
 */
const devOverlay: object = {
  devServer: {
    client: {
      overlay: {
        runtimeErrors: ({ message }: Error) =>
          !/Module (?:build failed|not found)|Cannot find module/.test(message),
      },
    },
  },
};

/**
 * Puts the inline script that holds the controls and starts the app into every built page, and says how the bundler divides the app and
 * what no reader needs of it. A second script reports page views, where that is configured. tests/site/scripts.test.ts holds it.
 */
export default function startPlugin({ siteDir, codeTranslations }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const { analytics } = readDeployment(process.env);
  return {
    name: 'start',
    injectHtmlTags() {
      const script = (attributes: Record<string, string>, innerHTML: string) => ({
        tagName: 'script',
        attributes,
        innerHTML,
      });
      // Before the content: a long page takes a phone a second to read, and its controls are pressed meanwhile.
      const preBodyTags = [];
      if (isProduction) {
        const start = inlineScript(siteDir, 'src/client/start/index.ts', codeTranslations);
        preBodyTags.push(script({ 'data-latest': released[0] ?? '' }, start));
      }
      // Every page reports that it was opened, if the deployer has named a sink; the app reports changes of route.
      if (analytics !== undefined) {
        const pageViews = inlineScript(siteDir, 'src/client/analytics/pageViews.ts');
        preBodyTags.push(script({ 'data-analytics': JSON.stringify(analytics) }, pageViews));
      }
      return { preBodyTags };
    },
    configureWebpack(_, isServer, { currentBundler }) {
      if (isServer || !isProduction) {
        return isServer ? {} : devOverlay;
      }
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        output: {
          // Without the chunk's name: the runtime of every page has a table of them.
          chunkFilename: 'assets/js/[contenthash:8].js',
          // A file that can't be reached is waited for (src/client/start/missingFiles.ts).
          chunkLoadTimeout: 2 ** 31 - 1,
        },
        optimization: {
          // The table of chunk names that the framework prefetches by repeats the ids then, which costs nothing compressed.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              react,
              framework,
              shell,
              docs,
              defaultVendors: false,
            },
          },
        },
        plugins: [
          new NormalModuleReplacementPlugin(prismModule, '@site/src/client/empty.ts'),
          new NormalModuleReplacementPlugin(helpers.asked, (request) => {
            if (helpers.by.test(request.context)) {
              request.request = helpers.given;
            }
          }),
        ],
      };
    },
  };
}
