/** What the docs and the blog share with the configuration (specification §9). */
export const content = {
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
  defaultCodeLanguage: 'sql',
  /**
   * The recent posts stand beside each post, the tags and the archive of a tag. The index has no such list: it shows every post
   * itself, newest first, so ten of the same links beside it would only take room from the cards.
   */
  blog: { sidebarCount: 10, postsPerPage: 1000 },
  /** Bytes of a picture that a writer adds, at most. */
  largestPicture: 80_000,
  image: { quality: 70, max: 1030, min: 640, steps: 2 },
} as const;
