import type { ChangeKind, Entry, HistoryVersion, VersionHistory } from '../../site/versionChanges';

/** Something that one version has. */
export interface Fact {
  kind: ChangeKind;
  /** Tells it from others of its kind; the same in every version that has it. */
  id: string;
  name: string;
  group: string;
  /** Where it is described, below the version's address. */
  to: string;
  value?: string;
}

/** A version with what it has. */
export interface VersionFacts {
  version: HistoryVersion;
  facts: Fact[];
}

/**
 * Gathers what versions have into one history: each thing once, with the runs of versions in which it was the same. Names and groups
 * are those of the newest version that has it.
 *
 * @param versions the oldest first.
 * @throws Error naming version and thing when a version has the same thing twice.
 */
export function historyOf(versions: readonly VersionFacts[]): VersionHistory {
  const entries = new Map<string, Entry>();
  for (const [index, { version, facts }] of versions.entries()) {
    const seen = new Set<string>();
    for (const fact of facts) {
      const key = `${fact.kind} ${fact.id}`;
      if (seen.has(key)) {
        throw new Error(`Version ${version.label} has the ${key} twice. Give it an id of its own.`);
      }
      seen.add(key);
      const { kind, name, group, to, value } = fact;
      const entry: Entry = { kind, name, group, runs: entries.get(key)?.runs ?? [] };
      const last = entry.runs.at(-1);
      if (last?.last === index - 1 && last.to === to && last.value === value) {
        last.last = index;
      } else {
        entry.runs.push({ first: index, last: index, to, ...(value !== undefined && { value }) });
      }
      entries.set(key, entry);
    }
  }
  return { versions: versions.map(({ version }) => version), entries: [...entries.values()] };
}
