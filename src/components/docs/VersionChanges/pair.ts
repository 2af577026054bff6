import type { VersionHistory } from '@site/src/site/versionChanges';

/** Two versions by their names. */
export interface Pair {
  from: string;
  to: string;
}

/** Reads the pair of versions from an address, which has the last part of their paths, such as `next`; names and labels are understood, too. */
export function readPair(query: string, { versions }: VersionHistory): Pair | undefined {
  const parameters = new URLSearchParams(query);
  const [from, to] = ['from', 'to'].map((parameter) => {
    const asked = parameters.get(parameter)?.toLowerCase();
    return versions.find(({ name, label, path }) =>
      [name, label.toLowerCase(), path.split('/').at(-1)].includes(asked),
    );
  });
  return from && to && { from: from.name, to: to.name };
}

/** Writes the query of a pair. */
export function writePair({ from, to }: Pair, { versions }: VersionHistory): string {
  const next = versions
    .find(({ name }) => name === 'current')
    ?.path.split('/')
    .at(-1);
  const nameOf = (name: string): string => (name === 'current' && next) || name;
  return `?${new URLSearchParams({ from: nameOf(from), to: nameOf(to) })}`;
}

/** Returns the step that most readers want: from the release before to the latest one. */
export function latestStep({ versions }: VersionHistory): Pair {
  const releases = versions.filter(({ name }) => name !== 'current');
  const [from, to] = (releases.length > 1 ? releases : versions).slice(-2);
  return { from: from?.name ?? '', to: to?.name ?? '' };
}
