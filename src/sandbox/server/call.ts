import type { State } from './model';
import type { Release } from './release';

/** One request to an operation, taken apart. */
export interface Call {
  release: Release;
  state: State;
  /** Values of the path's parameters, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Fits the operation's schema. */
  body: unknown;
  /** ISO 8601. */
  now: string;
  /** Tells the reader something that the server would not say. */
  note(text: string): void;
}

/** Answers a call with a body, without its `code`. @throws Failure as the server would. */
export type Handler = (call: Call) => object;

/** Without authentication the server calls everybody so: `AuthConstants.ANONYMOUS_USER`. */
export const creator = 'anonymous';

/** A query parameter that is `false` unless it says otherwise, as Jersey reads a boolean. */
export const isSet = ({ query }: Call, name: string): boolean =>
  query.get(name)?.toLowerCase() === 'true';

/** The value of a path's parameter. @throws Error if the operation's path has no such parameter. */
export function param({ params }: Call, name: string): string {
  const value = params[name];
  if (value === undefined) {
    throw new Error(`The path has no parameter "${name}".`);
  }
  return value;
}
