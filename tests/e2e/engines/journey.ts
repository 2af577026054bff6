import type { Reader } from './reader';

/** What a reader does, the same for all engines. Whatever goes wrong in a page fails it. */
export interface Journey {
  travel: (reader: Reader) => Promise<void>;
  /** What goes wrong on purpose. */
  expected?: RegExp;
}
