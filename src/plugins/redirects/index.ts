import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import removed from '../../../removed_versions.json';
import released from '../../../versions.json';
import { movedPages, type PageMove } from '../../site/links';
import type { PagesPlugin } from '../built-pages';
import { deployedRoot } from '../built-pages/files';
import { runCommand, versionsIn } from '../shared/docusaurus';
import { escapeHtml, withoutSlash } from '../shared/text';
import { movedAddresses, type Redirect, siteRedirects, type VersionPages } from './siteRedirects';
import { assertCutVersion, removeVersion } from './versionCommands';

/** Hosts serve the page `…/index` from `…/index.html`, so the folder can't have a page there. */
const leadsToIndex = ({ from, to }: PageMove): boolean => to === `${from}/index`;

/** Expands redirects with wildcards to single addresses, so that each can be a page. */
const redirectPages = (redirects: readonly Redirect[], routes: readonly string[]): PageMove[] =>
  redirects.flatMap(({ from, to }) => {
    const [start, target] = [from.replace(/\*$/, ''), to.replace(':splat', '')];
    return from === start
      ? [{ from, to }]
      : routes
          .filter((route) => route.startsWith(target) && route !== target)
          .map((route) => ({ from: start + route.slice(target.length), to: route }));
  });

/** Returns a page that redirects, with query and hash, on hosts without `_redirects`. */
export function stubPage(target: string, baseUrl: string): string {
  const to = escapeHtml(target);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>
<meta name="robots" content="noindex"><link rel="canonical" href="${to}">
<script src="${escapeHtml(baseUrl)}redirect.js"></script>
<meta http-equiv="refresh" content="0; url=${to}"></head>
<body><p>This page is now at <a href="${to}">${to}</a>.</p></body></html>
`;
}

/** Writes `_redirects`, and for hosts that don't read it, a page for each redirect. Moved pages of the latest and the next version
 * are also routes, because in-site navigation and the link check don't know these files.
 */
export default function redirectsPlugin(context: LoadContext): PagesPlugin {
  const { siteDir, baseUrl } = context;
  let versions: VersionPages[] = [];
  return {
    name: 'redirects',
    async allContentLoaded({ allContent, actions }) {
      versions = versionsIn(allContent).map(({ path, docs }) => {
        const address = withoutSlash(path);
        const below = docs.map(({ permalink }) => permalink.slice(address.length) || '/');
        return { address, pages: new Set(below) };
      });
      // The site's pages link to these two versions, so clicks have to find moved pages there.
      const linked = versions.filter(({ address }) => /\/docs\/(?:latest|next)$/.test(address));
      for (const move of linked.flatMap((version) => movedAddresses(version, movedPages))) {
        if (!leadsToIndex(move)) {
          const component = '@site/src/components/shared/MovedPage';
          actions.addRoute({ path: move.from, component, exact: true, props: { to: move.to } });
        }
      }
    },
    async writePages({ outDir, routesPaths }) {
      const [latest = ''] = released;
      const redirects = siteRedirects({ baseUrl, latest, versions, moved: movedPages, removed });
      const { root, isFirst } = deployedRoot(context);
      const write = isFirst ? writeFile : appendFile;
      const lines = redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`);
      await write(join(root, '_redirects'), lines.join(''));
      for (const { from, to } of redirectPages(redirects, routesPaths)) {
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
        .description('Remove a released version, and redirect its pages to the latest version.')
        .action((version: string) => runCommand(() => removeVersion(siteDir, version)));
    },
  };
}
