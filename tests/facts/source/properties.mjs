import { closing, splitArguments } from './javaTokens.mjs';
import { asFact } from './javaValues.mjs';

const builderFields = {
  withName: 'key',
  withRequired: 'required',
  withImmutable: 'immutable',
  withJavaType: 'type',
  withDefaultValue: 'default',
  withHidden: 'hidden',
  withReserved: 'reserved',
};

const javaTypes = { String: 'string', Long: 'long', Integer: 'int', Short: 'short', Boolean: 'boolean', Double: 'double' };

/** `X.class` as the type's name. */
function classLiteral(tokens) {
  const at = tokens.findIndex(({ text }) => text === 'class');
  return at > 1 ? tokens[at - 2].text : undefined;
}

/** How a factory of PropertyEntry fills the fields: read from its own body, which forwards or builds. */
function expand(values, entryType, name, args, context) {
  const overload = entryType.methods.get(name)?.find(({ parameters }) => parameters.length === args.length);
  if (!overload) return undefined;
  const bound = new Map(overload.parameters.map((parameter, at) => [parameter, args[at]]));
  const { body } = overload;
  const start = body.findIndex(({ text }) => text === 'return');
  const forwarded = body[start + 1];
  if (forwarded?.kind === 'name' && body[start + 2]?.text === '(' && entryType.methods.has(forwarded.text)) {
    const close = closing(body, start + 2);
    const inner = splitArguments(body.slice(start + 3, close)).map((tokens) =>
      tokens.length === 1 && bound.has(tokens[0].text) ? bound.get(tokens[0].text) : { tokens, type: entryType },
    );
    return expand(values, entryType, forwarded.text, inner, context);
  }
  const fact = {};
  for (let at = start; at < body.length; at += 1) {
    const field = body[at].kind === 'name' ? builderFields[body[at].text] : undefined;
    if (!field || body[at + 1]?.text !== '(') continue;
    const close = closing(body, at + 1);
    const tokens = body.slice(at + 2, close);
    fact[field] = tokens.length === 1 && bound.has(tokens[0].text) ? bound.get(tokens[0].text) : { tokens, type: entryType };
  }
  return fact;
}

function evaluate(values, fact) {
  const read = ({ tokens, type }) => asFact(values.expression(tokens, type));
  const literal = fact.type && classLiteral(fact.type.tokens);
  const isEnum = literal !== undefined && !(literal in javaTypes);
  const enumType = isEnum ? values.model.typeNamed(literal, fact.type.type) : undefined;
  const result = {
    key: read(fact.key),
    type: isEnum ? 'enum' : (javaTypes[literal] ?? 'string'),
    default: fact.default ? read(fact.default) : null,
    required: read(fact.required) === true,
    immutable: read(fact.immutable) === true,
    hidden: read(fact.hidden) === true,
    reserved: read(fact.reserved) === true,
  };
  if (enumType) result.values = [...enumType.constants.keys()];
  return result;
}

/** Calls of PropertyEntry's factories in a run of tokens. */
function calls(values, entryType, tokens, type) {
  const found = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at];
    if (kind !== 'name' || !entryType.methods.has(text) || !/PropertyEntry$/.test(text)) continue;
    if (tokens[at + 1]?.text !== '(') continue;
    const close = closing(tokens, at + 1);
    const args = splitArguments(tokens.slice(at + 2, close)).map((part) => ({ tokens: part, type }));
    const fact = expand(values, entryType, text, args, type);
    if (!fact?.key) throw new Error(`${type.path}: cannot read the call of ${text} with ${args.length} arguments.`);
    const property = evaluate(values, fact);
    if (typeof property.key !== 'string') throw new Error(`${type.path}: a key of ${text} is not constant.`);
    found.push(property);
    at = close;
  }
  return found;
}

const entities = [
  ['TablePartition', 'partition'],
  ['Table', 'table'],
  ['Schema', 'schema'],
  ['Fileset', 'fileset'],
  ['Topic', 'topic'],
  ['Catalog', 'catalog'],
];

/** `catalogs/catalog-hive/…` is the provider `hive`; shared code belongs to `jdbc` or to every catalog. */
function providerOf({ path }) {
  const module = /^catalogs\/catalog-([^/]+)\//.exec(path)?.[1];
  if (module === 'jdbc-common') return 'jdbc';
  return module ?? '*';
}

/**
 * Every property that a catalog, schema, table, partition, fileset or topic declares, by provider and kind of object.
 *
 * @param {import('./javaValues.mjs').JavaValues} values
 */
export function objectProperties(values) {
  const entryType = values.model.types.find(({ name }) => name === 'PropertyEntry');
  const properties = [];
  const own = new Map();
  const topLevel = values.model.types.filter(
    ({ outer, path, name }) =>
      !outer && name !== 'PropertyEntry' && /^(?:catalogs|core|iceberg|common|api)\//.test(path),
  );
  for (const type of topLevel) {
    const found = calls(values, entryType, type.tokens, type);
    if (found.length > 0) own.set(type, found);
  }
  for (const type of topLevel) {
    if (!/Propert(?:ies|y)Meta(?:data)?$/.test(type.name) || type.name === 'AuthorizationPropertiesMeta') continue;
    const entity = entities.find(([word]) => type.name.includes(word))?.[1] ?? 'any';
    const add = (list, source) => {
      for (const property of list) properties.push({ provider: providerOf(type), object: entity, ...property, source });
    };
    add(own.get(type) ?? [], type.name);
    // Entries that several kinds of objects share stand in classes of their own, and are put in by name.
    for (const shared of new Set(type.tokens.filter(({ text }) => /_PROPERTY_ENTRIES$/.test(text)).map(({ text }) => text))) {
      if (type.fields.has(shared) || shared === 'BASIC_CATALOG_PROPERTY_ENTRIES') continue;
      const owner = topLevel.find((candidate) => candidate !== type && sharedOwner(type, candidate, shared, own));
      if (owner) add(own.get(owner), owner.name);
    }
  }
  return properties;
}

function sharedOwner(type, candidate, field, own) {
  if (!candidate.fields.has(field) || !own.has(candidate)) return false;
  if (type.imports.get(candidate.name) === candidate.fullName) return true;
  if (type.staticImports.get(field) === candidate.fullName) return true;
  return type.packageName === candidate.packageName;
}

const trinoFactories = {
  stringProperty: 'string',
  integerProperty: 'int',
  booleanProperty: 'boolean',
  longProperty: 'long',
  doubleProperty: 'double',
  enumProperty: 'enum',
};

const trinoObjects = [
  [/SCHEMA/, 'schema'],
  [/TABLE/, 'table'],
  [/COLUMN/, 'column'],
];

/** The properties that Trino's `WITH (…)` accepts, by catalog and kind of object. */
export function trinoProperties(values) {
  const properties = [];
  for (const type of values.model.types) {
    if (!type.path.startsWith('trino-connector/') || !/PropertyMeta$/.test(type.name)) continue;
    const provider = type.name.replace(/PropertyMeta$/, '').toLowerCase();
    for (const [field, tokens] of type.fields) {
      const object = trinoObjects.find(([pattern]) => pattern.test(field))?.[1];
      if (!object) continue;
      for (let at = 0; at < tokens.length; at += 1) {
        const factory = trinoFactories[tokens[at].text];
        const isNew = tokens[at].text === 'PropertyMetadata' && tokens[at - 1]?.text === 'new';
        if (!factory && !isNew) continue;
        const open = tokens.findIndex(({ text }, index) => index > at && text === '(');
        const close = closing(tokens, open);
        const args = splitArguments(tokens.slice(open + 1, close));
        const read = (index) => asFact(values.expression(args[index], type));
        const standard = factory === 'enum' ? 3 : isNew ? 4 : 2;
        properties.push({
          provider,
          object,
          key: read(0),
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
