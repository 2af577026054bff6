const verbs = 'GET|POST|PUT|PATCH|DELETE|HEAD';
const request = new RegExp(`^(${verbs}) (/\\S+)$`);
/** `delete /api/…`, `curl -X DELETE …` */
const typedVerb = new RegExp(`(?:^|-X\\s*|--request[\\s=])(${verbs})\\b`, 'i');

/** An operation of the REST API, as the line of the reference names it: `GET /api/metalakes/{name}`. */
export interface Operation {
  verb: string;
  /** Finds its path in a query, with any values for parameters. */
  path: RegExp;
}

/** Reads the operation that a line of the reference names; `undefined` for other text. */
export function readOperation(text: string): Operation | undefined {
  const [, verb, path = ''] = request.exec(text) ?? [];
  if (verb === undefined) {
    return undefined;
  }
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => (/^\{.*\}$/.test(segment) ? '[^/\\s"\'`?#]+' : segment));
  const whole = segments.join('/');
  // A host or a proxy may come before the whole path; a part of it begins a word, and with a name.
  const parts = segments
    .map((_, at) => segments.slice(at).join('/'))
    .filter((part) => !part.startsWith('['));
  return {
    verb,
    path: new RegExp(
      `(?:/${whole}|(?<![^\\s"'\`])/?(?:${parts.join('|')}))/?(?=["'\`?#\\s]|$)`,
      'i',
    ),
  };
}

/**
 * Says how well an operation is what a query asks for: 1 for the same path and verb, less without a verb, least with
 * another one, 0 for another path.
 */
export function operationFit(query: string, { verb, path }: Operation): number {
  if (!query.includes('/') || !path.test(query)) {
    return 0;
  }
  const typed = typedVerb.exec(query)?.[1]?.toUpperCase();
  return typed === verb ? 1 : typed === undefined ? 0.7 : 0.3;
}
