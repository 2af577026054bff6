/** What the docs and the blog share with the configuration (specification §9). */
export const content = {
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
  defaultCodeLanguage: 'sql',
  /**
   * The recent posts stand beside each post, the tags and the archive of a tag. The index has no such list: it shows every post
   * itself, newest first, so ten of the same links beside it would only take room from the cards.
   */
  blog: { sidebarCount: 10, postsPerPage: 1000 },
  /** Bytes, at most, of a picture that reaches readers as it is, such as an animation. */
  largestPicture: 80_000,
  /** Bytes and longer side in pixels, at most, of a picture that the image pipeline scales. */
  sourcePicture: { bytes: 4_000_000, pixels: 6000 },
  image: { quality: 70, max: 1030, min: 640, steps: 2 },
} as const;
