/** The content of a `code` element. */
export type HighlightedCode = string;

/** Escapes text for HTML, inside an element as in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
