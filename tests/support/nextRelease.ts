import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { inject } from 'vitest';

/** A built copy of the site as it would be after the next release, with pages that use what few use. */
export interface NextRelease {
  dir: string;
  /** A post and a page that the writers' commands wrote: the file of the one, the address of the other below its version. */
  post: string;
  page: string;
  /** Addresses before the cut of the pages of `docs` and of versions, below their own. */
  addresses: Record<string, string[]>;
}

/**
 * Returns the copy, which the first test file that asks for it has made for all.
 *
 * @throws Error with what was printed where it couldn't be made.
 */
export async function nextRelease(): Promise<NextRelease> {
  // Not by fetch, which gives up after five minutes.
  const answer = await new Promise<NextRelease | string>((resolve, reject) => {
    get(inject('nextRelease'), (response) => resolve(json(response) as Promise<NextRelease>)).on(
      'error',
      reject,
    );
  });
  if (typeof answer === 'string') {
    throw new Error(answer);
  }
  return answer;
}
