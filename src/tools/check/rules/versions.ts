import { deadRedirects } from '../../../plugins/redirects/deadRedirects';
import { parseRelease, releaseFile } from '../../../plugins/site-data/readRelease';
import type { MovedPage } from '../../../site/links';
import { latestPath } from '../../../site/versions';
import { redirectsOf, siteAddresses } from '../addresses';
import { type Findings, findingsIn } from '../finding';
import { type CheckedPage, type CheckedSite, versionPages } from '../site';

/** One entry of a sidebar, as `sidebars.ts` and `versioned_sidebars` have it. */
export type SidebarEntry =
  | string
  | {
      type?: string;
      label?: string;
      id?: string;
      dirName?: string;
      link?: { type: string; id?: string };
      items?: readonly SidebarEntry[];
    };

/** The sidebars of one version. */
export type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>;

/** Lists the entries of a sidebar, those of its categories included. */
const allOf = (items: readonly SidebarEntry[]): readonly SidebarEntry[] =>
  items.flatMap((item) => (typeof item === 'string' ? [item] : [item, ...allOf(item.items ?? [])]));

/** Lists the ids of the pages in a sidebar, and, with a slash at their end, the folders whose pages it lists by itself. */
const entriesOf = (items: readonly SidebarEntry[]): string[] =>
  allOf(items).flatMap((item) => {
    if (typeof item === 'string') {
      return [item];
    }
    const { type, id, link, dirName } = item;
    const names = [type === 'doc' ? id : undefined, link?.id, dirName && `${dirName}/`];
    return names.filter((name) => name !== undefined);
  });

/**
 * Every page of the documentation is in a sidebar once, and every entry of a sidebar is a page.
 *
 * @param current the sidebars of the next version, which are code; the others are read from the site's files.
 */
export function* orphans(site: CheckedSite, current: Sidebars): Findings {
  for (const version of site.versions) {
    const isNext = version.name === 'current';
    const file = isNext
      ? 'sidebars.ts'
      : `versioned_sidebars/version-${version.name}-sidebars.json`;
    const at = findingsIn('orphans', file);
    const sidebars = isNext ? current : (JSON.parse(site.files.get(file) ?? '{}') as Sidebars);
    const items = Object.values(sidebars).flat();
    const entries = entriesOf(items);
    const pages = site.pages.filter((page) => page.version === version);
    const isListed = (id: string): boolean =>
      entries.some((entry) => entry === id || (entry.endsWith('/') && id.startsWith(entry)));
    for (const { file: page, id = '' } of pages.filter(({ id = '' }) => !isListed(id))) {
      const message = 'The page is in no sidebar: readers find it by the search only.';
      yield findingsIn('orphans', page)(1, message, `Add "${id}" to ${file}.`);
    }
    for (const [index, id] of entries.entries()) {
      if (!id.endsWith('/') && !pages.some((page) => page.id === id)) {
        const message = `The sidebar names "${id}", which isn't a page of ${version.folder}/.`;
        yield at(1, message, 'Take the entry out, or write the page.');
      }
      if (entries.indexOf(id) !== index) {
        const fix = 'Keep the entry where readers look for the page.';
        yield at(1, `The sidebar names "${id}" twice.`, fix);
      }
    }
  }
}

/** Every version has a file that says what its release is called and has, and that was written for it. */
export function* releases({ files, versions }: CheckedSite): Findings {
  for (const { name, folder } of versions) {
    const file = `${folder}/${releaseFile}`;
    const text = files.get(file);
    const at = findingsIn('releases', file);
    if (text === undefined) {
      const message = 'The file is missing: it says what the release is called and has.';
      yield at(1, message, 'Copy the one of the nearest version, and adapt it.');
      continue;
    }
    try {
      const { number } = parseRelease(file, text);
      if (name !== 'current' && number !== name) {
        yield at(
          text.split('\n').findIndex((one) => one.startsWith('release:')) + 1,
          `The file was written for ${number}, not for ${name}.`,
          `Correct what it says of name, image, catalogs, connectors and features, and write "release: ${name}".`,
        );
      }
    } catch (error) {
      yield at(1, error instanceof Error ? error.message : String(error), 'Correct the field.');
    }
  }
}

/** Returns the release that Next describes, if its file can be read: another rule reports one that can't. */
export function nextRelease({ files }: CheckedSite): string[] {
  const file = `docs/${releaseFile}`;
  try {
    return [parseRelease(file, files.get(file) ?? '').number];
  } catch {
    return [];
  }
}

/** Redirects of moved pages lead to a page, and from an address that isn't one. */
export function* redirects(site: CheckedSite, moved: readonly MovedPage[]): Findings {
  for (const { message, fix } of deadRedirects(versionPages(site), moved)) {
    yield findingsIn('redirects', 'src/site/links.ts')(1, message, fix);
  }
}

/** The site as readers know it. */
export interface Published {
  site: CheckedSite;
  /** The revision that it comes from, for messages. */
  since: string;
}

/** Lists the addresses of the docs and the blog with their files, those of the latest version's number and of removed versions included. */
function publicAddresses(site: CheckedSite): { address: string; file: string }[] {
  const rest = site.versions.flatMap(({ address, folder, rest: pages }) =>
    pages.map((page) => ({ address: address + page, file: `${folder}/api/rest/openapi.yaml` })),
  );
  const gone = redirectsOf(site)
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from }) => ({ address: from, file: 'src/site/links.ts' }));
  const pages = [...site.pages, ...rest];
  const latest = `/docs/${latestPath}/`;
  const numbered = pages
    .filter(({ address }) => address.startsWith(latest))
    .map(({ address, file }) => ({
      address: `/docs/${site.released[0]}/${address.slice(latest.length)}`,
      file,
    }));
  return [...pages, ...numbered, ...gone];
}

/** Says what keeps a lost address alive: the slug of a post, or a line of `movedPages` with the page's new address. */
function fixOf(below: string | undefined, page: CheckedPage | undefined): string {
  const base = page?.version?.address ?? '';
  return below === undefined
    ? 'Bring the slug of the post back: it never changes.'
    : `Add { from: '${below}', to: '${page ? page.address.slice(base.length) : '…'}' } to movedPages in src/site/links.ts.`;
}

/**
 * Every address that the site had still leads somewhere: a page that moved or went has a redirect.
 *
 * @param renamed the old path of each renamed file with its new one.
 */
export function* moved(
  site: CheckedSite,
  { site: before, since }: Published,
  renamed: ReadonlyMap<string, string>,
): Findings {
  const destinationOf = siteAddresses(site);
  const seen = new Set<string>();
  for (const { address, file } of publicAddresses(before)) {
    // A page of the latest version had an address with the number, too: one finding for both.
    const key = `${file} ${address.split('/').slice(3).join('/')}`;
    if (destinationOf(address) !== undefined || seen.has(key)) {
      continue;
    }
    seen.add(key);
    const below = /^\/docs\/[^/]+(\/.+)$/.exec(address)?.[1];
    const now = site.pages.find((page) => page.file === (renamed.get(file) ?? file));
    const isThere = now !== undefined || site.files.has(file);
    const what = isThere ? 'the file now has another address' : 'the file is gone';
    yield findingsIn('moved', now?.file ?? file)(
      now?.lines.slug ?? 1,
      `${address} was a page at ${since}, and ${what}.`,
      fixOf(below, now),
    );
  }
}
