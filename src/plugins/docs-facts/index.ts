import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import released from '../../../versions.json';
import { movedPages } from '../../site/links';
import { releaseInNext } from '../../site/releases';
import type { VersionFacts } from '../../site/versionChanges';
import { type CodeCache, openCodeCache } from '../shared/cache';
import { listedDocs, versionsIn } from '../shared/docusaurus';
import { perText } from '../shared/remembered';
import { withoutSlash } from '../shared/text';
import { readRelease } from '../site-data/readRelease';
import { factsOf, listRows, type PageRows } from './facts';
import type { TableRow } from './readRows';
import { dataFile } from './remarkReference';

const reader = ['src/plugins/docs-facts', 'src/markdown', 'src/site'];

let cache: CodeCache | undefined;

/** Reads the tables of a page, unless an earlier build or save has read this text. */
const readTables = perText(async (text, siteDir: string): Promise<TableRow[]> => {
  cache ??= openCodeCache(siteDir, 'docs-facts', reader);
  const rows = await cache([text], async () => {
    // The parser takes a second to load, and is rarely needed.
    const { readMarkdown } = await import('../../markdown/markdownTree');
    const { readRows } = await import('./readRows');
    return Buffer.from(JSON.stringify(readRows(readMarkdown(text).tree)));
  });
  return JSON.parse(Buffer.from(rows).toString('utf8'));
});

/** Reads the tables of the listed pages of a version, except for REST pages. */
const readPages = (siteDir: string, version: LoadedVersion): Promise<PageRows[]> =>
  Promise.all(
    listedDocs(version).map(async ({ title, permalink, source, frontMatter = {} }) => {
      const address = permalink.slice(withoutSlash(version.path).length) || '/';
      const { rest_tag: group = '', rest_call: call } = frontMatter;
      if (call !== undefined) {
        const operation = { group: String(group), call: String(call) };
        return { title, address, rows: [], operation };
      }
      const file = join(siteDir, aliasedSitePathToRelativePath(source));
      // Synchronous, because each asynchronous read would wait for the compilation.
      return { title, address, rows: await readTables(file, readFileSync(file, 'utf8'), siteDir) };
    }),
  );

/**
 * Passes the rows of the documentation's tables to pages as `@generated/docs-facts/default/…`:
 *
 * - `<version>-keys.json` and `-errors.json`: the keys and errors of a version, which `remarkReference` passes to its pages.
 * - `versions.json`: the facts of each version for the comparison.
 */
export default function docsFactsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'docs-facts',
    async allContentLoaded({ allContent, actions }) {
      // The framework doesn't rewrite unchanged files, and most saves don't change tables.
      const write = (file: string, data: object) => actions.createData(file, JSON.stringify(data));
      const versions = versionsIn(allContent).map(async (version): Promise<VersionFacts> => {
        const pages = await readPages(siteDir, version);
        const { versionName: name, label } = version;
        const path = withoutSlash(version.path);
        await write(dataFile(name, 'keys'), listRows(pages, 'setting', path));
        await write(dataFile(name, 'errors'), listRows(pages, 'error', path));
        // Next has no number, so its label includes its release.
        const isNext = name === 'current';
        const release = isNext && releaseInNext(released[0] ?? '', readRelease(siteDir, 'docs'));
        const described = release ? `${label} (${release})` : label;
        return { name, label: described, path, facts: factsOf(pages, movedPages) };
      });
      await write('versions.json', await Promise.all(versions));
    },
  };
}
