import { closing, splitArguments, tokenAt } from './javaTokens.mjs';
import { asFact } from './javaValues.mjs';

/** @typedef {import('./javaValues.mjs').JavaValues} JavaValues */

/** @param {JavaValues} values @param {string} path @param {string} name */
const typeIn = (values, path, name) =>
  values.model.types.find((type) => type.path.startsWith(path) && type.name === name);

/** `etc/catalog/gravitino.properties` of Trino: entries are `new ConfigEntry(key, description, default, required)`. @param {JavaValues} values */
function trinoConnector(values) {
  const type = typeIn(values, 'trino-connector/', 'GravitinoConfig');
  if (!type) return [];
  return [...type.fields]
    .filter(
      ([, tokens]) =>
        tokenAt(tokens, 0).text === 'new' && tokenAt(tokens, 1).text === 'ConfigEntry',
    )
    .map(([field, tokens]) => {
      const args = splitArguments(tokens.slice(3, closing(tokens, 2)));
      const read = (/** @type {number} */ at) => asFact(values.expression(args[at], type));
      return {
        key: read(0),
        default: read(3) === true ? null : read(2),
        required: read(3) === true,
        source: `GravitinoConfig.${field}`,
      };
    });
}

/** The keys that the Trino connector hands to the connector below: `.put("trino key", "catalog property")`. @param {JavaValues} values */
function trinoPassThrough(values) {
  const result = [];
  for (const type of values.model.types) {
    if (!type.path.startsWith('trino-connector/') || !/CatalogPropertyConverter$/.test(type.name))
      continue;
    for (const [field, tokens] of type.fields) {
      for (let at = 0; at < tokens.length; at += 1) {
        if (tokenAt(tokens, at).text !== 'put' || tokenAt(tokens, at + 1).text !== '(') continue;
        const close = closing(tokens, at + 1);
        const [trino, property] = splitArguments(tokens.slice(at + 2, close)).map((part) =>
          asFact(values.expression(part, type)),
        );
        result.push({
          connector: type.name.replace(/CatalogPropertyConverter$/, '').toLowerCase(),
          trino,
          property,
          source: `${type.name}.${field}`,
        });
        at = close;
      }
    }
  }
  return result;
}

/** The settings of the Spark connector. @param {JavaValues} values */
function sparkConnector(values) {
  const type = typeIn(values, 'spark-connector/', 'GravitinoSparkConfig');
  if (!type) return [];
  return [...type.fields.keys()]
    .map((field) => ({ field, key: asFact(values.field(field, type)) }))
    .filter(
      ({ key, field }) =>
        typeof key === 'string' &&
        key.startsWith('spark.sql.gravitino.') &&
        !field.endsWith('PREFIX'),
    )
    .map(({ field, key }) => ({ key, source: `GravitinoSparkConfig.${field}` }));
}

/** Flink's options: `ConfigOptions.key("…").stringType().noDefaultValue()`. The store's are set below `table.catalog-store.gravitino.`. @param {JavaValues} values */
function flinkConnector(values) {
  const result = [];
  for (const type of values.model.types) {
    if (!type.path.startsWith('flink-connector/') || !/FactoryOptions$/.test(type.name)) continue;
    for (const [field, tokens] of type.fields) {
      const at = tokens.findIndex(({ text }) => text === 'ConfigOptions');
      if (at < 0) continue;
      const open = at + 3;
      const key = asFact(values.expression(tokens.slice(open + 1, closing(tokens, open)), type));
      result.push({
        key: type.name.includes('Store') ? `table.catalog-store.gravitino.${key}` : key,
        source: `${type.name}.${field}`,
      });
    }
  }
  return result;
}

/** The fallback in `configuration.get(KEY, FALLBACK)`, wherever the file system reads the key. @param {JavaValues} values @param {string} field */
function fallbackOf(values, field) {
  for (const type of values.model.types) {
    if (!type.path.startsWith('clients/filesystem')) continue;
    for (let at = 0; at < type.tokens.length; at += 1) {
      if (tokenAt(type.tokens, at).text !== field || tokenAt(type.tokens, at + 1).text !== ',')
        continue;
      const open = type.tokens.slice(0, at).findLastIndex(({ text }) => text === '(');
      if (!/^get/.test(tokenAt(type.tokens, open - 1).text ?? '')) continue;
      const args = splitArguments(type.tokens.slice(open + 1, closing(type.tokens, open)));
      return asFact(values.expression(args[1], type));
    }
  }
  return null;
}

/** Keys of the virtual file system with the defaults that it reads them with. @param {JavaValues} values */
function virtualFileSystem(values) {
  const type = typeIn(values, 'clients/', 'GravitinoVirtualFileSystemConfiguration');
  if (!type) return [];
  return [...type.fields.keys()]
    .filter((field) => field.endsWith('_KEY'))
    .map((field) => ({
      key: asFact(values.field(field, type)),
      default: fallbackOf(values, field),
      source: `${type.name}.${field}`,
    }));
}

/** Options of the virtual file system in Python: `NAME = "key"` beside `DEFAULT_NAME = value`. @param {Map<string, string>} files */
function pythonFileSystem(files) {
  const text = files.get('clients/client-python/gravitino/filesystem/gvfs_config.py');
  if (!text) return [];
  const signature = /class GravitinoVirtualFileSystem\([\s\S]*?def __init__\(([\s\S]*?)\):/.exec(
    files.get('clients/client-python/gravitino/filesystem/gvfs.py') ?? '',
  )?.[1];
  const parameters = [...(signature ?? '').matchAll(/^\s+(\w+): str/gm)].map(([, key]) => ({
    key,
    default: null,
    source: `GravitinoVirtualFileSystem.${key}`,
  }));
  const constants = new Map(
    [...text.matchAll(/^ {4}([A-Z_]+) = (.+)$/gm)].map(([, name = '', value]) => [
      name,
      JSON.parse(value ?? 'null'),
    ]),
  );
  const options = [...constants]
    .filter(([name]) => !name.startsWith('DEFAULT_'))
    .map(([name, key]) => ({
      key,
      default: constants.get(`DEFAULT_${name}`) ?? null,
      source: `GVFSConfig.${name}`,
    }));
  return [...parameters, ...options];
}

/**
 * Keys of the engines' connectors and of the clients.
 *
 * @param {import('./javaValues.mjs').JavaValues} values
 * @param {Map<string, string>} files every other file that was read
 */
export function clientKeys(values, files) {
  return {
    trino: trinoConnector(values),
    trinoPassThrough: trinoPassThrough(values),
    spark: sparkConnector(values),
    flink: flinkConnector(values),
    virtualFileSystem: virtualFileSystem(values),
    pythonFileSystem: pythonFileSystem(files),
  };
}
