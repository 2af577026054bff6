/** Something that a version has. */
export interface Fact {
  kind: 'key' | 'operation' | 'page';
  /** Tells it from others; the same in every version that has it. */
  id: string;
  name: string;
  /** What it belongs to: the title of the page of a key, the tag of an operation. */
  group: string;
  /** Where it is described, below the version's address. */
  to: string;
  /** What may differ: the default of a key, method and path of an operation, the address of a page. */
  value: string;
}

/** A version of the documentation and what is compared of it. */
export interface VersionFacts {
  /** As in `versions.json`, or `current`. */
  name: string;
  label: string;
  /** Address of the version, without a slash at its end. */
  path: string;
  facts: Fact[];
}

/** Something that two versions have differently; undefined where a version lacks it. */
export interface FactChange extends Pick<Fact, 'kind' | 'name' | 'group'> {
  change: 'added' | 'removed' | 'changed';
  /** Address of its description: in the version after, of what was removed in the one before. */
  to: string;
  before: string | undefined;
  after: string | undefined;
}

/** Compares two versions; the one before may be the newer one. */
export function compareFacts(before: VersionFacts, after: VersionFacts): FactChange[] {
  const old = new Map(before.facts.map((fact) => [fact.id, fact]));
  const now = new Map(after.facts.map((fact) => [fact.id, fact]));
  return [...new Map([...old, ...now]).values()].flatMap(({ id, kind, name, group, to }) => {
    const values = { before: old.get(id)?.value, after: now.get(id)?.value };
    if (values.before === values.after) {
      return [];
    }
    const change = !old.has(id) ? 'added' : now.has(id) ? 'changed' : 'removed';
    const { path } = change === 'removed' ? before : after;
    return [{ kind, name, group, change, to: path + to, ...values }];
  });
}
