import { decodable } from '@site/src/client/decodable';

/** Folders that say nothing about what a page is about. */
const folders = /^(docs|latest|next|blog|tags|careers|index|\d+(\.\d+)*)$/;

/** Returns the words of an address that say what its page is about: those of its last part that has some. */
export function pathWords(pathname: string): string {
  const parts = pathname
    .replace(/\.\w+$/, '')
    .split('/')
    .filter((part) => part !== '' && !folders.test(part));
  return decodeURIComponent(decodable(parts.at(-1) ?? ''))
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}
