/** Settings of the docs and the blog (specification §9). */
export const content = {
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
  defaultCodeLanguage: 'sql',
  /** Number of recent posts next to each post and tag. The index lists all posts itself, so it doesn't have this list.
   */
  blog: { sidebarCount: 10, postsPerPage: 1000 },
  /** Maximum bytes of a picture that isn't scaled, such as an animation. */
  largestPicture: 80_000,
  /** Maximum bytes and pixels of the longer side of a picture that is scaled. */
  sourcePicture: { bytes: 4_000_000, pixels: 6000 },
  /** Names of files that the image pipeline scales. Drawings (SVG) and animations (GIF) reach readers as they are. */
  scaledPictures: /\.(?:avif|jpe?g|png|webp)$/i,
  image: { quality: 70, max: 1030, min: 640, steps: 2 },
} as const;

/** The classes of colored code, with their Prism token types. Punctuation isn't colored, which halves the elements of a page.
 */
export const codeTokens = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'coord'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'template-string', 'value'],
  keyword: ['keyword', 'atrule', 'selector', 'important', 'tag', 'header'],
  name: ['function', 'class-name', 'builtin', 'maybe-class-name', 'section-name', 'table'],
  number: ['number', 'boolean', 'constant', 'symbol', 'variable', 'datetime', 'date'],
  property: ['property', 'attr-name', 'annotation', 'key', 'parameter', 'decorator'],
  inserted: ['inserted', 'inserted-sign'],
  deleted: ['deleted', 'deleted-sign'],
} as const;

/** The scaled versions of a picture in Markdown, and the size of the widest in pixels. */
export interface Picture {
  /** For browsers that don't support `srcSet`. */
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** Width of an article on a wide screen, in pixels. */
export const columnWidth = 680;

/** Width of a full-width picture: on narrow screens, the screen without its margins. */
export const columnSizes = `(max-width: ${columnWidth + 32}px) calc(100vw - 2rem), ${columnWidth}px`;

/** The site's icons, each a symbol of `static/img/icons.svg`. */
// biome-ignore format: a list of words
export const iconNames = [
  'layers', 'table', 'files', 'stream', 'shield', 'globe', 'plug', 'spark', 'code', 'people', 'chart', 'hexagon', 'iceberg', 'lake',
  'database', 'columns', 'folder', 'funnel', 'flow', 'terminal', 'window', 'box', 'gear', 'tag', 'upgrade',
] as const;

export type IconName = (typeof iconNames)[number];
