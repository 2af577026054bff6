import { closing, genericEnd, splitArguments, tokenAt, tokenize } from './javaTokens.mjs';

/** @typedef {import('./javaTokens.mjs').Token} Token */

/**
 * The head of a file: where it is, and what its names mean.
 *
 * @typedef {{
 *   packageName: string, imports: Map<string, string>, wildcards: string[],
 *   staticImports: Map<string, string>, staticWildcards: string[]
 * }} Header
 */

/**
 * What the facts need of a Java type: its fields with initialisers, its methods, its enum constants, and the names it
 * sees. Nothing is compiled; a type is found by its simple name, its imports or its package.
 *
 * @typedef {Header & {
 *   name: string, fullName: string, path: string, outer: JavaType | undefined, parents: string[],
 *   fields: Map<string, Token[]>, methods: Map<string, { parameters: string[], body: Token[] }[]>,
 *   constants: Map<string, Token[][]>, annotations: Token[][], members: { annotations: Token[][], name: string }[],
 *   tokens: Token[], nested: JavaType[]
 * }} JavaType
 */

const typeKeywords = new Set(['class', 'interface', 'enum', 'record']);
const modifiers = new Set(
  'public protected private static final abstract default transient volatile synchronized native strictfp sealed'.split(
    ' ',
  ),
);

/** @param {Token[]} tokens @returns {[Header, number]} The head, and the index after it. */
function readHeader(tokens) {
  /** @type {Header} */
  const header = {
    packageName: '',
    imports: new Map(),
    wildcards: [],
    staticImports: new Map(),
    staticWildcards: [],
  };
  let index = 0;
  /** @param {number} from @returns {[string, number]} */
  const dotted = (from) => {
    let end = from;
    while (tokenAt(tokens, end).text !== ';') end += 1;
    return [
      tokens
        .slice(from, end)
        .map(({ text }) => text)
        .join(''),
      end,
    ];
  };
  while (index < tokens.length) {
    if (tokenAt(tokens, index).text === 'package') {
      const [name, end] = dotted(index + 1);
      header.packageName = name;
      index = end + 1;
    } else if (tokenAt(tokens, index).text === 'import') {
      const isStatic = tokenAt(tokens, index + 1).text === 'static';
      const [name, end] = dotted(index + (isStatic ? 2 : 1));
      const owner = name.slice(0, name.lastIndexOf('.'));
      const last = name.slice(name.lastIndexOf('.') + 1);
      if (last === '*') (isStatic ? header.staticWildcards : header.wildcards).push(owner);
      else if (isStatic) header.staticImports.set(last, owner);
      else header.imports.set(last, name);
      index = end + 1;
    } else break;
  }
  return [header, index];
}

/** @param {Token[]} tokens @param {number} start @returns {[Token[][], number]} */
function readAnnotations(tokens, start) {
  const annotations = [];
  let index = start;
  while (tokenAt(tokens, index).text === '@' && tokenAt(tokens, index + 1).text !== 'interface') {
    let end = index + 2;
    while (tokenAt(tokens, end).text === '.') end += 2;
    if (tokenAt(tokens, end).text === '(') end = closing(tokens, end) + 1;
    annotations.push(tokens.slice(index + 1, end));
    index = end;
  }
  return [annotations, index];
}

/** @param {Token[]} tokens @param {number} start @param {number} end @returns {[Map<string, Token[][]>, number]} */
function readConstants(tokens, start, end) {
  const constants = new Map();
  let index = start;
  while (index < end && tokenAt(tokens, index).text !== ';') {
    const [, at] = readAnnotations(tokens, index);
    if (tokenAt(tokens, at).kind !== 'name') break;
    const { text } = tokenAt(tokens, at);
    index = at + 1;
    /** @type {Token[][]} */
    let args = [];
    if (tokenAt(tokens, index).text === '(') {
      const close = closing(tokens, index);
      args = splitArguments(tokens.slice(index + 1, close));
      index = close + 1;
    }
    if (tokenAt(tokens, index).text === '{') index = closing(tokens, index) + 1;
    constants.set(text, args);
    if (tokenAt(tokens, index).text === ',') index += 1;
  }
  return [constants, tokenAt(tokens, index).text === ';' ? index + 1 : index];
}

/**
 * Reads one type whose keyword (`class`, `enum`, …) is at `at`; returns it and the index after its body.
 *
 * @param {Token[]} tokens @param {number} at @param {Header} header @param {string} path
 * @param {JavaType | undefined} outer @param {Token[][]} annotations
 * @returns {[JavaType, number]}
 */
function readType(tokens, at, header, path, outer, annotations) {
  const name = tokenAt(tokens, at + 1).text;
  let open = at + 2;
  /** @type {string[]} */
  const parents = [];
  let inherits = false;
  while (tokenAt(tokens, open).text !== '{') {
    const { kind, text } = tokenAt(tokens, open);
    if (text === '<') open = genericEnd(tokens, open);
    else if (text === '(') open = closing(tokens, open);
    else if (text === 'extends' || text === 'implements') inherits = true;
    else if (inherits && kind === 'name' && tokenAt(tokens, open + 1).text !== '.')
      parents.push(text);
    open += 1;
  }
  const end = closing(tokens, open);
  /** @type {JavaType} */
  const type = {
    ...header,
    name,
    fullName: outer ? `${outer.fullName}.${name}` : `${header.packageName}.${name}`,
    path,
    outer,
    parents,
    fields: new Map(),
    methods: new Map(),
    constants: new Map(),
    annotations,
    members: [],
    tokens: tokens.slice(open, end + 1),
    nested: [],
  };
  let index = open + 1;
  if (tokenAt(tokens, at).text === 'enum')
    [type.constants, index] = readConstants(tokens, index, end);
  while (index < end) index = readMember(tokens, index, end, type);
  return [type, end + 1];
}

/** @param {Token[]} tokens @param {number} start @param {number} end @param {JavaType} type @returns {number} */
function readMember(tokens, start, end, type) {
  const [annotations, afterAnnotations] = readAnnotations(tokens, start);
  let index = afterAnnotations;
  while (modifiers.has(tokenAt(tokens, index).text)) {
    index += 1;
    const [more, next] = readAnnotations(tokens, index);
    annotations.push(...more);
    index = next;
  }
  if (typeKeywords.has(tokenAt(tokens, index).text) && tokenAt(tokens, index + 1).kind === 'name') {
    const [nested, next] = readType(tokens, index, headerOf(type), type.path, type, annotations);
    type.nested.push(nested);
    return next;
  }
  if (tokenAt(tokens, index).text === '@') {
    // An annotation type: nothing in it is a fact.
    while (tokenAt(tokens, index).text !== '{') index += 1;
    return closing(tokens, index) + 1;
  }
  for (; index < end; index += 1) {
    const { text } = tokenAt(tokens, index);
    if (text === ';') return index + 1;
    if (text === '{') return closing(tokens, index) + 1;
    if (text === '<') {
      const close = genericEnd(tokens, index);
      if (close > 0) index = close;
    } else if (text === '(') {
      const close = closing(tokens, index);
      const name = tokenAt(tokens, index - 1).text;
      const parameters = splitArguments(tokens.slice(index + 1, close)).map(
        (parameter) => tokenAt(parameter, parameter.length - 1).text,
      );
      let bodyStart = close + 1;
      while (tokenAt(tokens, bodyStart).text !== '{' && tokenAt(tokens, bodyStart).text !== ';')
        bodyStart += 1;
      const bodyEnd =
        tokenAt(tokens, bodyStart).text === '{' ? closing(tokens, bodyStart) : bodyStart;
      const overloads = type.methods.get(name) ?? [];
      overloads.push({ parameters, body: tokens.slice(bodyStart, bodyEnd + 1) });
      type.methods.set(name, overloads);
      type.members.push({ annotations, name });
      return bodyEnd + 1;
    } else if (text === '=') {
      const name = tokenAt(tokens, index - 1).text;
      let stop = index + 1;
      while (tokenAt(tokens, stop).text !== ';') {
        stop = ['(', '{', '['].includes(tokenAt(tokens, stop).text)
          ? closing(tokens, stop) + 1
          : stop + 1;
      }
      type.fields.set(name, tokens.slice(index + 1, stop));
      return stop + 1;
    }
  }
  return end;
}

/** @param {Header} type @returns {Header} */
const headerOf = ({ packageName, imports, wildcards, staticImports, staticWildcards }) => ({
  packageName,
  imports,
  wildcards,
  staticImports,
  staticWildcards,
});

/** Every type of a source tree, and how one finds another. */
export class JavaModel {
  /** @param {Map<string, string>} files Java sources by path */
  constructor(files) {
    /** @type {JavaType[]} */
    this.types = [];
    /** @type {Map<string, JavaType>} */
    this.byFullName = new Map();
    for (const [path, text] of files) {
      const tokens = tokenize(text);
      const [header, start] = readHeader(tokens);
      let index = start;
      while (index < tokens.length) {
        const [annotations, next] = readAnnotations(tokens, index);
        index = next;
        while (index < tokens.length && modifiers.has(tokenAt(tokens, index).text)) {
          index += 1;
          const [more, after] = readAnnotations(tokens, index);
          annotations.push(...more);
          index = after;
        }
        if (index >= tokens.length) break;
        if (!typeKeywords.has(tokenAt(tokens, index).text)) {
          index += 1;
          continue;
        }
        const [type, after] = readType(tokens, index, header, path, undefined, annotations);
        this.register(type);
        index = after;
      }
    }
  }

  /** @param {JavaType} type */
  register(type) {
    this.types.push(type);
    this.byFullName.set(type.fullName, type);
    for (const nested of type.nested) this.register(nested);
  }

  /**
   * The type that `name` means inside `type`, or undefined for one that is not in this tree.
   *
   * @param {string} name @param {JavaType} type @returns {JavaType | undefined}
   */
  typeNamed(name, type) {
    for (let scope = /** @type {JavaType | undefined} */ (type); scope; scope = scope.outer) {
      const found = this.byFullName.get(`${scope.fullName}.${name}`);
      if (found) return found;
      if (scope.name === name) return scope;
    }
    const imported = type.imports.get(name);
    if (imported) return this.byFullName.get(imported);
    for (const packageName of [type.packageName, ...type.wildcards]) {
      const found = this.byFullName.get(`${packageName}.${name}`);
      if (found) return found;
    }
    for (const parent of type.parents) {
      const parentType = parent === name ? undefined : this.typeNamed(parent, type);
      const found = parentType && this.byFullName.get(`${parentType.fullName}.${name}`);
      if (found) return found;
    }
    return undefined;
  }

  /**
   * The type that declares `member` as `type` sees it: itself, its outer types, its parents, its static imports.
   *
   * @param {string} member @param {JavaType} type @param {'fields' | 'constants'} kind
   * @param {Set<JavaType>} seen @returns {JavaType | undefined}
   */
  declaring(member, type, kind = 'fields', seen = new Set()) {
    if (seen.has(type)) return undefined;
    seen.add(type);
    for (let scope = /** @type {JavaType | undefined} */ (type); scope; scope = scope.outer) {
      if (scope[kind].has(member)) return scope;
      for (const parent of scope.parents) {
        const parentType = this.typeNamed(parent, scope);
        const found = parentType && this.declaring(member, parentType, kind, seen);
        if (found) return found;
      }
    }
    const owner = type.staticImports.get(member);
    if (owner) return this.byFullName.get(owner) ?? undefined;
    for (const wildcard of type.staticWildcards) {
      const found = this.byFullName.get(wildcard);
      if (found?.[kind].has(member)) return found;
    }
    return undefined;
  }
}
