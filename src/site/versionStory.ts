import { isReached, type NextRelease } from './releases';

/**
 * Returns the name of the release that Next describes, or `undefined` where that is still to come: a release is out, and no cut has
 * made it the latest version here.
 *
 * @param latest the newest version of `versions.json`.
 */
export const releaseInNext = (latest: string, { number, name }: NextRelease): string | undefined =>
  isReached(latest, number) ? undefined : name;

/** Words of the version menu and of the banners above pages. */
export const versionStory = {
  unreleased: 'Unreleased',
  latest: 'Latest here',
  archived: 'Archived',
  more: 'More',
  compare: 'Compare versions',
  newer: '1.0 and later',
} as const;
