/** What of a version is compared with that of another one. */
export type ChangeKind = 'key' | 'operation' | 'page';

/** How something is in a run of versions that are neighbors; versions are numbered from the oldest, 0. */
interface Run {
  first: number;
  last: number;
  /** Where it is described, below the version's address. */
  to: string;
  /** What may differ: the default of a key, method and path of an operation, the address of a page. */
  value?: string;
}

/** A key, an operation or a page, through all versions. */
export interface Entry {
  kind: ChangeKind;
  name: string;
  /** What it belongs to: the title of the page of a key, the tag of an operation. */
  group: string;
  runs: Run[];
}

/** Notes of a version: what people wrote about it. */
export interface Notes {
  title: string;
  text: string;
  to: string;
}

/** A version of the documentation, as changes name it. */
export interface HistoryVersion {
  name: string;
  label: string;
  /** Address of the version, without a slash at its end. */
  path: string;
  notes: Notes[];
}

/** Everything that is compared. */
export interface VersionHistory {
  /** The oldest first. */
  versions: HistoryVersion[];
  entries: Entry[];
}

/** Something that two versions have differently. */
export interface Change {
  kind: ChangeKind;
  change: 'added' | 'removed' | 'changed';
  name: string;
  group: string;
  /** Address of its description: in the version after, of what was removed in the one before. */
  to: string;
  before?: string;
  after?: string;
}

/** The order in which kinds and changes are shown. */
export const changeKinds = ['key', 'operation', 'page'] as const;
export const changeOrder = ['added', 'removed', 'changed'] as const;

const runAt = ({ runs }: Entry, version: number): Run | undefined =>
  runs.find(({ first, last }) => first <= version && version <= last);

/** Compares two versions of a history; the one before may be the newer one. */
export function changesBetween(
  history: VersionHistory,
  before: HistoryVersion,
  after: HistoryVersion,
): Change[] {
  const [from, to] = [history.versions.indexOf(before), history.versions.indexOf(after)];
  return history.entries.flatMap((entry): Change[] => {
    const [old, now] = [runAt(entry, from), runAt(entry, to)];
    const { kind, name, group } = entry;
    const values = { before: old?.value, after: now?.value };
    if (now !== undefined) {
      const place = { kind, name, group, to: after.path + now.to };
      if (old === undefined) {
        return [{ ...place, change: 'added', ...values }];
      }
      return old.value === now.value ? [] : [{ ...place, change: 'changed', ...values }];
    }
    return old === undefined
      ? []
      : [{ kind, name, group, change: 'removed', to: before.path + old.to, ...values }];
  });
}

/** Lists the neighbors among the versions, the newest pair first. */
export const stepsOf = ({ versions }: VersionHistory): [HistoryVersion, HistoryVersion][] =>
  versions
    .slice(1)
    .map((version, index): [HistoryVersion, HistoryVersion] => [
      versions[index] ?? version,
      version,
    ])
    .reverse();
