import type { CatalogFacts } from '../../site/catalogFacts';

/** The server's error codes, with the status and the usual exception of each. */
const categories = {
  illegal: { code: 1001, status: 400, type: 'IllegalArgumentException' },
  internal: { code: 1002, status: 500, type: 'RuntimeException' },
  notFound: { code: 1003, status: 404, type: 'NotFoundException' },
  alreadyExists: { code: 1004, status: 409, type: 'AlreadyExistsException' },
  nonEmpty: { code: 1005, status: 409, type: 'NonEmptySchemaException' },
  unsupported: { code: 1006, status: 405, type: 'UnsupportedOperationException' },
  connection: { code: 1007, status: 502, type: 'ConnectionFailedException' },
} as const;

type FailureCategory = keyof typeof categories;

/** A server error with the product's status, code, and type, and a message of our own. */
export class Failure extends Error {
  readonly status: number;

  constructor(
    readonly category: FailureCategory,
    message: string,
    readonly type: string = categories[category].type,
  ) {
    super(message);
    this.status = categories[category].status;
  }

  get body() {
    const { type, message } = this;
    return { code: categories[this.category].code, type, message };
  }
}

const capitalized = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** The error for an object that doesn't exist. */
export class Missing extends Failure {
  /** @param path names from the metalake down. */
  constructor(
    readonly kind: string,
    path: readonly string[],
  ) {
    const message = `The ${kind} ${path.join('.')} does not exist.`;
    super('notFound', message, `NoSuch${capitalized(kind)}Exception`);
  }
}

/** Returns the error for a name that is in use. @param path names from the metalake down. */
export const alreadyExists = (kind: string, path: readonly string[]): Failure => {
  const message = `The ${kind} ${path.join('.')} already exists. Choose another name, drop it, or start over.`;
  return new Failure('alreadyExists', message, `${capitalized(kind)}AlreadyExistsException`);
};

/** @throws Failure unless a condition holds. */
export function check(
  condition: boolean,
  message: string,
  category: FailureCategory = 'illegal',
): asserts condition {
  if (!condition) {
    throw new Failure(category, message);
  }
}

/** Returns the cell of a matrix row. @throws Failure if the cell is "No". */
export function demand(
  facts: CatalogFacts | undefined,
  matrix: 'schemas' | 'tables' | 'changes',
  row: string,
  category: FailureCategory = 'unsupported',
): string {
  const cell = facts?.[matrix][row] ?? 'No';
  check(cell !== 'No', `${facts?.source} does not support "${row}" for ${matrix}.`, category);
  return cell;
}
