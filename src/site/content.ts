/** What the docs and the blog share with the configuration (specification §9). */
export const content = {
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
  defaultCodeLanguage: 'sql',
  blog: { sidebarCount: 10, postsPerPage: 1000 },
  image: { quality: 70, max: 1030, min: 640, steps: 2 },
} as const;
