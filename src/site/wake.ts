/** Event of the document that says that the app reacts to the reader. */
export const awakeEvent = 'site:awake';

/** Attribute of a part of a page that shows nothing useful without the app: its page wakes as soon as it opens. */
export const wakesAtOnce = 'data-wakes-at-once';
