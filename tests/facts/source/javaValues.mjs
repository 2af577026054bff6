import { closing, splitArguments, textOf, tokenAt } from './javaTokens.mjs';

/** @typedef {import('./javaTokens.mjs').Token} Token */
/** @typedef {import('./javaModel.mjs').JavaType} JavaType */

/**
 * Constants of libraries that the tree only imports, by `Type.NAME` or full name. Each is a documented key of that library
 * (Apache Iceberg, Apache Hive, Apache Paimon, the JDK); the list grows when the generator stops at an unknown one.
 */
/** @type {Map<string, string | number | boolean>} */
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

/** @type {Record<string, number>} */
const millisecondsOf = {
  'TimeUnit.SECONDS.toMillis': 1000,
  'TimeUnit.MINUTES.toMillis': 60_000,
  'TimeUnit.HOURS.toMillis': 3_600_000,
  'TimeUnit.DAYS.toMillis': 86_400_000,
};

/** A value that only a running JVM knows, kept as its source text. */
export class SourceText {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
}

/** A constant of an enum. */
export class EnumConstant {
  /** @param {string} name @param {JavaType} type */
  constructor(name, type) {
    this.name = name;
    this.type = type;
  }
}

/** A list of values. */
export class ListValue {
  /** @param {Value[]} items */
  constructor(items) {
    this.items = items;
  }
}

/** What a chain on `new ConfigBuilder(key)` has said so far. */
export class ConfigEntry {
  /**
   * @param {{
   *   key: Value, type?: string, default?: Value, since?: Value, deprecated?: boolean, internal?: boolean
   * }} stated
   */
  constructor(stated) {
    this.stated = stated;
  }

  /** @param {Partial<ConfigEntry['stated']>} more */
  with(more) {
    return new ConfigEntry({ ...this.stated, ...more });
  }
}

/**
 * What an expression can be worth; undefined where this reader doesn't follow.
 *
 * @typedef {string | number | boolean | null | undefined | SourceText | EnumConstant | ListValue | ConfigEntry} Value
 * @typedef {{ tokens: Token[], index: number, type: JavaType }} State
 */

/** @type {Record<string, string>} */
const entryTypes = {
  stringConf: 'string',
  intConf: 'int',
  longConf: 'long',
  booleanConf: 'boolean',
  doubleConf: 'double',
};

/** @param {Value} value @returns {value is string | number | boolean} */
const isPlain = (value) => ['string', 'number', 'boolean'].includes(typeof value);

/** @param {Value} value */
const known = (value) => (value instanceof SourceText ? undefined : value);

/** @param {Value} left @param {string} sign @param {Value} right @returns {Value} */
function calculated(left, sign, right) {
  if (typeof left !== 'number' || typeof right !== 'number')
    return sign === '+' && isPlain(left) && isPlain(right) ? `${left}${right}` : undefined;
  return { '+': left + right, '-': left - right, '*': left * right, '/': left / right }[sign];
}

/** @param {State} state @param {number} [offset] */
const peek = (state, offset = 0) => tokenAt(state.tokens, state.index + offset);

/** The arguments of the call whose bracket is `offset` tokens ahead; moves behind it. @param {State} state @param {number} offset */
function readArguments(state, offset) {
  const open = state.index + offset;
  const close = closing(state.tokens, open);
  state.index = close + 1;
  return splitArguments(state.tokens.slice(open + 1, close));
}

/** The value of Java expressions that are made of constants. */
export class JavaValues {
  /** @param {import('./javaModel.mjs').JavaModel} model */
  constructor(model) {
    this.model = model;
    /** @type {Map<string, Value>} */
    this.cache = new Map();
  }

  /** The first type of a simple name, wherever it is. @param {string} name */
  typeOf(name) {
    return this.model.types.find((type) => type.name === name);
  }

  /** The value of a static field, looked up as `type` sees it. @param {string} name @param {JavaType | undefined} type @returns {Value} */
  field(name, type) {
    if (!type) return undefined;
    const owner = this.model.declaring(name, type) ?? this.model.declaring(name, type, 'constants');
    if (owner?.constants.has(name)) return new EnumConstant(name, owner);
    const initializer = owner?.fields.get(name);
    if (!owner || !initializer) return this.libraryField(name, type);
    const id = `${owner.fullName}#${name}`;
    if (!this.cache.has(id)) {
      this.cache.set(id, undefined);
      this.cache.set(id, this.expression(initializer, owner));
    }
    return this.cache.get(id);
  }

  /** @param {string} name @param {JavaType} type @returns {Value} */
  libraryField(name, type) {
    const owner = type.staticImports.get(name);
    return owner
      ? libraryConstants.get(`${owner.slice(owner.lastIndexOf('.') + 1)}.${name}`)
      : undefined;
  }

  /**
   * The value of an expression, or its {@link SourceText} when it is not constant.
   *
   * @param {Token[] | undefined} tokens @param {JavaType} type @returns {Value}
   */
  expression(tokens, type) {
    if (!tokens) return undefined;
    const state = { tokens, index: 0, type };
    const value = this.sum(state);
    if (value === undefined || state.index < tokens.length) return new SourceText(textOf(tokens));
    return value;
  }

  /** @param {State} state @returns {Value} */
  sum(state) {
    return this.joined(state, ['+', '-'], () => this.product(state));
  }

  /** @param {State} state @returns {Value} */
  product(state) {
    return this.joined(state, ['*', '/'], () => this.unary(state));
  }

  /** Values with one of the signs between them. @param {State} state @param {string[]} signs @param {() => Value} next @returns {Value} */
  joined(state, signs, next) {
    let left = next();
    while (left !== undefined && signs.includes(peek(state).text)) {
      const sign = peek(state).text;
      state.index += 1;
      left = calculated(left, sign, next());
    }
    return left;
  }

  /** @param {State} state @returns {Value} */
  unary(state) {
    if (peek(state).text === '-') {
      state.index += 1;
      const value = this.unary(state);
      return typeof value === 'number' ? -value : undefined;
    }
    if (peek(state).kind !== 'sign' || peek(state).text !== '(')
      return this.postfix(this.primary(state), state);
    const close = closing(state.tokens, state.index);
    const inner = state.tokens.slice(state.index + 1, close);
    const next = tokenAt(state.tokens, close + 1);
    const isCast =
      inner.length === 1 &&
      tokenAt(inner, 0).kind === 'name' &&
      (next.kind !== 'sign' || next.text === '(');
    state.index = close + 1;
    if (isCast) return this.unary(state);
    return this.postfix(known(this.expression(inner, state.type)), state);
  }

  /** @param {State} state @returns {Value} */
  primary(state) {
    const token = peek(state);
    state.index += 1;
    if (token.kind === 'string' || token.kind === 'number' || token.kind === 'char')
      return token.value;
    if (token.text === 'true') return true;
    if (token.text === 'false') return false;
    if (token.text === 'null') return null;
    if (token.text === 'new') return this.creation(state);
    return token.kind === 'name' ? this.path(token.text, state) : undefined;
  }

  /** Of all that `new` can make, only a ConfigBuilder is followed. @param {State} state @returns {Value} */
  creation(state) {
    if (peek(state).text !== 'ConfigBuilder') return undefined;
    const [key] = readArguments(state, 1);
    return new ConfigEntry({ key: this.expression(key, state.type) });
  }

  /** A name with what follows it: a constant, a constant of another type, or a call. @param {string} first @param {State} state @returns {Value} */
  path(first, state) {
    const names = [first];
    while (
      peek(state).text === '.' &&
      peek(state, 1).kind === 'name' &&
      peek(state, 2).text !== '('
    ) {
      const value = this.resolve(names, state.type);
      if (value !== undefined && peek(state, 1).text !== 'varname') break;
      names.push(peek(state, 1).text);
      state.index += 2;
    }
    const value = this.resolve(names, state.type);
    if (value !== undefined) return value;
    if (peek(state).text !== '.' || peek(state, 2).text !== '(') return undefined;
    const method = peek(state, 1).text;
    return this.staticCall(names.join('.'), method, readArguments(state, 2), state.type);
  }

  /** @param {string[]} names @param {JavaType} type @returns {Value} */
  resolve(names, type) {
    const [first = '', ...rest] = names;
    const last = rest.at(-1);
    if (last === undefined) return this.field(first, type);
    const library =
      libraryConstants.get(names.slice(-2).join('.')) ?? libraryConstants.get(names.join('.'));
    if (library !== undefined) return library;
    let owner =
      this.model.typeNamed(first, type) ?? this.model.byFullName.get(names.slice(0, -1).join('.'));
    for (const name of names.slice(1, -1)) {
      if (!owner || owner.fullName.endsWith(`.${name}`)) continue;
      owner = this.model.byFullName.get(`${owner.fullName}.${name}`);
    }
    return this.field(last, owner);
  }

  /** @param {string} owner @param {string} method @param {Token[][]} args @param {JavaType} type @returns {Value} */
  staticCall(owner, method, args, type) {
    const name = `${owner}.${method}`;
    const values = args.map((tokens) => this.expression(tokens, type));
    const [first] = values;
    const texts = values.filter((value) => typeof value === 'string');
    const areTexts = texts.length === values.length;
    if (emptyLists.has(name)) return new ListValue(values);
    if (name === 'String.valueOf' || name === 'Integer.toString' || name === 'Boolean.toString')
      return isPlain(first) ? String(first) : undefined;
    if (name === 'String.join') return areTexts ? texts.slice(1).join(texts[0]) : undefined;
    if (name === 'Paths.get') return areTexts ? texts.join('/') : undefined;
    if (name === 'System.getenv') return areTexts ? `\${${texts[0]}}` : undefined;
    const unit = millisecondsOf[name];
    if (unit !== undefined && typeof first === 'number') return first * unit;
    if (args.length > 0) return undefined;
    const library = libraryConstants.get(name);
    if (library !== undefined) return library;
    const target = this.model.typeNamed(owner, type);
    const body = target?.methods.get(method)?.[0]?.body;
    return target && body && tokenAt(body, 1).text === 'return'
      ? known(this.expression(body.slice(2, -2), target))
      : undefined;
  }

  /** @param {Value} start @param {State} state @returns {Value} */
  postfix(start, state) {
    let value = start;
    while (peek(state).text === '.' && value !== undefined) {
      const method = peek(state, 1).text;
      if (peek(state, 2).text !== '(') return undefined;
      value = this.call(value, method, readArguments(state, 2), state.type);
    }
    return value;
  }

  /** @param {Value} value @param {string} method @param {Token[][]} args @param {JavaType} type @returns {Value} */
  call(value, method, args, type) {
    const [first, second] = args.map((tokens) => this.expression(tokens, type));
    if (value instanceof ConfigEntry) return this.entryCall(value, method, first);
    if (value instanceof EnumConstant) {
      if (method === 'name' || method === 'toString') return value.name;
      // `Enum.CONSTANT.getX()` of an enum with one field: its constructor's argument.
      const [argument] = value.type.constants.get(value.name) ?? [];
      return value.type.methods.has(method)
        ? known(this.expression(argument, value.type))
        : undefined;
    }
    if (typeof value !== 'string') return undefined;
    if (method === 'toString') return value;
    if (method === 'toLowerCase') return value.toLowerCase();
    if (method === 'toUpperCase') return value.toUpperCase();
    if (method === 'replace' && typeof first === 'string' && typeof second === 'string')
      return value.split(first).join(second);
    if (method === 'substring' && typeof first === 'number')
      return value.slice(first, typeof second === 'number' ? second : undefined);
    return undefined;
  }

  /** @param {ConfigEntry} entry @param {string} method @param {Value} argument @returns {Value} */
  entryCall(entry, method, argument) {
    const type = entryTypes[method];
    if (type) return entry.with({ type });
    switch (method) {
      case 'getKey':
        return entry.stated.key;
      case 'getDefaultValue':
        return entry.stated.default;
      case 'version':
        return entry.with({ since: argument });
      case 'deprecated':
        return entry.with({ deprecated: true });
      case 'internal':
        return entry.with({ internal: true });
      case 'toSequence':
        return entry.with({ type: 'list' });
      case 'createWithDefault':
        return entry.with({ default: argument });
      case 'createWithOptional':
      case 'create':
        return entry.with({ default: null });
      default:
        // doc, checkValue and their like change nothing that a reader sets.
        return entry;
    }
  }
}

/**
 * A value as the facts file states it: text, number, boolean, null, an enum constant's name, or source text.
 *
 * @param {Value} value
 * @returns {string | number | boolean | null}
 */
export function asFact(value) {
  if (value instanceof SourceText) return value.text;
  if (value instanceof EnumConstant) return value.name;
  if (value instanceof ListValue) return value.items.map(asFact).join(',');
  if (value instanceof ConfigEntry) return asFact(value.stated.default);
  return value ?? null;
}

/** A value that must be a text, or undefined. @param {Value} value */
export const asText = (value) => (typeof value === 'string' ? value : undefined);
