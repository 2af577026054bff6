/** The progress bar of route changes, as options of nprogress (specification §9). */
export const progress = {
  minimum: 0.08,
  /** Milliseconds. */
  speed: 200,
  trickleRate: 0.02,
  /** Milliseconds. */
  trickleSpeed: 800,
} as const;
