import type { MovedPage } from '../../site/links';
import { latestPath } from '../../site/versions';
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

/** Follows moved pages, one after the other, to a page that exists; `undefined` where they lead nowhere. */
function movedTo(
  page: string,
  pages: ReadonlySet<string>,
  moved: readonly MovedPage[],
): string | undefined {
  const line = moved.find(({ from }) => from === page);
  const others = moved.filter((other) => other !== line); // in a circle, each line is followed once
  return pages.has(page) ? page : line && movedTo(line.to, pages, others);
}

/**
 * Finds where a reader of a page goes in a version: to the same page, to where it moved, to the first page of the folder, or to the
 * first page of all. Addresses are below the version's own.
 */
export function nearestPage(
  page: string,
  pages: ReadonlySet<string>,
  moved: readonly MovedPage[],
): string {
  const folder = page.slice(0, page.lastIndexOf('/'));
  const first = [`${folder}/index`, folder, `${folder}/`].find((entry) => pages.has(entry));
  return movedTo(page, pages, moved) ?? first ?? '/';
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
  versions: readonly Omit<VersionPages, 'name'>[],
  moved: readonly MovedPage[],
): MovedPage[] {
  return versions.flatMap(({ address, pages }) => {
    const all = [...moved, ...folderPages(pages)];
    return [...new Set(all.map(({ from }) => from))].flatMap((from) => {
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
export function siteRedirects(input: RedirectInput): Redirect[] {
  const { baseUrl, latest, versions, moved, removed } = input;
  const docs = `${baseUrl}docs`;
  const latestAddress = `${docs}/${latestPath}`;
  const latestPages = versions.find(({ address }) => address === latestAddress)?.pages ?? new Set();
  const permanent = movedAddresses(versions, moved).flatMap(({ from, to }) =>
    from.startsWith(`${latestAddress}/`)
      ? [from, `${docs}/${latest}${from.slice(latestAddress.length)}`].map((from) => ({ from, to }))
      : [{ from, to }],
  );
  for (const [version, pages] of Object.entries(removed)) {
    permanent.push({ from: `${docs}/${version}`, to: `${latestAddress}/` });
    for (const page of pages.filter((page) => page !== '/')) {
      const to = `${latestAddress}${nearestPage(page, latestPages, moved)}`;
      permanent.push({ from: `${docs}/${version}${page}`, to });
    }
  }
  return [
    ...permanent.map((redirect) => ({ ...redirect, status: 301 as const })),
    { from: docs, to: `${latestAddress}/`, status: 302 },
    { from: `${docs}/${latest}`, to: `${latestAddress}/`, status: 302 },
    { from: `${docs}/${latest}/*`, to: `${latestAddress}/:splat`, status: 302 },
  ];
}

/**
 * Says of each moved page that no version follows what is wrong with its line, and what to do about it: the new page is in none of them,
 * or the old one is still in each that has the new one.
 */
export const deadRedirects = (
  versions: readonly Pick<VersionPages, 'pages'>[],
  moved: readonly MovedPage[],
): string[] =>
  moved.flatMap(({ from, to }) => {
    const reached = versions.filter(({ pages }) => movedTo(to, pages, moved) !== undefined);
    if (reached.length === 0) {
      return `The redirect from ${from} leads to ${to}, which is a page of no version. Correct it, or take it out.`;
    }
    return reached.every(({ pages }) => pages.has(from))
      ? `The redirect from ${from} to ${to} is never followed: ${from} is still a page. Take the page or the redirect out.`
      : [];
  });
