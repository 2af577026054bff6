import type { VersionHistory } from '@site/src/site/versionChanges';

/** Two versions by their names; empty where the reader has chosen none. */
export interface Pair {
  from: string;
  to: string;
}

/**
 * Name of a version in an address: that of its folder, so that Next is `next`. Names and labels are understood, too.
 */
const addressName = (path: string, name: string): string =>
  name === 'current' ? (path.split('/').at(-1) ?? name) : name;

/** Reads the pair of versions from an address and ignores unknown versions. */
export function readPair(query: string, { versions }: VersionHistory): Pair {
  const parameters = new URLSearchParams(query);
  const nameOf = (parameter: string): string => {
    const asked = parameters.get(parameter)?.toLowerCase();
    return (
      versions.find(({ name, label, path }) =>
        [name, label.toLowerCase(), path.split('/').at(-1)].includes(asked),
      )?.name ?? ''
    );
  };
  return completed({ from: nameOf('from'), to: nameOf('to') }, versions);
}

/** Writes the query of a pair; without one it is empty. */
export function writePair({ from, to }: Pair, { versions }: VersionHistory): string {
  if (from === '' || to === '') {
    return '';
  }
  const parameters = new URLSearchParams();
  for (const [key, chosen] of Object.entries({ from, to })) {
    const version = versions.find(({ name }) => name === chosen);
    parameters.set(key, addressName(version?.path ?? '', chosen));
  }
  return `?${parameters}`;
}

/** Returns the step that most readers want: from the release before to the latest one. */
export function latestStep({ versions }: VersionHistory): Pair {
  const releases = versions.filter(({ name }) => name !== 'current');
  const [from, to] = (releases.length > 1 ? releases : versions).slice(-2);
  return { from: from?.name ?? '', to: to?.name ?? '' };
}

/** Fills in the version that the reader hasn't chosen: the newest to compare with, or the neighbor before. */
export function completed(pair: Pair, versions: VersionHistory['versions']): Pair {
  const { from, to } = pair;
  const newest = versions.at(-1)?.name ?? '';
  if (from !== '' && to === '') {
    return { from, to: newest };
  }
  if (from === '' && to !== '') {
    const index = versions.findIndex(({ name }) => name === to);
    return { from: versions[Math.max(0, index - 1)]?.name ?? '', to };
  }
  return pair;
}
