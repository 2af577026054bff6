import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import { samples } from '../../site/home';
import { readReleases } from '../releases/readRelease';
import { codeBlockView } from './codeBlockView';

/**
 * What the build does to articles beside compiling them: `rehypeArticles` colours their code and decides which are static; this
 * plugin colours the samples of the home page (`@generated/articles/default/samples.json`).
 */
export default function articlesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'articles',
    async contentLoaded({ actions }) {
      const latest = readReleases(siteDir, released)[released[0] ?? 'current'];
      const html = (latest === undefined ? [] : samples(latest)).map(({ value, ...input }) => [
        value,
        codeBlockView(input).html,
      ]);
      await actions.createData('samples.json', Object.fromEntries(html));
    },
  };
}
