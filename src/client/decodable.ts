import { isDecodable } from '../site/decodable';

/**
 * Returns a part of an address that can be decoded: each `%` that begins no character of UTF-8 becomes `%25`. Browsers keep such a
 * sign as it was typed or linked, and the framework decodes paths and fragments without a guard.
 */
export const decodable = (part: string): string =>
  isDecodable(part)
    ? part
    : part.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) =>
        isDecodable(run) ? run : run.replace(/%/g, '%25'),
      );

/** Returns the id that a fragment, with its `#`, names; never throws. */
export const idOf = (hash: string): string => decodeURIComponent(decodable(hash.slice(1)));
