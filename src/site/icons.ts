/** The site's own line icons, each a symbol of `static/img/icons.svg`. */
// biome-ignore format: a list of words
export const iconNames = [
  'layers', 'table', 'files', 'stream', 'shield', 'globe', 'plug', 'spark', 'code', 'people', 'chart', 'hexagon', 'iceberg', 'lake',
  'database', 'columns', 'folder', 'funnel', 'flow', 'terminal', 'window', 'box', 'gear', 'tag', 'upgrade',
] as const;

export type IconName = (typeof iconNames)[number];
