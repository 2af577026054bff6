import type { ValidateFunction } from 'ajv';
import type { CatalogFacts, ContractOperation } from '../../site/catalogFacts';

/** A version's OpenAPI file, compiled, with what its pages say about catalogs: made by `src/plugins/sandbox`. */
export interface Contract {
  /** `info.version` of the file. */
  version: string;
  operations: ContractOperation[];
  catalogs: CatalogFacts[];
  /** By operation, where it has a body. */
  validators: Record<string, ValidateFunction | undefined>;
}

/** An operation with what its path's parameters stand for. */
export interface Route {
  operation: ContractOperation;
  params: Record<string, string>;
}

/**
 * Finds the operations at a path, whatever their method. Of two paths that fit, the one with fewer parameters counts.
 *
 * @param pathname still encoded.
 */
export function routesAt({ operations }: Contract, pathname: string): Route[] {
  const found = operations.flatMap((operation): Route[] => {
    const names = [...operation.path.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => name);
    const pattern = operation.path.replace(/\{.+?\}/g, '([^/]+)');
    const [whole, ...values] = new RegExp(`^${pattern}/?$`).exec(pathname) ?? [];
    const params = names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]);
    return whole === undefined ? [] : [{ operation, params: Object.fromEntries(params) }];
  });
  const fewest = Math.min(...found.map(({ params }) => Object.keys(params).length));
  return found.filter(({ params }) => Object.keys(params).length === fewest);
}
