import { isDecodable } from '../../site/decodable';

/** Returns an address without the slash at its end. */
export const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** Decodes an address or a part of one. A text with a `%` that encodes nothing is returned as it is. */
export const decoded = (text: string): string =>
  isDecodable(text) ? decodeURIComponent(text) : text;

/** What to write instead of an address with a `%` that encodes nothing. */
export const percentHint = 'Write %25 for the percent sign.';

/** Escapes a text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
