import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Call } from './checkOperations';
import { versionFolder } from './pages';

const methods = ['get', 'post', 'put', 'delete', 'head', 'patch'];

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The operations of a version's OpenAPI source, which the REST pages are generated from. */
export function restReference(version: string): Call[] {
  const folder = join(versionFolder(version), 'api/rest');
  const root = readdirSync(folder).find((name) => /^openapi\.ya?ml$/.test(name));
  if (!root) throw new Error(`${folder} has no openapi.yaml.`);
  const cache = new Map<string, unknown>();
  const read = (file: string): unknown => {
    if (!cache.has(file)) cache.set(file, parse(readFileSync(file, 'utf8')));
    return cache.get(file);
  };
  const resolve = (value: unknown, file: string): { value: unknown; file: string } => {
    if (!isNode(value) || typeof value.$ref !== 'string') return { value, file };
    const [path = '', pointer = ''] = value.$ref.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    let found: unknown = read(target);
    for (const part of pointer.split('/').filter((name) => name !== '')) {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      found = isNode(found) ? found[key] : undefined;
    }
    return resolve(found, target);
  };
  const document = read(join(folder, root));
  const paths = isNode(document) && isNode(document.paths) ? document.paths : {};
  return Object.entries(paths).flatMap(([path, item]) => {
    const { value } = resolve(item, join(folder, root));
    return methods
      .filter((method) => isNode(value) && method in value)
      .map((method) => ({ line: 0, method: method.toUpperCase(), path }));
  });
}
