import type { LoadContext, Plugin } from '@docusaurus/types';
import { purgeInfima } from './purgeInfima';

/**
 * Sources of what is loaded when it is needed: the search pop-up, the form of “Try it”, dialogs and the stock code block. Their styles come with
 * their scripts; every page links the one style sheet of everything else. Without the framework's group of that name the setting does
 * nothing.
 */
const lazyStyles =
  /@docsearch|src[\\/]components[\\/](search[\\/]SearchPopUp|rest[\\/](TryIt[\\/]form\.|Sandbox(Tree)?[\\/]styles\.)|shared[\\/]Dialogs)|src[\\/]client[\\/]controls[\\/]run\.|theme-classic[\\/]lib[\\/]theme[\\/]CodeBlock/;

/** Keeps the style sheet that every page links small; tests/site/styles.test.ts holds its budget. */
export default function stylesPlugin({ siteDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'styles',
    configurePostCss(options) {
      if (isProduction) {
        options.plugins.push(purgeInfima(siteDir));
      }
      return options;
    },
    configureWebpack: (_, isServer) =>
      isProduction && !isServer
        ? {
            optimization: {
              splitChunks: {
                cacheGroups: { styles: { test: new RegExp(`^(?!.*(${lazyStyles.source}))`) } },
              },
            },
          }
        : {},
  };
}
