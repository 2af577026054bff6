/** The drawings at the head of posts and on social cards; files of `static/img/covers`. */
export const coverNames = [
  'branches',
  'checklist',
  'context',
  'dominoes',
  'doorway',
  'drawers',
  'folder',
  'gears',
  'iceberg',
  'key',
  'lakehouse',
  'layers',
  'people',
  'plug',
  'silos',
  'sprout',
  'stream',
  'terminal',
  'tree',
  'voices',
] as const;

export type CoverName = (typeof coverNames)[number];

/** The cover of a post that names none, by its first tag; the keys are those of `blog/tags.yml`. */
const coverOfTag: Record<string, CoverName> = {
  ai: 'context',
  'apache-doris': 'stream',
  'apache-gravitino': 'layers',
  'apache-iceberg': 'iceberg',
  architecture: 'layers',
  catalog: 'drawers',
  company: 'sprout',
  data: 'silos',
  'data-catalog': 'drawers',
  'data-engineering': 'stream',
  'data-science': 'folder',
  'data-silos': 'silos',
  engineering: 'terminal',
  'generative-ai-tools': 'context',
  gravitino: 'tree',
  iceberg: 'iceberg',
  infrastructure: 'checklist',
  'messaging-catalog': 'stream',
  'metadata-lake': 'lakehouse',
  'non-tabular-data': 'folder',
  'open-source': 'branches',
  programming: 'terminal',
  'release-notes': 'tree',
  rest: 'gears',
  spark: 'plug',
  'unified-metadata': 'layers',
};

const isCover = (name: unknown): name is CoverName => coverNames.some((known) => known === name);

/** Returns the cover of a post: the one that its front matter names, or else that of its first tag. */
export function coverOf({
  frontMatter,
  tags,
}: {
  frontMatter: Record<string, unknown>;
  tags: readonly { permalink: string }[];
}): CoverName {
  const tag = tags[0]?.permalink.split('/').at(-1) ?? '';
  return isCover(frontMatter.cover) ? frontMatter.cover : (coverOfTag[tag] ?? 'layers');
}
