import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'yaml';
import { movedPages } from '../../site/redirects';
import { restFolder } from '../../site/restPaths';
import type { Notes } from '../../site/versionChanges';
import { readProperties } from '../reference/readProperties';
import { pageName } from '../rest-reference/markdown';
import type { OpenApi } from '../rest-reference/openApi';
import { keyFacts, operationFacts, type PageSource, pageFacts } from './facts';
import { historyOf, type VersionFacts } from './history';

type Doc = LoadedVersion['docs'][number];
type Posts = BlogContent['blogPosts'];

/** Page of a version that says in words what is new in it. */
const notesId = 'whats-new';

const isRestPage = ({ id }: Doc): boolean => id.startsWith(`${restFolder}/`);

/** Lists the posts about a release: their address names its number, such as `gravitino-release-0-5-0`. */
export function releasePosts(posts: Posts, release: string): Notes[] {
  const number = new RegExp(`(?:^|[^0-9])${release.replaceAll('.', '-')}(?:$|[^0-9])`);
  return posts
    .filter(({ metadata: { permalink, unlisted } }) => !unlisted && number.test(permalink))
    .map(({ metadata: { title, description, permalink } }) => ({
      title,
      text: description,
      to: permalink,
    }));
}

async function pageSource(siteDir: string, version: LoadedVersion, doc: Doc): Promise<PageSource> {
  const file = join(siteDir, doc.source.replace(/^@site\//, ''));
  const address = doc.permalink.slice(version.path.replace(/\/$/, '').length) || '/';
  const { title, permalink } = doc;
  const properties = readProperties(await readFile(file, 'utf8'), { title, permalink });
  return { address, title, properties };
}

async function versionFacts(
  siteDir: string,
  version: LoadedVersion,
  posts: Posts,
): Promise<VersionFacts> {
  const path = version.path.replace(/\/$/, '');
  const docs = version.docs.filter((doc) => !isRestPage(doc) && !doc.unlisted && !doc.draft);
  const pages = await Promise.all(docs.map((doc) => pageSource(siteDir, version, doc)));
  const notes = docs
    .filter(({ id }) => id === notesId)
    .map(({ title, description, permalink }) => ({ title, text: description, to: permalink }));
  const hasRest = version.docs.some(isRestPage);
  const api: OpenApi = hasRest
    ? parse(await readFile(join(version.contentPath, restFolder, 'openapi.yaml'), 'utf8'))
    : { info: { title: '', version: '' }, paths: {} };
  return {
    version: {
      name: version.versionName,
      label: version.label,
      path,
      notes: [...notes, ...releasePosts(posts, version.versionName)],
    },
    facts: [
      ...keyFacts(pages, movedPages),
      ...operationFacts(api, (operationId) => `/${restFolder}/${pageName(operationId)}`),
      ...pageFacts(pages, movedPages),
    ],
  };
}

/**
 * Compares what the versions of the documentation have, and hands it to the page that shows it as
 * `@generated/version-changes/default/history.json`: keys out of the tables of the pages, operations out of the OpenAPI files.
 */
export default function versionChangesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'version-changes',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const facts: VersionFacts[] = [];
      // The newest version comes first there.
      for (const version of (docs?.loadedVersions ?? []).toReversed()) {
        facts.push(await versionFacts(siteDir, version, blog?.blogPosts ?? []));
      }
      await actions.createData('history.json', historyOf(facts));
    },
  };
}
