import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import released from '../../../versions.json';
import { movedPages } from '../../site/links';
import { latestPath, nextPath } from '../../site/versions';
import type { PagesPlugin } from '../built-pages';
import { deployedRoot } from '../built-pages/deployedRoot';
import { explain } from '../shared/explain';
import { versionsIn } from '../shared/siteContent';
import { withoutSlash } from '../shared/withoutSlash';
import { assertCutVersion } from './cutVersion';
import { deadRedirects } from './deadRedirects';
import { renderRedirects } from './redirectsFile';
import { readRemovedVersions, removeVersion } from './removeVersion';
import { movedAddresses, redirectPages, siteRedirects, type VersionPages } from './siteRedirects';
import { stubPage } from './stubPage';

/** Versions that the site's own pages and posts link to: there a moved page must be found by a click, too. */
const linkedPaths = [latestPath, nextPath];

/** Hosts look for a page `…/index` in the file `…/index.html`, so no page of the folder may be there. */
const leadsToIndex = ({ from, to }: { from: string; to: string }): boolean =>
  to === `${from}/index`;

/**
 * Writes `_redirects`, and a page for each redirect for hosts that don't read that file. Moved pages of the latest and the
 * next version are routes as well: in-site navigation and the check of links know nothing of files.
 */
export default function redirectsPlugin(context: LoadContext): PagesPlugin {
  const { siteDir, baseUrl } = context;
  let versions: VersionPages[] = [];
  return {
    name: 'redirects',
    async allContentLoaded({ allContent, actions }) {
      versions = versionsIn(allContent).map(({ versionName: name, path, docs }) => {
        const address = withoutSlash(path);
        const below = docs.map(({ permalink }) => permalink.slice(address.length) || '/');
        return { name, address, pages: new Set(below) };
      });
      const linked = versions.filter(({ address }) =>
        linkedPaths.some((path) => address === `${baseUrl}docs/${path}`),
      );
      const moved = movedAddresses(linked, movedPages);
      for (const { from, to } of moved.filter((redirect) => !leadsToIndex(redirect))) {
        actions.addRoute({
          path: from,
          component: '@site/src/components/shared/MovedPage',
          exact: true,
          props: { to },
        });
      }
    },
    async writePages({ outDir, routesPaths }) {
      const dead = deadRedirects(versions, movedPages).map(
        ({ message, fix }) => `${message} ${fix}`,
      );
      if (dead.length > 0) {
        throw new Error(`src/site/links.ts:\n${dead.join('\n')}`);
      }
      const redirects = siteRedirects({
        baseUrl,
        latest: released[0] ?? '',
        versions,
        moved: movedPages,
        removed: await readRemovedVersions(siteDir),
      });
      const { root, isFirst } = deployedRoot(context);
      const write = isFirst ? writeFile : appendFile;
      await write(join(root, '_redirects'), renderRedirects(redirects));
      const pages = new Set(
        versions.flatMap(({ address, pages }) => [...pages].map((page) => `${address}${page}`)),
      );
      for (const { from, to } of redirectPages(redirects, routesPaths)) {
        if (pages.has(from)) {
          throw new Error(`${from} is a page, so it can't lead to ${to}. Drop the redirect.`);
        }
        const name = leadsToIndex({ from, to }) ? `${from}.html` : `${from}/index.html`;
        const file = join(outDir, name.slice(baseUrl.length));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, stubPage(to, baseUrl));
      }
    },
    extendCli(cli) {
      assertCutVersion(process.argv, released);
      cli
        .command('docs:remove-version <version>')
        .description(
          'Remove a released version; its addresses lead to the latest one from then on.',
        )
        .action((version: string) =>
          explain(async () => {
            const count = await removeVersion(siteDir, version);
            return `Removed ${version}. ${count} addresses lead to /docs/latest/ from now on.`;
          }),
        );
    },
  };
}
