import type { MovedPage } from '../../site/links';
import type { OpenApi } from '../rest-reference/openApi';
import { operationsOf } from '../rest-reference/openApi';
import type { Fact } from './history';
import type { Property } from './readProperties';

/** A page of one version, with the keys that its tables define. */
export interface PageSource {
  /** Address below the version's own; `/` is its first page. */
  address: string;
  title: string;
  properties: readonly Property[];
}

/** Follows a page that moved to the address that it has in the end, unless this version has both. */
export function lineage(
  address: string,
  moved: readonly MovedPage[],
  addresses: ReadonlySet<string>,
): string {
  const move = moved.find(({ from, to }) => from === address && !addresses.has(to));
  return move === undefined ? address : lineage(move.to, moved, addresses);
}

/** Lists the pages of a version; one that moved is still the same page. */
export function pageFacts(pages: readonly PageSource[], moved: readonly MovedPage[]): Fact[] {
  const addresses = new Set(pages.map(({ address }) => address));
  return pages.map(({ address, title }) => ({
    kind: 'page',
    id: lineage(address, moved, addresses),
    name: title,
    group: '',
    to: address,
    value: address,
  }));
}

/** Keys of the server have one meaning wherever they stand; the others belong to their page. */
const isOfServer = (key: string): boolean => key.startsWith('gravitino.');

/** A row may define what has no name of its own, such as any setting of another system. */
const isCode = (name: string): boolean => name.startsWith('`');

/** A default that says that there is none. */
const noDefault = /^(?:|none|\(none\)|-|–|—)$/i;

/** Lists the configuration keys of a version: each once a page, those of the server once. */
export function keyFacts(pages: readonly PageSource[], moved: readonly MovedPage[]): Fact[] {
  const addresses = new Set(pages.map(({ address }) => address));
  const found = new Map<string, Fact>();
  for (const { address, title, properties } of pages) {
    const page = lineage(address, moved, addresses);
    const seen = new Map<string, number>();
    for (const {
      key,
      isSetting,
      name,
      facts: { Default: value = '' },
      anchor,
    } of properties) {
      if (!isSetting || !isCode(name)) {
        continue;
      }
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      const id = isOfServer(key) ? key : `${page} ${key} ${nth}`;
      if (!found.has(id)) {
        const text = value.replaceAll('`', '').trim();
        found.set(id, {
          kind: 'key',
          id,
          name: key,
          group: title,
          to: `${address}#${anchor}`,
          value: noDefault.test(text) ? '' : text,
        });
      }
    }
  }
  return [...found.values()];
}

/** Lists the operations of an OpenAPI file. @param addressOf returns the address of an operation's page below the version's own. */
export function operationFacts(api: OpenApi, addressOf: (operationId: string) => string): Fact[] {
  return operationsOf(api).map(({ method, path, operation }) => ({
    kind: 'operation',
    id: operation.operationId,
    name: operation.summary,
    group: operation.tags?.[0] ?? '',
    to: addressOf(operation.operationId),
    value: `${method.toUpperCase()} ${path}`,
  }));
}
