import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import released from '../../../versions.json';
import { movedPages, restFolder } from '../../site/links';
import { releaseInNext } from '../../site/releases';
import type { Fact, VersionFacts } from '../../site/versionChanges';
import { withoutSlash } from '../shared/addresses';
import { type CodeCache, openCodeCache } from '../shared/cache';
import { perText } from '../shared/remembered';
import { listedDocs, versionsIn } from '../shared/siteContent';
import { readRelease } from '../site-data/readRelease';
import { listRows, operationFacts, type PageRows, pageFacts } from './facts';
import { dataFile } from './remarkReference';

/** What decides what is read from a text. */
const reader = ['src/plugins/docs-facts', 'src/markdown', 'src/site', 'src/plugins/rest-reference'];

let cache: CodeCache | undefined;

/** Returns a function that reads a file, unless an earlier build or save has read the same text. Facts have to be data that JSON can hold. */
const readOnce = <Facts>(read: (text: string, file: string) => Promise<Facts>) =>
  perText(async (text, siteDir: string, file: string): Promise<Facts> => {
    cache ??= openCodeCache(siteDir, 'docs-facts', reader);
    const facts = await cache([text], async () =>
      Buffer.from(JSON.stringify(await read(text, file))),
    );
    return JSON.parse(Buffer.from(facts).toString('utf8'));
  });

// The parsers take a second to load, and are seldom needed.
const readTables = readOnce(async (text) => {
  const { readMarkdown } = await import('../../markdown/markdownTree');
  const { readRows } = await import('./readRows');
  return readRows(readMarkdown(text).tree);
});

const readOperations = readOnce(async (_, file) => {
  const { readOpenApi } = await import('../rest-reference/readOpenApi');
  return operationFacts(await readOpenApi(file));
});

/** Reads the tables of every listed page of a version. */
const readPages = (siteDir: string, version: LoadedVersion): Promise<PageRows[]> =>
  Promise.all(
    listedDocs(version).map(async ({ id, title, permalink, source }) => {
      const file = join(siteDir, aliasedSitePathToRelativePath(source));
      // In one go: next to a compilation, each step of an asynchronous read of all pages would wait for its turn.
      const rows = await readTables(file, readFileSync(file, 'utf8'), siteDir, file);
      return { id, title, permalink, rows };
    }),
  );

/** Lists what a version has: pages, keys in their tables, operations in its OpenAPI file. */
async function factsOf(
  siteDir: string,
  { path, contentPath }: LoadedVersion,
  pages: readonly PageRows[],
): Promise<Fact[]> {
  const written = pages.filter(({ id }) => !id.startsWith(`${restFolder}/`));
  const start = withoutSlash(path).length;
  const facts = pageFacts(
    written.map((page) => ({ ...page, address: page.permalink.slice(start) || '/' })),
    movedPages,
  );
  // The file has been checked when the pages were made of it.
  const api = join(contentPath, restFolder, 'openapi.yaml');
  return written.length === pages.length
    ? facts
    : [...facts, ...(await readOperations(api, readFileSync(api, 'utf8'), siteDir, api))];
}

/**
 * Hands what the tables of the documentation say to the pages that list it, as `@generated/docs-facts/default/…`:
 *
 * - `<version>-keys.json` and `-errors.json`: the keys and errors of a version, which `remarkReference` gives to its pages.
 * - `versions.json`: what each version has, which is compared.
 */
export default function docsFactsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'docs-facts',
    async allContentLoaded({ allContent, actions }) {
      // The framework leaves a file alone that would be the same: most saves change no table.
      const write = (file: string, data: object) => actions.createData(file, JSON.stringify(data));
      const versions = versionsIn(allContent).map(async (version): Promise<VersionFacts> => {
        const pages = await readPages(siteDir, version);
        const { versionName: name, path, label } = version;
        await write(dataFile(name, 'keys'), listRows(pages, 'setting'));
        await write(dataFile(name, 'errors'), listRows(pages, 'error'));
        // Next has no number: it has the release that it describes as well.
        const isNext = name === 'current';
        const release = isNext && releaseInNext(released[0] ?? '', readRelease(siteDir, 'docs'));
        return {
          name,
          label: release ? `${label} (${release})` : label,
          path: withoutSlash(path),
          facts: await factsOf(siteDir, version, pages),
        };
      });
      await write('versions.json', await Promise.all(versions));
    },
  };
}
