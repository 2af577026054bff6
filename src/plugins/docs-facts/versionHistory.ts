import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { toString as textOf } from 'mdast-util-to-string';
import { parse } from 'yaml';
import released from '../../../versions.json';
import { movedPages, restFolder } from '../../site/links';
import { releaseInNext } from '../../site/releases';
import type { Notes } from '../../site/versionChanges';
import { pageName } from '../rest-reference/markdown';
import type { OpenApi } from '../rest-reference/openApi';
import { perText } from '../shared/remembered';
import { listedDocs, listedPosts } from '../shared/siteContent';
import { withoutSlash } from '../shared/withoutSlash';
import { readRelease } from '../site-data/readRelease';
import { cachedFacts } from './cachedFacts';
import { keyFacts, operationFacts, type PageSource, pageFacts } from './facts';
import type { Fact, VersionFacts } from './history';
import type { Lists } from './readPage';

type Doc = LoadedVersion['docs'][number];
type Posts = readonly BlogPost[];

/** Page of a version that says in words what is new in it. */
const notesId = 'whats-new';

/** What a version is called: Next, which has no number, by the release that it describes as well. */
function labelOf(siteDir: string, { versionName, label }: LoadedVersion): string {
  const release =
    versionName === 'current'
      ? releaseInNext(released[0] ?? '', readRelease(siteDir, 'docs'))
      : undefined;
  return release === undefined ? label : `${label} (${release})`;
}

const isRestPage = ({ id }: Doc): boolean => id.startsWith(`${restFolder}/`);

/** Lists the posts about a release: their address names its number, such as `gravitino-release-0-5-0`. */
export function releasePosts(posts: Posts, release: string): Notes[] {
  const number = new RegExp(`(?:^|[^0-9])${release.replaceAll('.', '-')}(?:$|[^0-9])`);
  return listedPosts(posts)
    .filter(({ metadata }) => number.test(metadata.permalink))
    .map(({ metadata: { title, description, permalink } }) => ({
      title,
      text: description,
      to: permalink,
    }));
}

/** Returns the first paragraph of Markdown, which says what a version is about; empty where there is none. */
export async function firstParagraph(markdown: string): Promise<string> {
  const { readMarkdown } = await import('../../markdown/markdownTree');
  const first = readMarkdown(markdown).tree.children.find(({ type }) => type === 'paragraph');
  return first === undefined ? '' : textOf(first).replace(/\s+/g, ' ').trim();
}

const introduction = perText((text, siteDir: string) =>
  cachedFacts(siteDir, ['introduction', text], () => firstParagraph(text)),
);

async function writtenNotes(siteDir: string, doc: Doc): Promise<Notes> {
  const { title, description, permalink, source } = doc;
  const markdown = await readFile(join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8');
  const text = await introduction(permalink, markdown, siteDir);
  return { title, text: text || description, to: permalink };
}

const operationsIn = perText((yaml, siteDir: string) =>
  cachedFacts(siteDir, ['operations', yaml], async () =>
    operationFacts(parse(yaml) as OpenApi, (id) => `/${restFolder}/${pageName(id)}`),
  ),
);

/** Lists the operations of a version. Its file has been checked when the pages were made of it. */
async function readOperations(siteDir: string, { contentPath }: LoadedVersion): Promise<Fact[]> {
  const file = join(contentPath, restFolder, 'openapi.yaml');
  return operationsIn(file, await readFile(file, 'utf8'), siteDir);
}

async function versionFacts(
  siteDir: string,
  version: LoadedVersion,
  posts: Posts,
  lists: Lists,
): Promise<VersionFacts> {
  const path = withoutSlash(version.path);
  const docs = listedDocs(version).filter((doc) => !isRestPage(doc));
  const pages = docs.map(
    ({ permalink, title }): PageSource => ({
      address: permalink.slice(path.length) || '/',
      title,
      properties: lists(permalink).properties,
    }),
  );
  const notes = await Promise.all(
    docs.filter(({ id }) => id === notesId).map((doc) => writtenNotes(siteDir, doc)),
  );
  const hasRest = version.docs.some(isRestPage);
  const operations = hasRest ? await readOperations(siteDir, version) : [];
  return {
    version: {
      name: version.versionName,
      label: labelOf(siteDir, version),
      path,
      notes: [...notes, ...releasePosts(posts, version.versionName)],
    },
    facts: [...keyFacts(pages, movedPages), ...operations, ...pageFacts(pages, movedPages)],
  };
}

/**
 * Lists what each version of the documentation has: keys in the tables of its pages, operations in its OpenAPI file, and pages.
 *
 * @returns the oldest version first.
 */
export const factsOfVersions = (
  siteDir: string,
  versions: readonly LoadedVersion[],
  posts: Posts,
  lists: Lists,
): Promise<VersionFacts[]> =>
  Promise.all(versions.toReversed().map((version) => versionFacts(siteDir, version, posts, lists)));
