import type { Finding } from '../finding';
import type { CheckedSite } from '../site';

/** One entry of a sidebar, as `sidebars.ts` and `versioned_sidebars` have it. */
export type SidebarEntry =
  | string
  | {
      type?: string;
      id?: string;
      dirName?: string;
      link?: { type: string; id?: string };
      items?: readonly SidebarEntry[];
    };

/** The sidebars of one version. */
export type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>;

/** Lists the ids of the pages in a sidebar, and the folders whose pages it lists by itself. */
function entriesOf(items: readonly SidebarEntry[]): { ids: string[]; folders: string[] } {
  const parts = items.map((item) => {
    if (typeof item === 'string') {
      return { ids: [item], folders: [] };
    }
    const inner = entriesOf(item.items ?? []);
    const own = [item.type === 'doc' ? item.id : undefined, item.link?.id];
    return {
      ids: [...own.filter((id) => id !== undefined), ...inner.ids],
      folders: [...(item.dirName === undefined ? [] : [item.dirName]), ...inner.folders],
    };
  });
  return {
    ids: parts.flatMap(({ ids }) => ids),
    folders: parts.flatMap(({ folders }) => folders),
  };
}

/** The file of a version's sidebars. */
export const sidebarsFile = (version: string): string =>
  version === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${version}-sidebars.json`;

/**
 * Every page of the documentation stands in a sidebar, and every entry of a sidebar is a page.
 *
 * @param current the sidebars of the next version, which are code; the others are read from the site's files.
 */
export function orphans(site: CheckedSite, current: Sidebars): Finding[] {
  return site.versions.flatMap((version): Finding[] => {
    const file = sidebarsFile(version.name);
    const sidebars: Sidebars =
      version.name === 'current' ? current : JSON.parse(site.files.get(file) ?? '{}');
    const { ids, folders } = entriesOf(Object.values(sidebars).flat());
    const pages = site.pages.filter((page) => page.version === version);
    const listed = new Set(ids);
    const lost = pages
      .filter(
        ({ id = '' }) => !listed.has(id) && !folders.some((folder) => id.startsWith(`${folder}/`)),
      )
      .map(({ file: page, id = '' }) => ({
        rule: 'orphans' as const,
        file: page,
        line: 1,
        subject: id,
        message: 'The page is in no sidebar: readers find it by the search only.',
        mend: `Add "${id}" to ${file}.`,
      }));
    const known = new Set(pages.map(({ id }) => id));
    const dead = ids
      .filter((id) => !known.has(id))
      .map((id) => ({
        rule: 'orphans' as const,
        file,
        line: 1,
        subject: id,
        message: `The sidebar names "${id}", which is no page of ${version.folder}/.`,
        mend: 'Take the entry out, or write the page.',
      }));
    return [...lost, ...dead];
  });
}
