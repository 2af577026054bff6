import type { PageMove } from '../../site/links';
import { latestPath } from '../../site/versions';

/** A line of `_redirects`: `from to status`. `:splat` in `to` inserts what the `*` at the end of `from` matches. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Parses a `_redirects` file. @throws Error naming an invalid line. */
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

/** Returns the first redirect that matches a path, if any. */
export function redirectFor(redirects: readonly Redirect[], path: string): Redirect | undefined {
  const line = redirects.find(({ from }) =>
    from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : [from, `${from}/`].includes(path),
  );
  return line && { ...line, to: line.to.replace(':splat', () => path.slice(line.from.length - 1)) };
}

/** Addresses of the pages of removed versions, relative to their version. */
export type RemovedVersions = Readonly<Record<string, readonly string[]>>;

/** Pages of one version of the docs. */
export interface VersionPages {
  /** Address without a trailing slash, such as `/docs/latest`. */
  address: string;
  /** Addresses relative to the version; `/` is its first page. */
  pages: ReadonlySet<string>;
}

/** The pages that determine a site's redirects. */
interface SitePages {
  baseUrl: string;
  /** Number of the latest version. */
  latest: string;
  versions: readonly VersionPages[];
  moved: readonly PageMove[];
  removed: RemovedVersions;
}

/** Follows moved pages to a page that exists. Returns nothing if there is none. */
function movedTo(
  page: string,
  pages: ReadonlySet<string>,
  moved: readonly PageMove[],
): string | undefined {
  const line = moved.find(({ from }) => from === page);
  const others = moved.filter((other) => other !== line); // follows each line only once, in case of a cycle
  return pages.has(page) ? page : line && movedTo(line.to, pages, others);
}

const pageFolder = (page: string): string => page.slice(0, page.lastIndexOf('/'));

/** Finds the page of a version that corresponds to another version's page: the same page, its new address, the first page of the
 * folder, or the first page of the version. Addresses are relative to the version.
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

/** Redirects folders without a page to their main page: `index`, or the page with the folder's name. */
const folderPages = (pages: ReadonlySet<string>): PageMove[] =>
  [...new Set([...pages].map(pageFolder))].flatMap((from) => {
    const names = ['index', from.slice(from.lastIndexOf('/') + 1)];
    const to = names.map((name) => `${from}/${name}`).find((page) => pages.has(page));
    return to === undefined || from === '' || pages.has(`${from}/`) ? [] : [{ from, to }];
  });

/** Lists a version's redirects with whole addresses: its moved pages, unless they still exist, and its folders. */
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

/** Lists the site's redirects, the most specific first: moved pages, pages of removed versions (to the corresponding pages of the
 * latest version), `/docs/` to the latest version, and the latest version's number to its permanent address.
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
