import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import { movedPages } from '../../site/redirects';
import { latestPath } from '../../site/versions';
import { type Redirect, renderRedirects } from './redirectsFile';
import { stubPage } from './stubPage';

/**
 * Lists the redirects of the site: `/docs/` leads to the latest version, the latest version's number leads page by page to
 * its permanent address, and moved pages lead to their new places.
 */
export function siteRedirects(latest: string, baseUrl: string): Redirect[] {
  const docs = `${baseUrl}docs`;
  return [
    ...movedPages.map(({ from, to }) => ({
      from: `${docs}${from}`,
      to: `${docs}${to}`,
      status: 301 as const,
    })),
    { from: docs, to: `${docs}/${latestPath}/`, status: 302 },
    { from: `${docs}/${latest}`, to: `${docs}/${latestPath}/`, status: 302 },
    { from: `${docs}/${latest}/*`, to: `${docs}/${latestPath}/:splat`, status: 302 },
  ];
}

/** Expands every redirect to single addresses, so that each can be a page of its own. */
export function redirectPages(
  redirects: readonly Redirect[],
  routes: readonly string[],
): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to }) => {
    if (!from.endsWith('*')) {
      return [{ from, to }];
    }
    const target = to.replace(':splat', '');
    return routes
      .filter((route) => route.startsWith(target) && route !== target)
      .map((route) => ({ from: from.slice(0, -1) + route.slice(target.length), to: route }));
  });
}

/** Writes `_redirects`, and a page for each redirect for hosts that don't read that file. */
export default function redirectsPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'redirects',
    async postBuild({ outDir, routesPaths }) {
      const redirects = siteRedirects(released[0] ?? '', baseUrl);
      await writeFile(join(outDir, '_redirects'), renderRedirects(redirects));
      for (const { from, to } of redirectPages(redirects, routesPaths)) {
        const file = join(outDir, from.slice(baseUrl.length), 'index.html');
        if (!existsSync(file)) {
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, stubPage(to, baseUrl));
        }
      }
    },
  };
}
