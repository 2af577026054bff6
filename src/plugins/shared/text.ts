/** Returns an address without the slash at its end. */
export const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** Decodes an address or a part of one. A text with a `%` that encodes nothing is returned as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The fix for an address with an invalid `%`. */
export const percentHint = 'Write %25 for the percent sign.';

/** Escapes a text for HTML and for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
