/** @typedef {import('./javaModel.mjs').JavaType} JavaType */

/** What programs use the Java client by: its interfaces, itself, and the transfer objects that early versions took. @param {string} path */
const isJavaClient = (path) =>
  /^(?:api|clients\/client-java)\/src\/main\/|^common\/src\/main\/.*\/dto\/rel\//.test(path);

/** @param {Iterable<string>} names */
const list = (names) => [...new Set(names)].sort().join(' ');

/** Methods, constants and nested types; Lombok writes the method `builder`, so it stands in no source. @param {JavaType} type */
const membersOf = ({ name, methods, constants, fields, nested, annotations }) =>
  list([
    ...[...methods.keys()].filter((method) => method !== name),
    ...constants.keys(),
    ...fields.keys(),
    ...nested.map((type) => type.name),
    ...annotations.flatMap(([first]) => (first?.text === 'Builder' ? ['builder'] : [])),
  ]);

/**
 * Every type that a program with the Java client can import, and the names of its members, separated by spaces.
 *
 * @param {import('./javaModel.mjs').JavaModel} model
 * @returns {Record<string, string>}
 */
export const javaApi = ({ types }) =>
  Object.fromEntries(
    types
      .filter(({ path }) => isJavaClient(path))
      .map((type) => /** @type {const} */ ([type.fullName, membersOf(type)]))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Names of parameters, without types and defaults. @param {string} parameters */
function parametersIn(parameters) {
  let text = parameters.replace(/#.*/g, '');
  while (/\[[^[\]]*\]/.test(text)) text = text.replace(/\[[^[\]]*\]/g, '');
  return text
    .split(',')
    .map((parameter) => parameter.replace(/[:=].*/s, '').trim())
    .filter((name) => /^[a-z]\w*$/.test(name) && name !== 'self' && name !== 'cls');
}

/** Modules that programs use; those of transfer objects, of HTTP and of the file system aren't. */
const pythonModule = /^clients\/client-python\/(gravitino(?:\/(?:api|catalog|client))?\/\w+)\.py$/;

/** @param {RegExp} pattern @param {string} text */
const firstGroups = (pattern, text) => [...text.matchAll(pattern)].map(([, group = '']) => group);

/**
 * What the Python client offers, names separated by spaces: those of each module, those in classes (constants and inner
 * classes), and the parameters of each function and constructor. Functions of one name stand together.
 *
 * @param {Map<string, string>} files
 */
export function pythonApi(files) {
  /** @type {Record<string, string>} */
  const modules = {};
  /** @type {Map<string, string[]>} */
  const parameters = new Map();
  /** @type {string[]} */
  const members = [];
  for (const [path, text] of files) {
    const file = pythonModule.exec(path)?.[1];
    if (file === undefined) continue;
    modules[file.replace(/\/__init__$/, '').replaceAll('/', '.')] = list([
      ...firstGroups(/^from gravitino\S* import (\([^)]*\)|.*)$/gm, text).flatMap(
        (names) => names.match(/\w+/g) ?? [],
      ),
      ...firstGroups(/^class (\w+)/gm, text),
    ]);
    members.push(...firstGroups(/^ +class (\w+)/gm, text));
    members.push(...firstGroups(/^ +([A-Z]\w*) =/gm, text));
    let owner = '';
    for (const [, className, name = '', given = ''] of text.matchAll(
      /^class (\w+)|^ {0,4}def (\w+)\(([^)]*)\)/gm,
    )) {
      owner = className ?? owner;
      const callee = name === '__init__' ? owner : name;
      if (className === undefined && !callee.startsWith('_'))
        parameters.set(callee, [...(parameters.get(callee) ?? []), ...parametersIn(given)]);
    }
  }
  const byName = [...parameters].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    modules,
    members: list(members),
    parameters: Object.fromEntries(byName.map(([name, names]) => [name, list(names)])),
  };
}
