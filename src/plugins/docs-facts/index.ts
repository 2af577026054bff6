import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import { movedPages, restFolder } from '../../site/links';
import { releaseInNext } from '../../site/releases';
import type { HistoryVersion, Notes } from '../../site/versionChanges';
import { perText } from '../shared/remembered';
import { listedPosts, postsIn, versionsIn } from '../shared/siteContent';
import { withoutSlash } from '../shared/withoutSlash';
import { readRelease } from '../site-data/readRelease';
import { historyOf, operationFacts, pageFacts } from './history';
import { listRows } from './lists';
import { type PageRows, pagesWithRows, readOnce } from './pages';
import { dataFile } from './remarkReference';

/** Page of a version that says in words what is new in it. */
const notesId = 'whats-new';

const isRestPage = ({ id }: { id: string }): boolean => id.startsWith(`${restFolder}/`);

const operationsIn = perText((yaml, siteDir: string, file: string) =>
  readOnce(siteDir, yaml, async () => {
    const { readOpenApi } = await import('../rest-reference/readOpenApi');
    return operationFacts(await readOpenApi(file), (name) => `/${restFolder}/${name}`);
  }),
);

/** Lists the posts about a release: their address names its number, such as `gravitino-release-0-5-0`. */
export function releasePosts(posts: readonly BlogPost[], release: string): Notes[] {
  const number = new RegExp(`(?:^|[^0-9])${release.replaceAll('.', '-')}(?:$|[^0-9])`);
  return listedPosts(posts)
    .filter(({ metadata }) => number.test(metadata.permalink))
    .map(({ metadata: { title, description, permalink } }) => ({
      title,
      text: description,
      to: permalink,
    }));
}

/** What a version is called, and what people wrote about it. Next has no number: it has the release that it describes as well. */
function historyVersion(
  siteDir: string,
  { versionName, label, path }: LoadedVersion,
  pages: readonly PageRows[],
  posts: readonly BlogPost[],
): HistoryVersion {
  const isNext = versionName === 'current';
  const release = isNext && releaseInNext(released[0] ?? '', readRelease(siteDir, 'docs'));
  const notes = pages
    .filter(({ id }) => id === notesId)
    .map(({ title, introduction, permalink }) => ({ title, text: introduction, to: permalink }));
  return {
    name: versionName,
    label: release ? `${label} (${release})` : label,
    path: withoutSlash(path),
    notes: [...notes, ...releasePosts(posts, versionName)],
  };
}

/** Lists what a version has: pages, keys in their tables, operations in its OpenAPI file. */
async function factsOf(siteDir: string, { path, contentPath }: LoadedVersion, pages: PageRows[]) {
  const written = pages
    .filter((page) => !isRestPage(page))
    .map((page) => ({ ...page, address: page.permalink.slice(withoutSlash(path).length) || '/' }));
  const facts = pageFacts(written, movedPages);
  if (!pages.some(isRestPage)) {
    return facts;
  }
  // The file has been checked when the pages were made of it.
  const file = join(contentPath, restFolder, 'openapi.yaml');
  return [...facts, ...(await operationsIn(file, readFileSync(file, 'utf8'), siteDir, file))];
}

/**
 * Hands what the tables of the documentation say to the pages that list it, as `@generated/docs-facts/default/…`:
 *
 * - `<version>-keys.json` and `-errors.json`: the keys and errors of a version, which `remarkReference` gives to its pages.
 * - `history.json`: what each version has and the others don't.
 */
export default function docsFactsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'docs-facts',
    async allContentLoaded({ allContent, actions }) {
      // The framework leaves a file alone that would be the same: most saves change no table.
      const write = (file: string, data: object) => actions.createData(file, JSON.stringify(data));
      const posts = postsIn(allContent);
      const history = await Promise.all(
        versionsIn(allContent).map(async (version) => {
          const pages = await pagesWithRows(siteDir, version);
          await write(dataFile(version.versionName, 'keys'), listRows(pages, 'setting'));
          await write(dataFile(version.versionName, 'errors'), listRows(pages, 'error'));
          const facts = await factsOf(siteDir, version, pages);
          return { version: historyVersion(siteDir, version, pages, posts), facts };
        }),
      );
      await write('history.json', historyOf(history.reverse()));
    },
  };
}
