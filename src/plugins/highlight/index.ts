import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import { samples } from '../../site/home';
import { codeBlockView } from './server';

/**
 * Colours code in the build. Fences are coloured by `rehypeCodeBlocks`; a component's code while the server renders it,
 * through the module `@highlight`. In a production build's browser bundle that module and prism-react-renderer are
 * stand-ins without Prism: 18 KB (brotli) less on every page.
 */
export default function highlightPlugin({ siteDir }: LoadContext): Plugin {
  const here = (file: string): string => join(siteDir, 'src/plugins/highlight', file);
  return {
    name: 'highlight',
    async contentLoaded({ actions }) {
      const html = samples(released[0] ?? '').map(({ value, ...input }) => [
        value,
        codeBlockView(input).html,
      ]);
      await actions.createData('samples.json', Object.fromEntries(html));
    },
    configureWebpack(_, isServer) {
      const isReaders = !isServer && process.env.NODE_ENV === 'production';
      const alias: Record<string, string> = isReaders
        ? { '@highlight$': here('browser.ts'), 'prism-react-renderer$': here('noPrism.ts') }
        : { '@highlight$': here('server.ts') };
      return { resolve: { alias } };
    },
  };
}
