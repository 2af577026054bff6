import { closing, splitArguments, tokenAt } from './javaTokens.mjs';
import { asFact, asText } from './javaValues.mjs';

/** @typedef {import('./javaTokens.mjs').Token} Token */
/** @typedef {import('./javaModel.mjs').JavaType} JavaType */
/** @typedef {import('./javaValues.mjs').JavaValues} JavaValues */

/**
 * An argument with the type that its names are looked up in.
 *
 * @typedef {{ tokens: Token[], type: JavaType }} Argument
 * @typedef {'key' | 'required' | 'immutable' | 'type' | 'default' | 'hidden' | 'reserved'} Field
 */

/**
 * One property that an object declares.
 *
 * @typedef {{
 *   key: string, type: string, default: string | number | boolean | null, required: boolean, immutable: boolean,
 *   hidden: boolean, reserved: boolean, values?: string[]
 * }} Property
 */

/** @type {Map<string, Field>} */
const builderFields = new Map([
  ['withName', 'key'],
  ['withRequired', 'required'],
  ['withImmutable', 'immutable'],
  ['withJavaType', 'type'],
  ['withDefaultValue', 'default'],
  ['withHidden', 'hidden'],
  ['withReserved', 'reserved'],
]);

const javaTypes = new Map([
  ['String', 'string'],
  ['Long', 'long'],
  ['Integer', 'int'],
  ['Short', 'short'],
  ['Boolean', 'boolean'],
  ['Double', 'double'],
]);

/** `X.class` as the type's name. @param {Token[]} tokens */
function classLiteral(tokens) {
  const at = tokens.findIndex(({ text }) => text === 'class');
  return at > 1 ? tokenAt(tokens, at - 2).text : undefined;
}

/**
 * How a factory of PropertyEntry fills the fields: read from its own body, which forwards or builds.
 *
 * @param {JavaType} entryType @param {string} name @param {Argument[]} args
 * @returns {Map<Field, Argument> | undefined}
 */
function expand(entryType, name, args) {
  const overload = entryType.methods
    .get(name)
    ?.find(({ parameters }) => parameters.length === args.length);
  if (!overload) return undefined;
  const { body, parameters } = overload;
  /** A parameter stands for what the caller gave. @param {Token[]} tokens @returns {Argument} */
  const bound = (tokens) => {
    const at = tokens.length === 1 ? parameters.indexOf(tokenAt(tokens, 0).text) : -1;
    return args[at] ?? { tokens, type: entryType };
  };
  const start = body.findIndex(({ text }) => text === 'return');
  const forwarded = tokenAt(body, start + 1).text;
  if (tokenAt(body, start + 2).text === '(' && entryType.methods.has(forwarded)) {
    const inner = splitArguments(body.slice(start + 3, closing(body, start + 2)));
    return expand(entryType, forwarded, inner.map(bound));
  }
  /** @type {Map<Field, Argument>} */
  const fields = new Map();
  for (let at = start; at < body.length; at += 1) {
    const field = builderFields.get(tokenAt(body, at).text);
    if (field && tokenAt(body, at + 1).text === '(')
      fields.set(field, bound(body.slice(at + 2, closing(body, at + 1))));
  }
  return fields;
}

/** @param {JavaValues} values @param {Map<Field, Argument>} fields @param {string} where @returns {Property} */
function evaluate(values, fields, where) {
  /** @param {Field} field */
  const read = (field) => {
    const argument = fields.get(field);
    return argument ? asFact(values.expression(argument.tokens, argument.type)) : null;
  };
  const javaType = fields.get('type');
  const literal = javaType && classLiteral(javaType.tokens);
  const isEnum = literal !== undefined && !javaTypes.has(literal);
  const enumType = isEnum && javaType ? values.model.typeNamed(literal, javaType.type) : undefined;
  const key = read('key');
  if (typeof key !== 'string') throw new Error(`${where}: the key of a property is not constant.`);
  return {
    key,
    type: isEnum ? 'enum' : (javaTypes.get(literal ?? '') ?? 'string'),
    default: read('default'),
    required: read('required') === true,
    immutable: read('immutable') === true,
    hidden: read('hidden') === true,
    reserved: read('reserved') === true,
    ...(enumType ? { values: [...enumType.constants.keys()] } : {}),
  };
}

/** Properties that a type declares through PropertyEntry's factories. @param {JavaValues} values @param {JavaType} entryType @param {JavaType} type */
function declared(values, entryType, type) {
  const { tokens } = type;
  const found = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { kind, text } = tokenAt(tokens, at);
    if (kind !== 'name' || !entryType.methods.has(text) || !/PropertyEntry$/.test(text)) continue;
    if (tokenAt(tokens, at + 1).text !== '(') continue;
    const close = closing(tokens, at + 1);
    const args = splitArguments(tokens.slice(at + 2, close)).map((part) => ({
      tokens: part,
      type,
    }));
    const fields = expand(entryType, text, args);
    if (!fields)
      throw new Error(`${type.path}: no ${text} of PropertyEntry takes ${args.length} arguments.`);
    found.push(evaluate(values, fields, type.path));
    at = close;
  }
  return found;
}

/** @type {[string, string][]} */
const objects = [
  ['TablePartition', 'partition'],
  ['Table', 'table'],
  ['Schema', 'schema'],
  ['Fileset', 'fileset'],
  ['Topic', 'topic'],
  ['Catalog', 'catalog'],
];

/** `catalogs/catalog-hive/…` is the provider `hive`; shared code belongs to `jdbc` or to every catalog. @param {JavaType} type */
function providerOf({ path }) {
  const module = /^catalogs\/catalog-([^/]+)\//.exec(path)?.[1];
  return module === 'jdbc-common' ? 'jdbc' : (module ?? '*');
}

/** Whether `candidate` is the type that `type` takes the shared entries named `field` from. @param {JavaType} type @param {JavaType} candidate @param {string} field */
const lends = (type, candidate, field) =>
  candidate !== type &&
  candidate.fields.has(field) &&
  (type.imports.get(candidate.name) === candidate.fullName ||
    type.staticImports.get(field) === candidate.fullName ||
    type.packageName === candidate.packageName);

/** The entries that catalogs share; up to 0.5.1, some catalogs leave them out. */
const sharedByCatalogs = 'BASIC_CATALOG_PROPERTY_ENTRIES';

/** @param {JavaType} type @param {string} name */
const mentions = (type, name) => type.tokens.some(({ text }) => text === name);

/**
 * Every property that a catalog, schema, table, partition, fileset or topic declares, by provider and kind of object.
 *
 * @param {JavaValues} values
 */
export function objectProperties(values) {
  const entryType = values.typeOf('PropertyEntry');
  if (!entryType) throw new Error('This tag has no PropertyEntry; the properties cannot be read.');
  const topLevel = values.model.types.filter(
    ({ outer, path, name }) =>
      !outer && name !== 'PropertyEntry' && /^(?:catalogs|core|iceberg|common|api)\//.test(path),
  );
  const own = new Map(topLevel.map((type) => [type, declared(values, entryType, type)]));
  const metadata = topLevel
    .filter(({ name }) => /Propert(?:ies|y)Meta(?:data)?$/.test(name))
    .filter(({ name }) => name !== 'AuthorizationPropertiesMeta');
  const base = metadata.find(({ fields }) => fields.has(sharedByCatalogs));
  const everyCatalogTakes = metadata
    .filter(({ parents }) => base && parents.includes(base.name))
    .every((type) => mentions(type, sharedByCatalogs));
  return metadata
    .filter((type) => everyCatalogTakes || type !== base)
    .flatMap((type) => {
      // Entries that several kinds of objects share stand in classes of their own, and are put in by name.
      const names = type.tokens
        .map(({ text }) => text)
        .filter((text) => /_PROPERTY_ENTRIES$/.test(text));
      const lenders = [...new Set(names)]
        .filter((name) => !type.fields.has(name))
        .filter((name) => !everyCatalogTakes || name !== sharedByCatalogs)
        .flatMap(
          (name) =>
            topLevel.find(
              (candidate) => own.get(candidate)?.length && lends(type, candidate, name),
            ) ?? [],
        );
      const object = objects.find(([word]) => type.name.includes(word))?.[1] ?? 'any';
      return [type, ...lenders].flatMap((source) =>
        (own.get(source) ?? []).map((property) => ({
          provider: providerOf(type),
          object,
          ...property,
          source: source.name,
        })),
      );
    });
}

const trinoFactories = new Map([
  ['stringProperty', 'string'],
  ['integerProperty', 'int'],
  ['booleanProperty', 'boolean'],
  ['longProperty', 'long'],
  ['doubleProperty', 'double'],
  ['enumProperty', 'enum'],
]);

/** @param {string} field */
const trinoObject = (field) => /SCHEMA|TABLE|COLUMN/.exec(field)?.[0].toLowerCase();

/** The properties that Trino's `WITH (…)` accepts, by catalog and kind of object. @param {JavaValues} values */
export function trinoProperties(values) {
  const properties = [];
  for (const type of values.model.types) {
    if (!type.path.startsWith('trino-connector/') || !/PropertyMeta$/.test(type.name)) continue;
    const provider = type.name.replace(/PropertyMeta$/, '').toLowerCase();
    for (const [field, tokens] of type.fields) {
      const object = trinoObject(field);
      for (let at = 0; object && at < tokens.length; at += 1) {
        const factory = trinoFactories.get(tokenAt(tokens, at).text);
        const isNew =
          tokenAt(tokens, at).text === 'PropertyMetadata' && tokenAt(tokens, at - 1).text === 'new';
        if (!factory && !isNew) continue;
        const from = at;
        const open = tokens.findIndex(({ text }, index) => index > from && text === '(');
        const close = closing(tokens, open);
        const args = splitArguments(tokens.slice(open + 1, close));
        const read = (/** @type {number} */ index) => asFact(values.expression(args[index], type));
        // The constructor takes its decoder and encoder after the default; a factory ends with `hidden`.
        const standard = factory === 'enum' ? 3 : isNew ? 4 : 2;
        properties.push({
          provider,
          object,
          key: asText(values.expression(args[0], type)) ?? '',
          type: factory ?? 'list',
          default: standard < args.length ? read(standard) : null,
          hidden: read(args.length - (isNew ? 3 : 1)) === true,
          source: `${type.name}.${field}`,
        });
        at = close;
      }
    }
  }
  return properties;
}
