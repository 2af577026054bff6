/** An entry of a sidebar that stands for itself: quoted, and no value of `id:`, `label:` and the like. */
const entries = /(?<![:\w]\s*)'([a-z0-9][a-z0-9./-]*)'(?=\s*[,\]])/g;

const folderOf = (id: string): string => id.slice(0, id.lastIndexOf('/') + 1);

/** Where a page was put, and the text of `sidebars.ts` with it. */
export interface SidebarEntry {
  text: string;
  after: string;
}

/**
 * Adds a page to the text of `sidebars.ts`: behind the page that is named, else behind the last one of the same folder, else
 * behind the last one of all.
 *
 * @throws Error when the sidebar doesn't have the page that is named, or has none at all.
 */
export function withSidebarEntry(source: string, id: string, after?: string): SidebarEntry {
  const all = [...source.matchAll(entries)];
  const sameFolder = all.filter(([, entry = '']) => folderOf(entry) === folderOf(id));
  const match =
    after === undefined
      ? (sameFolder.at(-1) ?? all.at(-1))
      : all.find(([, entry]) => entry === after);
  if (match === undefined) {
    throw new Error(
      `sidebars.ts has no page "${after ?? ''}". It has ${all.map(([, entry]) => entry).join(', ')}.`,
    );
  }
  const end = match.index + match[0].length;
  const lineStart = source.lastIndexOf('\n', match.index) + 1;
  const before = source.slice(lineStart, match.index);
  // In a list with a line for each entry, the new one gets a line too.
  const isOwnLine = before.trim() === '' && source.slice(end).startsWith(',\n');
  const inserted = isOwnLine ? `,\n${before}'${id}'` : `, '${id}'`;
  return {
    text: source.slice(0, end) + inserted + source.slice(end),
    after: match[1] ?? '',
  };
}
