/** Event of the document that says that the app reacts to the reader. */
export const awakeEvent = 'site:awake';

/**
 * Attribute of a part of a page that shows nothing useful without the app: its page wakes as soon as it opens. With a value, only
 * where the address has a query.
 */
export const wakesAtOnce = 'data-wakes-at-once';

/** Attribute of the data block of a page that has translated words for its inline script. */
export const sleepingWords = 'data-words';
