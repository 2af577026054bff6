// Apart from restReference.ts: every page asks whether it is a page of the reference, and needs nothing else of it.

/** Where REST pages live below a version of the documentation. */
export const restFolder = 'api/rest';

/** Tells whether a path, with the site's base URL, is a page of the REST reference. */
export const isRestPath = (path: string): boolean =>
  new RegExp(`/docs/[^/]+/${restFolder}/[^/]+`).test(path);

/** Data attribute of a document that has been told to reach the site only, in the form of `dataset`. */
export const narrowedMark = 'connectNarrowed';
