/** An HTTP request as a reader types it or as a page of the reference names it. */
export interface ApiCall {
  /** Upper case; empty where none was typed. */
  verb: string;
  segments: readonly string[];
}

const verbs = 'GET|POST|PUT|PATCH|DELETE|HEAD';
const written = new RegExp(`^(${verbs}) (/\\S+)$`);
/** `delete /api/…`, `curl -X DELETE …` */
const typedVerb = new RegExp(`(?:^|-X\\s*|--request[\\s=])(${verbs})\\b`, 'i');
/** A host with or without its scheme, and what a path ends with. */
const around = /^["'`]?(?:https?:\/\/[^/]*|[^/]*[.:][^/]*(?=\/))?|[?#"'`].*$/g;

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** Reads the operation that a line of the reference names: `GET /api/metalakes/{name}`. */
export function readOperation(text: string): ApiCall | undefined {
  const [, verb = '', path = ''] = written.exec(text) ?? [];
  return verb === '' ? undefined : { verb, segments: segmentsOf(path) };
}

/** Reads what may be a request out of a query: its first word with a slash, and a verb, with or without `curl`. */
export function readApiCall(query: string): ApiCall | undefined {
  const verb = (typedVerb.exec(query)?.[1] ?? '').toUpperCase();
  const words = query.split(/\s+/).filter((word) => word.includes('/'));
  const path = words.find((word) => /^["'`]?(?:\/|https?:)/.test(word)) ?? words[0];
  const segments = segmentsOf((path ?? '').replace(around, ''));
  return segments.length < 2 && (verb === '' || segments.length === 0)
    ? undefined
    : // A proxy may put a path of its own before the API's.
      { verb, segments: segments.slice(Math.max(0, segments.indexOf('api'))) };
}

const isParameter = (segment: string): boolean => /^\{.*\}$/.test(segment);

/**
 * Says how well an operation is what was typed, from 0 to 1: the same path with the same verb is 1, the same path without a
 * verb 0.7, one with another verb 0.3. Parameters stand for any name, and the first segments may be left out down to one
 * that isn't a parameter. Without a match it is 0.
 */
export function operationFit(typed: ApiCall, operation: ApiCall): number {
  const left = operation.segments.length - typed.segments.length;
  const rest = operation.segments.slice(Math.max(0, left));
  const fits =
    left >= 0 &&
    rest.every((segment, at) => isParameter(segment) || segment === typed.segments[at]) &&
    !isParameter(rest[0] ?? '{}');
  if (!fits) {
    return 0;
  }
  return typed.verb === operation.verb ? 1 : typed.verb === '' ? 0.7 : 0.3;
}
