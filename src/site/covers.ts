/** The drawings at the head of posts and on social cards; files of `static/img/covers`. */
// biome-ignore format: a list of words
export const coverNames = [
  'branches', 'checklist', 'context', 'dominoes', 'doorway', 'drawers', 'folder', 'gears', 'iceberg',
  'key', 'lakehouse', 'layers', 'people', 'plug', 'silos', 'sprout', 'stream', 'terminal', 'tree', 'voices',
] as const;

export type CoverName = (typeof coverNames)[number];

/** Returns the cover that the front matter of a post names, or the one of posts that name none. */
export const coverOf = ({ cover }: Record<string, unknown>): CoverName =>
  coverNames.find((name) => name === cover) ?? 'layers';
