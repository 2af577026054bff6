import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import released from '../../../versions.json';
import { type MovedPage, movedPages } from '../../site/links';
import { latestPath, nextPath } from '../../site/versions';
import type { PagesPlugin } from '../built-pages';
import { deployedRoot } from '../built-pages/files';
import { withoutSlash } from '../shared/addresses';
import { escapeHtml } from '../shared/escapeHtml';
import { explain } from '../shared/explain';
import { versionsIn } from '../shared/siteContent';
import { type Redirect, renderRedirects } from './redirectsFile';
import { deadRedirects, movedAddresses, siteRedirects, type VersionPages } from './siteRedirects';
import { assertCutVersion, readRemovedVersions, removeVersion } from './versionCommands';

/** Versions that the site's own pages and posts link to: there a moved page must be found by a click, too. */
const linkedPaths = [latestPath, nextPath];

/** Hosts look for a page `…/index` in the file `…/index.html`, so no page of the folder may be there. */
const leadsToIndex = ({ from, to }: MovedPage): boolean => to === `${from}/index`;

/** Expands every redirect to single addresses, so that each can be a page of its own. */
const redirectPages = (redirects: readonly Redirect[], routes: readonly string[]): MovedPage[] =>
  redirects.flatMap(({ from, to }) => {
    const [start, target] = [from.replace(/\*$/, ''), to.replace(':splat', '')];
    return from === start
      ? [{ from, to }]
      : routes
          .filter((route) => route.startsWith(target) && route !== target)
          .map((route) => ({ from: start + route.slice(target.length), to: route }));
  });

/**
 * Returns the page that leads a reader on where the host knows no `_redirects` file. `redirect.js` carries query and hash
 * along, which the refresh alone would lose.
 */
export function stubPage(target: string, baseUrl: string): string {
  const to = escapeHtml(target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${to}">
<script src="${escapeHtml(baseUrl)}redirect.js"></script>
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><p>This page is now at <a href="${to}">${to}</a>.</p></body>
</html>
`;
}

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
      for (const redirect of movedAddresses(linked, movedPages)) {
        if (!leadsToIndex(redirect)) {
          const component = '@site/src/components/shared/MovedPage';
          const { from: path, to } = redirect;
          actions.addRoute({ path, component, exact: true, props: { to } });
        }
      }
    },
    async writePages({ outDir, routesPaths }) {
      const dead = deadRedirects(versions, movedPages);
      if (dead.length > 0) {
        throw new Error(`src/site/links.ts:\n${dead.join('\n')}`);
      }
      const removed = await readRemovedVersions(siteDir);
      const [latest = ''] = released;
      const redirects = siteRedirects({ baseUrl, latest, versions, moved: movedPages, removed });
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
