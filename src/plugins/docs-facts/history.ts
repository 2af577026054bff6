import type { MovedPage } from '../../site/links';
import type { ChangeKind, Entry, HistoryVersion, VersionHistory } from '../../site/versionChanges';
import { type OpenApi, operationsOf } from '../rest-reference/openApi';
import type { PageRows } from './pages';

/** Something that one version has. */
export interface Fact {
  kind: ChangeKind;
  /** Tells it from others of its kind; the same in every version that has it. */
  id: string;
  name: string;
  group: string;
  /** Where it is described, below the version's address. */
  to: string;
  value: string;
}

/** A page by its address below the version's own; `/` is the first page. */
export type PageFacts = Pick<PageRows, 'title' | 'rows'> & { address: string };

/** Follows a page that moved to the address that it has in the end, unless this version has both. */
export function lineage(
  address: string,
  moved: readonly MovedPage[],
  addresses: ReadonlySet<string>,
): string {
  const move = moved.find(({ from, to }) => from === address && !addresses.has(to));
  return move === undefined ? address : lineage(move.to, moved, addresses);
}

/** Matches a cell that states the lack of a default. */
const noDefault = /^(?:none|\(none\)|-|–|—)$/i;

/**
 * Lists the pages of a version, and the keys of their tables that have names of their own. A page that moved is still the same page.
 * Keys of the server have one meaning wherever they are; others belong to their page.
 */
export function pageFacts(pages: readonly PageFacts[], moved: readonly MovedPage[]): Fact[] {
  const addresses = new Set(pages.map(({ address }) => address));
  const facts = new Map<string, Fact>();
  for (const { address, title, rows } of pages) {
    const page = lineage(address, moved, addresses);
    facts.set(page, {
      kind: 'page',
      id: page,
      name: title,
      group: '',
      to: address,
      value: address,
    });
    const seen = new Map<string, number>();
    for (const { name, facts: columns, anchor } of rows.filter(
      (row) => row.kind === 'setting' && row.name.startsWith('`'),
    )) {
      const key = name.replaceAll('`', '');
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      const id = key.startsWith('gravitino.') ? key : `${page} ${key} ${nth}`;
      const value = (columns.Default ?? '').replaceAll('`', '').trim().replace(noDefault, '');
      if (!facts.has(id)) {
        facts.set(id, {
          kind: 'key',
          id,
          name: key,
          group: title,
          to: `${address}#${anchor}`,
          value,
        });
      }
    }
  }
  return [...facts.values()];
}

/** Lists the operations of an OpenAPI file. @param addressOf returns the address of an operation's page below the version's own. */
export function operationFacts(api: OpenApi, addressOf: (page: string) => string): Fact[] {
  return operationsOf(api).map(({ name, method, path, operation }) => ({
    kind: 'operation',
    id: operation.operationId,
    name: operation.summary,
    group: operation.tags?.[0] ?? '',
    to: addressOf(name),
    value: `${method.toUpperCase()} ${path}`,
  }));
}

/**
 * Gathers what versions have into one history: each thing once, with the runs of versions in which it was the same. Names and groups
 * are those of the newest version that has it.
 *
 * @param versions the oldest first.
 */
export function historyOf(
  versions: readonly { version: HistoryVersion; facts: readonly Fact[] }[],
): VersionHistory {
  const entries = new Map<string, Entry>();
  for (const [index, { facts }] of versions.entries()) {
    for (const { kind, id, name, group, to, value } of facts) {
      const entry = { kind, name, group, runs: entries.get(`${kind} ${id}`)?.runs ?? [] };
      const last = entry.runs.at(-1);
      if (last?.last === index - 1 && last.to === to && last.value === value) {
        last.last = index;
      } else {
        entry.runs.push({ first: index, last: index, to, value });
      }
      entries.set(`${kind} ${id}`, entry);
    }
  }
  return { versions: versions.map(({ version }) => version), entries: [...entries.values()] };
}
