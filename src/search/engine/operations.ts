const verbs = 'GET|POST|PUT|PATCH|DELETE|HEAD';
/** The line of the REST reference that names an operation: `GET /api/metalakes/{name}`. */
const operationLine = new RegExp(`^(${verbs}) (/\\S+)$`);
/** `delete /api/…`, `curl -X DELETE …` */
const typedVerb = new RegExp(`(?:^|-X\\s*|--request[\\s=])(${verbs})\\b`, 'i');

/**
 * Rates how well the operation that a line of the reference names is what a query asks for: 1 for the same path and verb,
 * less without a verb, least with another one, 0 for another path. Parameters have any value.
 */
export function operationFit(query: string, line: string): number {
  const [, verb, path = ''] = (query.includes('/') && operationLine.exec(line)) || [];
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith('{') ? '[^/\\s"\'`?#]+' : segment));
  // A host or a proxy may precede the whole path; a part of it begins a word, and with a name.
  const parts = segments
    .map((_, at) => segments.slice(at).join('/'))
    .filter((part) => !part.startsWith('['));
  const typedPath = `(?:/${segments.join('/')}|(?<![^\\s"'\`])/?(?:${parts.join('|')}))`;
  if (verb === undefined || !new RegExp(`${typedPath}/?(?=["'\`?#\\s]|$)`, 'i').test(query)) {
    return 0;
  }
  const typed = typedVerb.exec(query)?.[1]?.toUpperCase();
  return typed === verb ? 1 : typed === undefined ? 0.7 : 0.3;
}
