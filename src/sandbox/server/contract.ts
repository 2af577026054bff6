import type { CatalogFacts, ContractOperation } from '../../site/catalogFacts';

/** One error of a validator, as Ajv writes it. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** A function that Ajv compiled in the build; after a `false` its errors say why. */
export interface Validate {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** A version's OpenAPI file, compiled, with what its pages say about catalogs: made by `src/plugins/sandbox`. */
export interface Contract {
  /** `info.version` of the file. */
  version: string;
  operations: ContractOperation[];
  catalogs: CatalogFacts[];
  /** By operation, where it has a body. */
  validators: Record<string, Validate | undefined>;
}

/** An operation with what its path's parameters stand for. */
export interface Route {
  operation: ContractOperation;
  params: Record<string, string>;
}

/** Matches segment by segment; a word of the template goes before a parameter. */
function match(template: string, parts: readonly string[]): Route['params'] | undefined {
  const segments = template.split('/').slice(1);
  if (segments.length !== parts.length) {
    return undefined;
  }
  const params: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
    const part = parts[at] ?? '';
    if (name === undefined ? segment !== part : part === '') {
      return undefined;
    }
    if (name !== undefined) {
      params[name] = decodeURIComponent(part);
    }
  }
  return params;
}

/**
 * Finds the operations at a path, whatever their method; of two that fit, the one with more words of its own.
 *
 * @param pathname can be decoded.
 */
export function routesAt({ operations }: Contract, pathname: string): Route[] {
  const parts = pathname.replace(/\/$/, '').split('/').slice(1);
  const found = operations.flatMap((operation) => {
    const params = match(operation.path, parts);
    return params ? [{ operation, params }] : [];
  });
  const fewest = Math.min(...found.map(({ params }) => Object.keys(params).length));
  return found.filter(({ params }) => Object.keys(params).length === fewest);
}
