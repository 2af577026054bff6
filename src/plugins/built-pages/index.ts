import type { LoadedPlugin, Plugin, Props } from '@docusaurus/types';
import { type AnyPageReader, readPages } from './readPages';
import { assertThemeClasses } from './themeClasses';

/**
 * A plugin that writes or reads built pages. Docusaurus runs the `postBuild` of all plugins at the same time; these two come
 * one after the other, and no page is read or parsed twice.
 */
export interface PagesPlugin<Content = unknown> extends Plugin<Content> {
  /** Writes further pages into the build. No page is read before all plugins have done so. */
  writePages?(props: Props): Promise<void>;
  /** Returns a reader of the finished pages, or `undefined` where the plugin has nothing to read. */
  openPageReader?(props: Props): Promise<AnyPageReader | undefined>;
}

/** Lets the site's plugins write the last pages of the build, and then read all of them. */
export default function builtPagesPlugin(): Plugin {
  return {
    name: 'built-pages',
    async postBuild(props) {
      const plugins: readonly (LoadedPlugin & Partial<PagesPlugin>)[] = props.plugins;
      await Promise.all(plugins.map((plugin) => plugin.writePages?.(props)));
      const readers = await Promise.all(plugins.map((plugin) => plugin.openPageReader?.(props)));
      const { outDir, baseUrl, siteConfig } = props;
      const classes = await readPages(
        { outDir, baseUrl, trailingSlash: siteConfig.trailingSlash },
        readers.filter((reader) => reader !== undefined),
      );
      if (props.routesPaths.length > 0) {
        assertThemeClasses(classes);
      }
    },
  };
}
