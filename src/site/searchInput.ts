/** What the fields of the search need before its code is loaded (specification §2, §5). */
export const searchInput = {
  queryParameter: 'q',
  maxQueryLengthPage: 512,
  /** The pop-up's own limit, for what is typed before it has loaded. */
  maxQueryLengthPopUp: 64,
} as const;
