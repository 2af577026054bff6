import { closing, genericEnd, splitArguments, textOf } from './javaTokens.mjs';

/**
 * Constants of libraries that the tree only imports, by `Type.NAME` or full name. Each is a documented key of that library
 * (Apache Iceberg, Apache Hive, Apache Paimon, the JDK); the list grows when the generator stops at an unknown one.
 */
const libraryConstants = new Map(
  Object.entries({
    'CatalogProperties.URI': 'uri',
    'CatalogProperties.WAREHOUSE_LOCATION': 'warehouse',
    'CatalogProperties.CATALOG_IMPL': 'catalog-impl',
    'CatalogProperties.FILE_IO_IMPL': 'io-impl',
    'S3FileIOProperties.ENDPOINT': 's3.endpoint',
    'AwsClientProperties.CLIENT_REGION': 'client.region',
    'TableProperties.FORMAT_VERSION': 'format-version',
    'TableProperties.WRITE_DISTRIBUTION_MODE': 'write.distribution-mode',
    'HiveConf.ConfVars.METASTOREURIS.varname': 'hive.metastore.uris',
    'ConfVars.METASTOREURIS.varname': 'hive.metastore.uris',
    'hive_metastoreConstants.META_TABLE_LOCATION': 'location',
    'serdeConstants.SERIALIZATION_LIB': 'serialization.lib',
    'CatalogOptions.URI.key': 'uri',
    'CatalogOptions.WAREHOUSE.key': 'warehouse',
    'CoreOptions.BUCKET_KEY.key': 'bucket-key',
    'CoreOptions.MERGE_ENGINE.key': 'merge-engine',
    'CoreOptions.SEQUENCE_FIELD.key': 'sequence.field',
    'CoreOptions.ROWKIND_FIELD.key': 'rowkind.field',
    'CoreOptions.PRIMARY_KEY.key': 'primary-key',
    'CoreOptions.PARTITION.key': 'partition',
    'CatalogOptions.METASTORE.defaultValue': 'filesystem',
    'SignatureAlgorithm.RS256.name': 'RS256',
    'Boolean.TRUE': true,
    'Boolean.FALSE': false,
    'File.separator': '/',
    'Long.MAX_VALUE': '9223372036854775807',
    'Integer.MAX_VALUE': 2147483647,
  }),
);

const emptyLists = new Set([
  'ImmutableList.of',
  'Lists.newArrayList',
  'Collections.emptyList',
  'List.of',
  'Arrays.asList',
  'ImmutableList.copyOf',
]);

const millisecondsOf = {
  'TimeUnit.SECONDS.toMillis': 1000,
  'TimeUnit.MINUTES.toMillis': 60_000,
  'TimeUnit.HOURS.toMillis': 3_600_000,
  'TimeUnit.DAYS.toMillis': 86_400_000,
};

/** A value that only a running JVM knows, kept as its source text. */
export class SourceText {
  constructor(text) {
    this.text = text;
  }
}

/** The value of Java expressions that are made of constants. */
export class JavaValues {
  /** @param {import('./javaModel.mjs').JavaModel} model */
  constructor(model) {
    this.model = model;
    this.cache = new Map();
  }

  /** The value of a static field, looked up as `type` sees it. */
  field(name, type) {
    const owner = this.model.declaring(name, type) ?? this.model.declaring(name, type, 'constants');
    if (!owner) return this.libraryField(name, type);
    if (owner.constants.has(name)) return { constant: name, type: owner };
    if (!owner.fields.has(name)) return this.libraryField(name, type);
    const id = `${owner.fullName}#${name}`;
    if (!this.cache.has(id)) {
      this.cache.set(id, undefined);
      this.cache.set(id, this.expression(owner.fields.get(name), owner));
    }
    return this.cache.get(id);
  }

  libraryField(name, type) {
    const owner = type.staticImports.get(name);
    const short = owner && `${owner.slice(owner.lastIndexOf('.') + 1)}.${name}`;
    return short ? libraryConstants.get(short) : undefined;
  }

  /** The value of an expression, or its {@link SourceText} when it is not constant. */
  expression(tokens, type, locals = new Map()) {
    const state = { tokens, index: 0, type, locals };
    const value = this.sum(state);
    if (value === undefined || state.index < tokens.length) return new SourceText(textOf(tokens));
    return value;
  }

  sum(state) {
    let left = this.product(state);
    while (['+', '-'].includes(state.tokens[state.index]?.text)) {
      const { text } = state.tokens[state.index];
      state.index += 1;
      const right = this.product(state);
      const isText = (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
      if (!isText(left) || !isText(right)) return undefined;
      left = text === '+' ? left + right : left - right;
    }
    return left;
  }

  product(state) {
    let left = this.unary(state);
    while (['*', '/'].includes(state.tokens[state.index]?.text)) {
      const { text } = state.tokens[state.index];
      state.index += 1;
      const right = this.unary(state);
      if (typeof left !== 'number' || typeof right !== 'number') return undefined;
      left = text === '*' ? left * right : left / right;
    }
    return left;
  }

  unary(state) {
    const token = state.tokens[state.index];
    if (token?.text === '-') {
      state.index += 1;
      const value = this.unary(state);
      return typeof value === 'number' ? -value : undefined;
    }
    if (token?.text === '(') {
      const close = closing(state.tokens, state.index);
      const inner = state.tokens.slice(state.index + 1, close);
      const next = state.tokens[close + 1];
      const isCast = inner.length === 1 && inner[0].kind === 'name' && next && (next.kind !== 'sign' || next.text === '(');
      state.index = close + 1;
      if (isCast) return this.unary(state);
      return this.postfix(this.plain(this.expression(inner, state.type, state.locals)), state);
    }
    return this.postfix(this.primary(state), state);
  }

  plain(value) {
    return value instanceof SourceText ? undefined : value;
  }

  primary(state) {
    const token = state.tokens[state.index];
    if (!token) return undefined;
    state.index += 1;
    if (token.kind === 'string' || token.kind === 'number' || token.kind === 'char') return token.value;
    if (token.text === 'true') return true;
    if (token.text === 'false') return false;
    if (token.text === 'null') return null;
    if (token.text === 'new') return this.creation(state);
    if (token.kind !== 'name') return undefined;
    return this.path(token.text, state);
  }

  creation(state) {
    const name = state.tokens[state.index]?.text;
    let open = state.index + 1;
    while (['.', '<'].includes(state.tokens[open]?.text)) {
      open = state.tokens[open].text === '<' ? genericEnd(state.tokens, open) + 1 : open + 2;
    }
    if (state.tokens[open]?.text !== '(') return undefined;
    const close = closing(state.tokens, open);
    const args = splitArguments(state.tokens.slice(open + 1, close));
    state.index = close + 1;
    if (name === 'ConfigBuilder') {
      return { entry: { key: this.expression(args[0], state.type, state.locals) } };
    }
    return { created: name, args };
  }

  /** A name with what follows it: a local, a constant, a constant of another type, or a call. */
  path(first, state) {
    const names = [first];
    const peek = (offset) => state.tokens[state.index + offset]?.text;
    if (state.locals.has(first)) return state.locals.get(first);
    while (peek(0) === '.' && state.tokens[state.index + 1]?.kind === 'name' && peek(2) !== '(') {
      const value = this.resolve(names, state.type);
      if (value !== undefined && peek(1) !== 'varname') break;
      names.push(state.tokens[state.index + 1].text);
      state.index += 2;
    }
    const value = this.resolve(names, state.type);
    if (value !== undefined) return value;
    if (peek(0) === '.' && peek(2) === '(') {
      const open = state.index + 2;
      const method = state.tokens[state.index + 1].text;
      const close = closing(state.tokens, open);
      const args = splitArguments(state.tokens.slice(open + 1, close));
      state.index = close + 1;
      return this.staticCall(names.join('.'), method, args, state);
    }
    if (peek(0) === '(') return undefined;
    return undefined;
  }

  resolve(names, type) {
    if (names.length === 1) return this.field(names[0], type);
    const library = libraryConstants.get(names.slice(-2).join('.')) ?? libraryConstants.get(names.join('.'));
    if (library !== undefined) return library;
    let owner = this.model.typeNamed(names[0], type);
    if (!owner) owner = this.model.byFullName.get(names.slice(0, -1).join('.'));
    for (const name of names.slice(1, -1)) {
      if (!owner || owner.fullName.endsWith(`.${name}`)) continue;
      owner = this.model.byFullName.get(`${owner.fullName}.${name}`);
    }
    return owner ? this.field(names[names.length - 1], owner) : undefined;
  }

  staticCall(owner, method, args, state) {
    const value = (tokens) => this.expression(tokens, state.type, state.locals);
    const name = `${owner}.${method}`;
    if (emptyLists.has(name)) return { list: args.map(value) };
    if (name === 'String.valueOf' || name === 'Integer.toString' || name === 'Boolean.toString')
      return String(value(args[0]));
    if (name === 'String.join') {
      const parts = args.map(value);
      return parts.every((part) => typeof part === 'string') ? parts.slice(1).join(parts[0]) : undefined;
    }
    if (name === 'Paths.get') {
      const parts = args.map(value);
      return parts.every((part) => typeof part === 'string') ? parts.join('/') : undefined;
    }
    if (name === 'System.getenv') {
      const variable = value(args[0]);
      return typeof variable === 'string' ? `\${${variable}}` : undefined;
    }
    const unit = millisecondsOf[name];
    if (unit !== undefined && typeof value(args[0]) === 'number') return value(args[0]) * unit;
    const library = libraryConstants.get(`${owner}.${method}`);
    if (args.length === 0 && library !== undefined) return library;
    const type = this.model.typeNamed(owner, state.type);
    const body = type?.methods.get(method)?.[0]?.body;
    if (body && args.length === 0 && body[1]?.text === 'return')
      return this.plain(this.expression(body.slice(2, -2), type));
    return undefined;
  }

  postfix(start, state) {
    let value = start;
    while (state.tokens[state.index]?.text === '.') {
      const method = state.tokens[state.index + 1].text;
      if (state.tokens[state.index + 2]?.text !== '(') return undefined;
      const close = closing(state.tokens, state.index + 2);
      const args = splitArguments(state.tokens.slice(state.index + 3, close));
      state.index = close + 1;
      value = this.call(value, method, args, state);
      if (value === undefined) return undefined;
    }
    return value;
  }

  call(value, method, args, state) {
    const argument = (at) => this.expression(args[at], state.type, state.locals);
    if (value?.entry) return this.entryCall(value.entry, method, args, argument);
    if (typeof value === 'string') {
      if (method === 'toString') return value;
      if (method === 'replace') return value.split(argument(0)).join(argument(1));
      if (method === 'toLowerCase') return value.toLowerCase();
      if (method === 'toUpperCase') return value.toUpperCase();
      if (method === 'substring') return value.slice(argument(0), args[1] ? argument(1) : undefined);
    }
    if (value?.constant && (method === 'name' || method === 'toString')) return value.constant;
    if (value?.constant && value.type.methods.has(method)) return this.constantGetter(value);
    return undefined;
  }

  /** `Enum.CONSTANT.getX()` of an enum with one field: its constructor's argument. */
  constantGetter({ constant, type }) {
    const [argument] = type.constants.get(constant);
    return argument ? this.plain(this.expression(argument, type)) : undefined;
  }

  entryCall(entry, method, args, argument) {
    const types = {
      stringConf: 'string',
      intConf: 'int',
      longConf: 'long',
      booleanConf: 'boolean',
      doubleConf: 'double',
    };
    if (method === 'getKey') return entry.key;
    if (method === 'getDefaultValue') return entry.default;
    if (method in types) return { entry: { ...entry, type: types[method] } };
    if (method === 'version') return { entry: { ...entry, since: argument(0) } };
    if (method === 'deprecated') return { entry: { ...entry, deprecated: true } };
    if (method === 'internal') return { entry: { ...entry, internal: true } };
    if (method === 'toSequence') return { entry: { ...entry, type: 'list' } };
    if (method === 'alternatives') return { entry: { ...entry, alternatives: argument(0)?.list } };
    if (method === 'createWithDefault') return { entry: { ...entry, default: argument(0), optional: true } };
    if (method === 'createWithOptional') return { entry: { ...entry, default: null, optional: true } };
    if (method === 'create') return { entry: { ...entry, default: null, optional: false } };
    // doc, checkValue and their like change nothing that a reader sets.
    return { entry };
  }
}

/** A value as the facts file states it: text, number, boolean, null, an enum constant's name, or source text. */
export function asFact(value) {
  if (value instanceof SourceText) return value.text;
  if (value === undefined) return null;
  if (value?.constant) return value.constant;
  if (value?.list) return value.list.map(asFact).join(',');
  if (value?.entry) return asFact(value.entry.default);
  if (value?.created) return value.created;
  return value;
}
