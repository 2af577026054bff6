import { tokenAt } from './javaTokens.mjs';
import { asText } from './javaValues.mjs';

/** @typedef {import('./javaTokens.mjs').Token} Token */

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);

/** @param {Token[]} annotation */
const nameOf = (annotation) => tokenAt(annotation, 0).text;

/** @param {string[]} parts */
const join = (...parts) =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/')}`;

/** `{prefix:([^/]*\/)?}` may be missing from a path: it is left out. @param {string} path */
const readable = (path) => path.replace(/\{\w+:\(\[\^\/\]\*\/\)\?\}/g, '');

/**
 * The value of a `@Path` among annotations, or nothing.
 *
 * @param {Token[][]} annotations @param {import('./javaValues.mjs').JavaValues} values
 * @param {import('./javaModel.mjs').JavaType} type
 */
function pathIn(annotations, values, type) {
  const path = annotations.find((annotation) => nameOf(annotation) === 'Path');
  return path ? (asText(values.expression(path.slice(2, -1), type)) ?? '') : '';
}

/**
 * Every REST operation (JAX-RS) with its method and whole path.
 *
 * @param {import('./javaValues.mjs').JavaValues} values
 */
export function restOperations(values) {
  const operations = [];
  for (const type of values.model.types) {
    if (!type.annotations.some((annotation) => nameOf(annotation) === 'Path')) continue;
    const base = /iceberg/i.test(type.path) ? '/iceberg' : '/api';
    const root = pathIn(type.annotations, values, type);
    for (const { annotations, name } of type.members) {
      const method = annotations.map(nameOf).find((text) => methods.has(text));
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

/** Servlets that answer without JAX-RS: `addServlet(…, "/configs")`. @param {Map<string, string>} files */
export function servletPaths(files) {
  const paths = new Set();
  for (const [path, text] of files) {
    if (!/src\/main\//.test(path) || !path.endsWith('.java')) continue;
    for (const [, servlet] of text.matchAll(/addServlet\([^"]*?"(\/[^"*]+)(?:\/\*)?"\)/g))
      paths.add(servlet);
  }
  return [...paths].sort();
}
