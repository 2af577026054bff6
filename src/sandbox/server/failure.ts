import type { CatalogFacts } from '../../site/catalogFacts';
import { type Kind, kinds } from './model';

/** What the server makes of an exception: its error codes. */
const categories = {
  illegal: { code: 1001, status: 400, type: 'IllegalArgumentException' },
  internal: { code: 1002, status: 500, type: 'RuntimeException' },
  notFound: { code: 1003, status: 404, type: 'NotFoundException' },
  alreadyExists: { code: 1004, status: 409, type: 'AlreadyExistsException' },
  nonEmpty: { code: 1005, status: 409, type: 'NonEmptySchemaException' },
  unsupported: { code: 1006, status: 405, type: 'UnsupportedOperationException' },
  connection: { code: 1007, status: 502, type: 'ConnectionFailedException' },
} as const;

type Category = keyof typeof categories;

/** An exception of the server. Its message is the reason that the reply gives. */
export class Failure extends Error {
  readonly code: number;
  readonly status: number;

  constructor(
    readonly category: Category,
    message: string,
    /** Class of the exception. */
    readonly type: string = categories[category].type,
    /** The kind of object that doesn't exist. */
    readonly kind?: Kind,
  ) {
    super(message);
    this.code = categories[category].code;
    this.status = categories[category].status;
  }
}

export const illegal = (message: string): Failure => new Failure('illegal', message);
export const unsupported = (message: string): Failure => new Failure('unsupported', message);

const word = (kind: Kind): string => kind.charAt(0).toUpperCase() + kind.slice(1);

const named = (template: string, kind: Kind, path: readonly string[]): string =>
  `${word(kind)} ${template}`
    .replace('%n', path.at(-1) ?? '')
    .replace('%p', path.at(-2) ?? '')
    .replace('%f', path.join('.'));

/** @param path names from the metalake down. */
export const missing = (kind: Kind, path: readonly string[]): Failure => {
  const message = named(kinds[kind].missing ?? '%f does not exist', kind, path);
  return new Failure('notFound', message, `NoSuch${word(kind)}Exception`, kind);
};

/** @param path names from the metalake down. */
export const taken = (kind: Kind, path: readonly string[]): Failure => {
  const message = named(kinds[kind].taken ?? '%f already exists', kind, path);
  return new Failure('alreadyExists', message, `${word(kind)}AlreadyExistsException`);
};

/** @throws Failure with status 400 unless a condition holds. */
export function check(condition: boolean, message: string): void {
  if (!condition) {
    throw illegal(message);
  }
}

/** Returns what a matrix says in a row. @throws Failure if it says no. */
export function demand(
  facts: CatalogFacts | undefined,
  matrix: 'schemas' | 'tables' | 'changes',
  row: string,
  category: Category = 'unsupported',
): string {
  const cell = facts?.[matrix][row] ?? 'No';
  if (cell === 'No') {
    throw new Failure(category, `${facts?.source} does not support "${row}" for ${matrix}`);
  }
  return cell;
}
