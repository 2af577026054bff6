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
