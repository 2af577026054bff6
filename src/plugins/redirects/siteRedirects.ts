import type { MovedPage } from '../../site/links';
import { latestPath } from '../../site/versions';
import { movedTo, nearestPage } from './nearestPage';
import type { Redirect } from './redirectsFile';

/** Pages of the versions that the site no longer has, by version; addresses below the version's own. */
export type RemovedVersions = Readonly<Record<string, readonly string[]>>;

/** Pages of one version of the docs. */
export interface VersionPages {
  /** As in `versions.json`, or `current`. */
  name: string;
  /** Address of the version without a slash at its end, such as `/docs/latest`. */
  address: string;
  /** Addresses below the version's own; `/` is its first page. */
  pages: ReadonlySet<string>;
}

/** What the redirects of a site follow from. */
interface RedirectInput {
  baseUrl: string;
  /** Number of the latest version. */
  latest: string;
  versions: readonly VersionPages[];
  moved: readonly MovedPage[];
  removed: RemovedVersions;
}

/** Leads folders without a page of their own to their main page: `index`, or the page with the name of the folder. */
function folderPages(pages: ReadonlySet<string>): MovedPage[] {
  const folders = new Set([...pages].map((page) => page.slice(0, page.lastIndexOf('/'))));
  return [...folders].flatMap((from) => {
    const names = ['index', from.slice(from.lastIndexOf('/') + 1)];
    const to = names.map((name) => `${from}/${name}`).find((page) => pages.has(page));
    return to === undefined || from === '' || pages.has(`${from}/`) ? [] : [{ from, to }];
  });
}

/**
 * Applies moved pages to every version that has the new page and not the old one, and leads folders to their main page; returns
 * whole addresses.
 */
export function movedAddresses(
  versions: readonly VersionPages[],
  moved: readonly MovedPage[],
): { from: string; to: string }[] {
  return versions.flatMap(({ address, pages }) => {
    const all = [...moved, ...folderPages(pages)];
    const froms = new Set(all.map(({ from }) => from));
    return [...froms].flatMap((from) => {
      const to = pages.has(from) ? undefined : movedTo(from, pages, all);
      return to === undefined ? [] : [{ from: `${address}${from}`, to: `${address}${to}` }];
    });
  });
}

/**
 * Lists the redirects of the site, the special before the general: moved pages, pages of removed versions (to the same page
 * of the latest version, or its nearest), `/docs/` to the latest version, and the latest version's number page by page to
 * its permanent address.
 */
export function siteRedirects({
  baseUrl,
  latest,
  versions,
  moved,
  removed,
}: RedirectInput): Redirect[] {
  const docs = `${baseUrl}docs`;
  const latestAddress = `${docs}/${latestPath}`;
  const numbered = movedAddresses(versions, moved).flatMap(({ from, to }) =>
    from.startsWith(`${latestAddress}/`)
      ? [
          { from, to },
          { from: `${docs}/${latest}${from.slice(latestAddress.length)}`, to },
        ]
      : [{ from, to }],
  );
  const latestPages = versions.find(({ address }) => address === latestAddress)?.pages ?? new Set();
  const gone = Object.entries(removed).flatMap(([version, pages]) => [
    { from: `${docs}/${version}`, to: `${latestAddress}/` },
    ...pages
      .filter((page) => page !== '/')
      .map((page) => ({
        from: `${docs}/${version}${page}`,
        to: `${latestAddress}${nearestPage(page, latestPages, moved)}`,
      })),
  ]);
  return [
    ...[...numbered, ...gone].map((redirect) => ({ ...redirect, status: 301 as const })),
    { from: docs, to: `${latestAddress}/`, status: 302 },
    { from: `${docs}/${latest}`, to: `${latestAddress}/`, status: 302 },
    { from: `${docs}/${latest}/*`, to: `${latestAddress}/:splat`, status: 302 },
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
