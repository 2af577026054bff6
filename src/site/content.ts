/** What the docs and the blog share with the configuration (specification §9). */
export const content = {
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
  defaultCodeLanguage: 'sql',
  /**
   * The recent posts are listed next to each post, the tags, and the archive of a tag. The index has no such list: it shows every post
   * itself, newest first, so ten of the same links next to it would only take room from the cards.
   */
  blog: { sidebarCount: 10, postsPerPage: 1000 },
  /** Bytes, at most, of a picture that reaches readers as it is, such as an animation. */
  largestPicture: 80_000,
  /** Bytes and longer side in pixels, at most, of a picture that the image pipeline scales. */
  sourcePicture: { bytes: 4_000_000, pixels: 6000 },
  /** Names of files that the image pipeline scales. Drawings (SVG) and animations (GIF) reach readers as they are. */
  scaledPictures: /\.(?:avif|jpe?g|png|webp)$/i,
  image: { quality: 70, max: 1030, min: 640, steps: 2 },
} as const;

/**
 * How code is colored: the class of a token, and the Prism token types that get it. Punctuation has the color of text:
 * it was half of all elements of a page with code.
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

/** What the image pipeline made of a picture in Markdown: the files of several widths, and the size of the widest in pixels. */
export interface Picture {
  /** For browsers that don't support `srcSet`. */
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** Width of an article's column on a wide screen, in pixels. */
export const columnWidth = 680;

/** Width at which a picture as wide as the column is shown: on a narrow screen that of the screen less its margins. */
export const columnSizes = `(max-width: ${columnWidth + 32}px) calc(100vw - 2rem), ${columnWidth}px`;

/** The site's own line icons, each a symbol of `static/img/icons.svg`. */
// biome-ignore format: a list of words
export const iconNames = [
  'layers', 'table', 'files', 'stream', 'shield', 'globe', 'plug', 'spark', 'code', 'people', 'chart', 'hexagon', 'iceberg', 'lake',
  'database', 'columns', 'folder', 'funnel', 'flow', 'terminal', 'window', 'box', 'gear', 'tag', 'upgrade',
] as const;

export type IconName = (typeof iconNames)[number];
