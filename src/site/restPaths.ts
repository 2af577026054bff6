// In a file of its own: every page asks whether it belongs to the reference and needs nothing else of restReference.ts.

/** Where REST pages live below a version of the documentation. */
export const restFolder = 'api/rest';

/** Tells whether a path, with the site's base URL, is a page of the REST reference. */
export const isRestPath = (path: string): boolean =>
  new RegExp(`/docs/[^/]+/${restFolder}/[^/]+`).test(path);

/** Data attribute, as a key of `dataset`, of a document whose policy no longer lets it reach other servers. */
export const narrowedMark = 'connectNarrowed';
