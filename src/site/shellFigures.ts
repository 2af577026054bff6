/**
 * Where the navbar turns to its dark block (specification §2, §9): while the top of the section with this id lies at most
 * `top` pixels below and at most `-bottom` pixels above the top of the viewport.
 */
export const solutionsSwitch = {
  id: 'solutions',
  /** Pixels; the section's top may be this far below the viewport's top. */
  top: 100,
  /** Pixels; negative: the section's top may be this far above the viewport's top. */
  bottom: -1380,
} as const;

/** Marks the part around the navbar that turns dark. */
export const darkBlock = 'data-dark-block';

/** The progress bar of route changes, as options of nprogress (specification §9). */
export const progress = {
  minimum: 0.08,
  /** Milliseconds. */
  speed: 200,
  trickleRate: 0.02,
  /** Milliseconds. */
  trickleSpeed: 800,
} as const;

/** What the fields of the search need before its code is loaded (specification §2, §5). */
export const searchInput = {
  queryParameter: 'q',
  maxQueryLengthPage: 512,
  /** The pop-up's own limit, for what is typed before it has loaded. */
  maxQueryLengthPopUp: 64,
} as const;
