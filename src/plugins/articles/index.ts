import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import { samples } from '../../site/home';
import { readReleases } from '../site-data/readRelease';
import { highlightedCode } from './highlight';

/**
 * What the build does to articles beside compiling them: `rehypeArticles` colors their code and decides which are static; this
 * plugin colors the samples of the home page (`@generated/articles/default/samples.json`).
 */
export default function articlesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'articles',
    // `import sample from './Sample.java?raw'` is the text of the file.
    configureWebpack: () => ({
      module: { rules: [{ resourceQuery: /^\?raw$/, type: 'asset/source' }] },
    }),
    async contentLoaded({ actions }) {
      const latest = readReleases(siteDir, released)[released[0] ?? 'current'];
      const html = (latest === undefined ? [] : samples(latest)).flatMap(
        ({ value, response, ...input }) => [
          [value, highlightedCode(input)],
          ...(response
            ? [[`${value} response`, highlightedCode({ language: 'json', code: response })]]
            : []),
        ],
      );
      await actions.createData('samples.json', Object.fromEntries(html));
    },
  };
}
