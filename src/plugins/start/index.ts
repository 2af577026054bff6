import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import { readDeployment } from '../../site/deployment';
import { inlineScript } from './inlineScript';

/** The theme's client module that brings Prism into every page. The build colors all code, and the stock code block loads its own Prism. */
const prismModule = /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages/;

/** Scripts of the app beside `main`, by the packages that they hold: each is read and run in a task of its own. */
const slices = {
  react: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  framework: /[\\/]node_modules[\\/]/,
};

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
      const startScript = isProduction
        ? [
            {
              tagName: 'script',
              attributes: { 'data-latest': released[0] ?? '' },
              innerHTML: inlineScript(siteDir, 'src/client/start/index.ts', codeTranslations),
            },
          ]
        : [];
      // Every page reports that it was opened, if the deployer has named a sink; the app reports changes of route.
      const analyticsScript =
        analytics === undefined
          ? []
          : [
              {
                tagName: 'script',
                attributes: { 'data-analytics': JSON.stringify(analytics) },
                innerHTML: inlineScript(siteDir, 'src/client/analytics/pageViews.ts'),
              },
            ];
      // Before the content: a long page takes a phone a second to read, and its controls are pressed meanwhile.
      return { preBodyTags: [...startScript, ...analyticsScript] };
    },
    configureWebpack(_, isServer, { currentBundler }) {
      if (!isProduction) {
        return isServer ? {} : devOverlay;
      }
      if (isServer) {
        return {};
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
          splitChunks: {
            cacheGroups: Object.fromEntries(
              Object.entries(slices).map(([name, test], index) => [
                name,
                {
                  name,
                  test,
                  type: /^javascript/,
                  chunks: 'initial',
                  enforce: true,
                  priority: 60 - index,
                },
              ]),
            ),
          },
        },
        plugins: [new NormalModuleReplacementPlugin(prismModule, '@site/src/client/empty.ts')],
      };
    },
  };
}
