import type { PageMove } from '../../site/links';
import { latestPath } from '../../site/versions';

/** One line of a `_redirects` file: `from to status`. A `*` at the end of `from` is `:splat` in `to`. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Reads a `_redirects` file. @throws Error naming the line that isn't `from to status`. */
export function parseRedirects(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line, index): Redirect[] => {
    if (/^\s*$|^#/.test(line)) {
      return [];
    }
    const [, from, to, status] = /^\s*(\/\S*)\s+(\S+)\s+(301|302)\s*$/.exec(line) ?? [];
    if (from === undefined || to === undefined) {
      throw new Error(`_redirects, line ${index + 1}: expected "from to 301|302", got "${line}"`);
    }
    return [{ from, to, status: status === '301' ? 301 : 302 }];
  });
}

/** Returns where a path is sent, by the first line that matches, or `undefined` where it stays. */
export function redirectFor(redirects: readonly Redirect[], path: string): Redirect | undefined {
  const line = redirects.find(({ from }) =>
    from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : [from, `${from}/`].includes(path),
  );
  return line && { ...line, to: line.to.replace(':splat', () => path.slice(line.from.length - 1)) };
}

/** Pages of the versions that the site no longer has, by version; addresses below the version's own. */
export type RemovedVersions = Readonly<Record<string, readonly string[]>>;

/** Pages of one version of the docs. */
export interface VersionPages {
  /** Address of the version without a slash at its end, such as `/docs/latest`. */
  address: string;
  /** Addresses below the version's own; `/` is its first page. */
  pages: ReadonlySet<string>;
}

/** What the redirects of a site are made of. */
interface SitePages {
  baseUrl: string;
  /** Number of the latest version. */
  latest: string;
  versions: readonly VersionPages[];
  moved: readonly PageMove[];
  removed: RemovedVersions;
}

/** Follows moved pages, one after the other, to a page that exists; `undefined` where they lead nowhere. */
function movedTo(
  page: string,
  pages: ReadonlySet<string>,
  moved: readonly PageMove[],
): string | undefined {
  const line = moved.find(({ from }) => from === page);
  const others = moved.filter((other) => other !== line); // in a circle, each line is followed once
  return pages.has(page) ? page : line && movedTo(line.to, pages, others);
}

const pageFolder = (page: string): string => page.slice(0, page.lastIndexOf('/'));

/**
 * Finds where a reader of a page goes in a version: to the same page, to where it moved, to the first page of the folder, or to the
 * first page of all. Addresses are below the version's own.
 */
export function nearestPage(
  page: string,
  pages: ReadonlySet<string>,
  moved: readonly PageMove[],
): string {
  const folder = pageFolder(page);
  const first = [`${folder}/index`, folder, `${folder}/`].find((entry) => pages.has(entry));
  return movedTo(page, pages, moved) ?? first ?? '/';
}

/** Leads folders without a page of their own to their main page: `index`, or the page with the name of the folder. */
const folderPages = (pages: ReadonlySet<string>): PageMove[] =>
  [...new Set([...pages].map(pageFolder))].flatMap((from) => {
    const names = ['index', from.slice(from.lastIndexOf('/') + 1)];
    const to = names.map((name) => `${from}/${name}`).find((page) => pages.has(page));
    return to === undefined || from === '' || pages.has(`${from}/`) ? [] : [{ from, to }];
  });

/** Lists the whole addresses of a version that lead on: those of moved pages that it has at the new place only, and folders. */
export function movedAddresses(
  { address, pages }: VersionPages,
  moved: readonly PageMove[],
): PageMove[] {
  const moves = [...moved, ...folderPages(pages)];
  return [...new Set(moves.map(({ from }) => from))].flatMap((from) => {
    const to = pages.has(from) ? undefined : movedTo(from, pages, moves);
    return to === undefined ? [] : [{ from: `${address}${from}`, to: `${address}${to}` }];
  });
}

/**
 * Lists the redirects of the site, the special before the general: moved pages, pages of removed versions (to the same page
 * of the latest version, or its nearest), `/docs/` to the latest version, and the latest version's number page by page to
 * its permanent address.
 */
export function siteRedirects(site: SitePages): Redirect[] {
  const { baseUrl, latest, versions, moved, removed } = site;
  const docs = `${baseUrl}docs`;
  const first = `${docs}/${latestPath}/`;
  const latestPages = versions.find(({ address }) => `${address}/` === first)?.pages ?? new Set();
  const moves = versions.flatMap((version) => movedAddresses(version, moved));
  const numbered = moves
    .filter(({ from }) => from.startsWith(first))
    .map(({ from, to }) => ({ from: from.replace(first, `${docs}/${latest}/`), to }));
  const fromRemoved = Object.entries(removed).flatMap(([version, pages]) =>
    pages.map((page) => ({
      from: `${docs}/${version}${page}`.replace(/\/$/, ''),
      to: first + nearestPage(page, latestPages, moved).slice(1),
    })),
  );
  return [
    ...[...moves, ...numbered, ...fromRemoved].map((move) => ({ ...move, status: 301 as const })),
    { from: docs, to: first, status: 302 },
    { from: `${docs}/${latest}`, to: first, status: 302 },
    { from: `${docs}/${latest}/*`, to: `${first}:splat`, status: 302 },
  ];
}
