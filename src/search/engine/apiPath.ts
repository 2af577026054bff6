/** An HTTP request as a reader types it or as a page of the reference names it. */
export interface ApiCall {
  /** Upper case; empty where none was typed. */
  verb: string;
  segments: readonly string[];
}

const call = /(?:\b(GET|POST|PUT|PATCH|DELETE|HEAD)\s+)?(?:https?:\/\/[^\s/]+)?(\/[^\s?#]+)/i;
const written = /^(GET|POST|PUT|PATCH|DELETE|HEAD) (\/\S+)$/;
/** `curl -X POST …` */
const curlVerb = /-X\s*(GET|POST|PUT|PATCH|DELETE|HEAD)\b/i;

const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');

/** Reads the operation that a line of the reference names: `GET /api/metalakes/{name}`. */
export function readOperation(text: string): ApiCall | undefined {
  const [, verb = '', path = ''] = written.exec(text) ?? [];
  return verb === '' ? undefined : { verb, segments: segmentsOf(path) };
}

/** Reads a path of at least two segments, with or without a verb and a host, out of a query. */
export function readApiCall(query: string): ApiCall | undefined {
  const [, typed = '', path = ''] = call.exec(query) ?? [];
  const segments = segmentsOf(path);
  const verb = (typed || curlVerb.exec(query)?.[1] || '').toUpperCase();
  return segments.length < 2 && verb === '' ? undefined : { verb, segments };
}

const isParameter = (segment: string): boolean => /^\{.*\}$/.test(segment);

/** Whether a typed path may name an operation: parameters stand for any name, and the first segments may be left out. */
function fits(typed: readonly string[], operation: readonly string[]): boolean {
  const skipped = operation.length - typed.length;
  const rest = operation.slice(skipped);
  return (
    (skipped === 0 || skipped === 1) &&
    !(skipped === 1 && isParameter(operation[0] ?? '')) &&
    rest.every((segment, at) => isParameter(segment) || segment === typed[at])
  );
}

/**
 * Says how well an operation is what was typed, from 0 to 1: the same path with the same verb is 1, the same path without a
 * verb 0.7, one with another verb 0.3. Without a match it is 0.
 */
export function operationFit(typed: ApiCall, operation: ApiCall): number {
  if (!fits(typed.segments, operation.segments)) {
    return 0;
  }
  return typed.verb === operation.verb ? 1 : typed.verb === '' ? 0.7 : 0.3;
}
