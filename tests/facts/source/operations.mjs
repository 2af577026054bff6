import { asFact } from './javaValues.mjs';

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);

const join = (...parts) => `/${parts.flatMap((part) => part.split('/')).filter((part) => part !== '').join('/')}`;

/** `{prefix:([^/]*\/)?}` may be missing from a path: it is left out. */
const readable = (path) => path.replace(/\{\w+:\(\[\^\/\]\*\/\)\?\}/g, '');

function pathIn(annotations, values, type) {
  const path = annotations.find(([{ text }]) => text === 'Path');
  return path ? asFact(values.expression(path.slice(2, -1), type)) : '';
}

/**
 * Every REST operation (JAX-RS) with its method and whole path.
 *
 * @param {import('./javaValues.mjs').JavaValues} values
 */
export function restOperations(values) {
  const operations = [];
  for (const type of values.model.types) {
    if (!type.annotations.some(([{ text }]) => text === 'Path')) continue;
    const base = /iceberg/i.test(type.path) ? '/iceberg' : '/api';
    const root = pathIn(type.annotations, values, type);
    for (const { annotations, name } of type.members) {
      const method = annotations.map(([{ text }]) => text).find((text) => methods.has(text));
      if (!method) continue;
      operations.push({
        method,
        path: join(base, readable(root), pathIn(annotations, values, type)),
        source: `${type.name}.${name}`,
      });
    }
  }
  return operations;
}

/** Servlets that answer without JAX-RS: `addServlet(…, "/configs")`. */
export function servletPaths(files) {
  const paths = new Set();
  for (const [path, text] of files) {
    if (!/src\/main\//.test(path) || !path.endsWith('.java')) continue;
    for (const [, servlet] of text.matchAll(/addServlet\([^"]*?"(\/[^"*]+)(?:\/\*)?"\)/g)) paths.add(servlet);
  }
  return [...paths].sort();
}
