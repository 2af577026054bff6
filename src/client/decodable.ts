import { isDecodable } from '../site/decodable';

/** Returns a part of an address with each `%` that encodes nothing as `%25`: the framework has no guard. */
export const decodable = (part: string): string =>
  isDecodable(part)
    ? part
    : part.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) =>
        isDecodable(run) ? run : run.replace(/%/g, '%25'),
      );

/** Returns the id that a fragment, with its `#`, names; never throws. */
export const idOf = (hash: string): string => decodeURIComponent(decodable(hash.slice(1)));
