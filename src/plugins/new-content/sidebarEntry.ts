/** An entry of a sidebar that stands for itself: quoted, and no value of `id:`, `label:` and the like. */
const entries = /(?<![:\w]\s*)'([a-z0-9][a-z0-9./-]*)'(?=\s*[,\]])/g;

/** Lists the folder of a page and those above it, the nearest first. */
const foldersOf = (id: string): string[] =>
  id
    .split('/')
    .slice(0, -1)
    .map((_, index, names) => `${names.slice(0, names.length - index).join('/')}/`);

/** Where a page was put, and the text of `sidebars.ts` with it. */
export interface SidebarEntry {
  text: string;
  after: string;
}

/**
 * Adds a page to the text of `sidebars.ts`: behind the page that is named, else behind the last one of its folder, or of the
 * nearest one above.
 *
 * @throws Error when the sidebar doesn't have the page that is named, or when none is and no folder tells where the page belongs.
 */
export function withSidebarEntry(source: string, id: string, after?: string): SidebarEntry {
  const all = [...source.matchAll(entries)];
  const match =
    after === undefined
      ? foldersOf(id)
          .map((folder) => all.filter(([, entry = '']) => entry.startsWith(folder)).at(-1))
          .find((last) => last !== undefined)
      : all.find(([, entry]) => entry === after);
  if (match === undefined) {
    const pages = all.map(([, entry]) => entry).join(', ');
    throw new Error(
      after === undefined
        ? `No folder tells where "${id}" belongs in sidebars.ts. Say which page it follows with --after: ${pages}.`
        : `sidebars.ts has no page "${after}". It has ${pages}.`,
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
