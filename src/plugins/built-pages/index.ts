import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedPlugin, Plugin, Props } from '@docusaurus/types';
import { listFiles } from './files';
import { type PageReader, readPages } from './readPages';

/** Changes the HTML of a page. */
type FinishPage = (html: string) => string;

/** A plugin that writes, changes, or reads built pages. Docusaurus runs all `postBuild` hooks in parallel, but these steps run in
 * order, and each page is parsed once.
 */
export interface PagesPlugin<Content = unknown> extends Plugin<Content> {
  /** Writes more pages into the build, before any plugin reads pages. */
  writePages?(props: Props): Promise<void>;
  /** Returns a function that changes every page, after the framework and all plugins have written theirs. */
  finishPages?(props: Props): Promise<FinishPage>;
  /** Returns a reader of the finished pages, if the plugin needs one. */
  openPageReader?(props: Props): Promise<PageReader | undefined>;
}

async function finishAll(outDir: string, finishers: readonly FinishPage[]): Promise<void> {
  for (const file of (await listFiles(outDir)).filter((name) => name.endsWith('.html'))) {
    const path = join(outDir, file);
    const html = await readFile(path, 'utf8');
    const finished = finishers.reduce((text, finish) => finish(text), html);
    if (finished !== html) {
      await writeFile(path, finished);
    }
  }
}

/** Lets the site's plugins write more pages, then finish all pages, and then read them. */
export default function builtPagesPlugin(): Plugin {
  return {
    name: 'built-pages',
    async postBuild(props) {
      const plugins: readonly (LoadedPlugin & Partial<PagesPlugin>)[] = props.plugins;
      await Promise.all(plugins.map((plugin) => plugin.writePages?.(props)));
      const finishers = await Promise.all(plugins.map((plugin) => plugin.finishPages?.(props)));
      await finishAll(
        props.outDir,
        finishers.filter((finish) => finish !== undefined),
      );
      const readers = await Promise.all(plugins.map((plugin) => plugin.openPageReader?.(props)));
      const { outDir, baseUrl, siteConfig } = props;
      await readPages(
        { outDir, baseUrl, trailingSlash: siteConfig.trailingSlash },
        readers.filter((reader) => reader !== undefined),
      );
    },
  };
}
