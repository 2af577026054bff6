import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Reads chunk names by Markdown file from the framework's registry of modules. */
export function chunkNames(registry: string, siteDir: string): Record<string, string> {
  const entries = registry.matchAll(/webpackChunkName: "([^"]+)" \*\/ "@site\/([^"?]+\.mdx?)"/g);
  return Object.fromEntries(
    [...entries].map(([, name = '', file = '']) => [join(siteDir, file), name]),
  );
}

/** Keeps the bodies of articles out of what a reader's first page loads and runs; see `splitArticle.mjs`. */
export default function staticArticlesPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'static-articles',
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const names = chunkNames(
        readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8'),
        siteDir,
      );
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/i,
              include: Object.keys(names),
              enforce: 'post' as const,
              use: {
                loader: join(siteDir, 'src/plugins/static-articles/splitArticle.mjs'),
                options: {
                  chunkNames: names,
                  served: '@site/src/components/Article/served',
                },
              },
            },
          ],
        },
      };
    },
  };
}
