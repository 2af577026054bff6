/** What the server makes of an exception: `ErrorConstants` and `Utils` of the server's web module. */
const kinds = {
  illegal: { code: 1001, status: 400, type: 'IllegalArgumentException' },
  internal: { code: 1002, status: 500, type: 'RuntimeException' },
  notFound: { code: 1003, status: 404, type: 'NotFoundException' },
  alreadyExists: { code: 1004, status: 409, type: 'AlreadyExistsException' },
  nonEmpty: { code: 1005, status: 409, type: 'NonEmptySchemaException' },
  unsupported: { code: 1006, status: 405, type: 'UnsupportedOperationException' },
  connection: { code: 1007, status: 502, type: 'ConnectionFailedException' },
} as const;

export type FailureKind = keyof typeof kinds;

/** An exception of the server. Its message is the reason that the answer gives. */
export class Failure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    /** Class of the exception, where the answer names it. */
    readonly type: string = kinds[kind].type,
    /** The answer gives the message as it is, not as a reason in words around it. */
    readonly isBare = false,
  ) {
    super(message);
  }

  get status(): number {
    return kinds[this.kind].status;
  }

  get code(): number {
    return kinds[this.kind].code;
  }
}

export const illegal = (message: string): Failure => new Failure('illegal', message);

export const unsupported = (message: string): Failure => new Failure('unsupported', message);

/** An object that isn't there; `what` names the class, such as `Table` of `NoSuchTableException`. */
export const missing = (what: string, message: string): Failure =>
  new Failure('notFound', message, `NoSuch${what}Exception`);

export const taken = (what: string, message: string): Failure =>
  new Failure('alreadyExists', message, `${what}AlreadyExistsException`);

export const internal = (message: string, type?: string): Failure =>
  new Failure('internal', message, type);

/** Fails with status 400 unless a condition holds, as Guava's `Preconditions.checkArgument` does in the server. */
export function check(condition: boolean, message: string): void {
  if (!condition) {
    throw illegal(message);
  }
}
