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

/** What a version's OpenAPI file says of one operation. */
export interface ContractOperation {
  id: string;
  /** In capitals. */
  method: string;
  /** A template, such as `/api/metalakes/{name}`. */
  path: string;
  /** Name of the validator of its request's body, where it has one. */
  request?: string;
  /** Names of the validators of replies by status; empty where a reply has no JSON. */
  responses: Record<string, string>;
  /** The reply to a body that isn't JSON, or has another structure, is text of the JSON parser. */
  refusesInText: boolean;
}

/** A version's OpenAPI file, compiled: made by `src/plugins/sandbox`. */
export interface Contract {
  /** `info.version` of the file. */
  version: string;
  operations: ContractOperation[];
  validators: Record<string, Validate>;
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

/** Finds the operations at a path, whatever their method; of two that fit, the one with more words of its own. */
export function routesAt({ operations }: Contract, pathname: string): Route[] {
  const parts = pathname.replace(/\/$/, '').split('/').slice(1);
  const found = operations.flatMap((operation) => {
    const params = match(operation.path, parts);
    return params ? [{ operation, params }] : [];
  });
  const fewest = Math.min(...found.map(({ params }) => Object.keys(params).length));
  return found.filter(({ params }) => Object.keys(params).length === fewest);
}
