import type { Element } from 'hast';
import { type Child, h } from 'hastscript';
import { describe, type Html, htmlOf, withCode } from './describe';
import {
  type Example,
  examplesOf,
  type OpenApi,
  type Parameter,
  resolve,
  type Schema,
  schemaName,
} from './openApi';
import { withExactIntegers } from './readOpenApi';

/** A schema without references and `allOf`. */
interface Whole extends Schema {
  types: string[];
  /** Schemas with variants. A value matches a variant of each. */
  kinds: Schema[];
  isNullable: boolean;
}

/** A part of a value with its own place on the page. */
interface Member {
  label: string;
  part: unknown;
  /** Last part of its anchor, by default the label. */
  key?: string;
  isRequired?: boolean;
}

type List = [title: string, members: Member[]];

/** The description of a value on a page. */
interface Value {
  type: (Element | string)[];
  /** Markdown. */
  text: string;
  facts: string[];
  /** The lists that are shown in place, or undefined for a link to a shared type. */
  lists?: List[];
}

/**
 * Facts by keyword, in the order of a page: flags, and text with the value as code, a number, or a list. Other keywords are
 * printed by name.
 */
const labels: Readonly<Record<string, string>> = {
  deprecated: 'Deprecated',
  readOnly: 'Only in responses',
  writeOnly: 'Only in requests',
  uniqueItems: 'No element twice',
  allowEmptyValue: 'May be empty',
  enum: 'One of #…',
  const: 'Always #…',
  default: 'Default `#`',
  pattern: 'Pattern `#`',
  minLength: 'At least # characters',
  maxLength: 'At most # characters',
  minItems: 'At least # elements',
  maxItems: 'At most # elements',
  minProperties: 'At least # members',
  maxProperties: 'At most # members',
  minimum: 'At least #',
  exclusiveMinimum: 'More than #',
  maximum: 'At most #',
  exclusiveMaximum: 'Less than #',
  multipleOf: 'A multiple of #',
  additionalProperties: 'No other members',
  required: 'Needs #…',
  title: 'Title `#`',
  isNullable: 'May be `null`',
};

/** Keywords that the page shows in another way, or that have no meaning. */
const shown = new Set(
  (
    '$ref $schema $id $anchor $comment $defs definitions type types kinds variants nullable format description properties ' +
    'items prefixItems patternProperties allOf oneOf anyOf discriminator example examples externalDocs'
  ).split(' '),
);

/** Removes characters that an anchor would have to escape. */
const anchorPart = (text: string): string => text.replace(/[^\w.@-]+/g, '-').replace(/-$/, '');

/** Writes a value as inline code. */
export function code(value: unknown): string {
  const text = typeof value === 'string' ? value : withExactIntegers(JSON.stringify(value ?? null));
  return `\`${text.replaceAll('`', 'ˋ') || '""'}\``;
}

/** Writes a link to external documentation. */
export const docsLink = (docs?: { description?: string; url: string }): string =>
  docs ? `[${docs.description ?? docs.url}](${docs.url})` : '';

/** Joins blocks of Markdown, without missing ones. */
export const blocks = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** Returns a schema as an object, because it can be `true` or `false`. */
const asSchema = (value: unknown): Schema => (value === false ? { not: {} } : Object(value));

const isShort = (value: unknown): boolean =>
  [value].flat().every((item) => typeof item !== 'object' || item === null);

function fact(keyword: string, value: unknown): string[] {
  const words = labels[keyword] ?? `${keyword} \`#\``;
  const isGiven = words.includes('#') ? value !== undefined : value === true;
  const values = words.includes('#…') ? [value].flat() : [value];
  const text = words.replace(/`?#[`…]?/, (mark) =>
    mark === '#' ? withExactIntegers(String(value)) : values.map(code).join(', '),
  );
  return isGiven && values.length > 0 ? [text.replace(/(?<= 1 \w+)s$/, '')] : [];
}

/** Lists facts about a value, without values that its description lists. */
export function factsOf(schema: Schema, description = ''): string[] {
  const { properties, required = [], additionalProperties, example, examples = [] } = schema;
  const values = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  const isListed = values.every((value) => description.includes(code(value)));
  const rules: Record<string, unknown> = {
    ...schema,
    enum: values.length > 1 && !isListed ? values : [],
    const: values.length === 1 && !isListed ? values : [],
    additionalProperties: additionalProperties === false && properties !== undefined,
    required: required.filter((name) => properties?.[name] === undefined),
  };
  const others = Object.keys(rules).filter((key) => !shown.has(key) && !key.startsWith('x-'));
  // The bodies of samples contain examples of objects.
  const given: Example[] = Array.isArray(examples)
    ? [example, ...examples].filter(isShort).map((value) => ({ value }))
    : Object.values(examples as Record<string, Example>);
  return [
    ...[...new Set([...Object.keys(labels), ...others])].flatMap((key) => fact(key, rules[key])),
    ...given.flatMap(({ value, summary, description: about }) =>
      value === undefined
        ? []
        : [`Example ${code(value)}`, summary, about].filter(Boolean).join(', '),
    ),
  ];
}

/** Names the type of a schema without elements. */
function typeWords({ types, kinds: [kinds], format, ...schema }: Whole): string {
  const { properties, patternProperties, additionalProperties, required, enum: values } = schema;
  const isObject = properties || patternProperties || additionalProperties || required?.length;
  const isText = values?.every((value) => typeof value === 'string');
  const guess = isObject ? 'object' : isText ? 'string' : 'any value';
  const isAny = kinds?.anyOf && !kinds.oneOf;
  const ofKinds = kinds && !properties && `${isAny ? 'any' : 'one'} of several kinds`;
  const words = ofKinds || types.join(' or ') || guess;
  return format ? `${words} (${format})` : words;
}

/** Returns the schema of the elements of an array or a map. */
function elementOf({ items, additionalProperties: values, properties, kinds }: Whole) {
  const isMap = typeof values === 'object' && !properties && kinds.length === 0;
  return items ?? (isMap ? values : undefined);
}

/** Writes a fold. */
export const folded = (summary: string, body: Child, open = false): Element =>
  h('details.rest-fold', { open }, h('summary', summary), body);

/** Writes fields as a list with native folds, whose contents are in the page. */
export const fieldList = (fields: Element[]): Html =>
  fields.length > 0 ? [h('ul.rest-fields.bare-list', fields)] : [];

/** Writes facts as marks. */
const factList = (facts: readonly string[]): Html =>
  htmlOf([...new Set(facts)].map((text) => [' ', h('span.rest-fact.small-text', withCode(text))]));

/**
 * Converts the schemas of a page to HTML. A schema with members that is recursive or used more than once is shown once as a shared
 * type with links, so that the page grows with the number of its schemas. These schemas are known only after the page was
 * generated, so it is generated twice.
 */
export class SchemaFields {
  private readonly uses = new Map<string, number>();
  private readonly ids = new Set<string>();
  /** Combined schemas whose fields are being listed. */
  private readonly open: string[] = [];

  /** @param anchors ids of the headings of shared types, by reference. */
  constructor(
    private readonly api: OpenApi,
    private readonly anchors: ReadonlyMap<string, string> = new Map(),
  ) {}

  /** Lists references to the schemas that the page has shown more than once. */
  repeated = (): string[] => [...this.uses].flatMap(([$ref, count]) => (count > 1 ? [$ref] : []));

  /** Lists what a value must match: parts of `allOf`, a variant that is the only one next to null, and the schema without them. */
  private partsOf(value: unknown, above: readonly string[] = []): Schema[] {
    const { $ref, ...own } = asSchema(value);
    if (above.includes($ref ?? '')) {
      return [];
    }
    const target = $ref ? { ...asSchema(resolve(this.api, $ref)), ...own } : own;
    const { allOf = [], oneOf, anyOf, discriminator, nullable } = target;
    const subtypes = above.length === 0 && discriminator ? this.subtypes($ref, discriminator) : [];
    const listed = oneOf ?? anyOf ?? subtypes;
    const variants = listed.filter((part) => asSchema(part).type !== 'null');
    const isNullable = nullable === true || variants.length < listed.length;
    const isOptional = variants.length === 1 && listed.length > 1;
    const parts = [...allOf, ...(isOptional ? variants : [])].flatMap((part) =>
      this.partsOf(part, $ref ? [...above, $ref] : above),
    );
    return [...parts, { ...target, isNullable, variants: isOptional ? [] : variants }];
  }

  /** Resolves references, and merges the parts of `allOf`. */
  whole(value: unknown): Whole {
    const parts = this.partsOf(value);
    const all = <T>(read: (part: Schema) => T[]): T[] => [...new Set(parts.flatMap(read))];
    const texts = all(({ description }) => [description]);
    const types = all(({ type = [] }) => [type].flat());
    const properties: Record<string, Schema> = {};
    for (const [name, property] of all((part) => Object.entries(part.properties ?? {}))) {
      // A property of several parts must match all its schemas.
      const before = properties[name] ?? property;
      const isSame = JSON.stringify(before) === JSON.stringify(property);
      properties[name] = isSame ? property : { allOf: [before, property] };
    }
    return {
      ...Object.assign({}, ...parts),
      description: parts.at(-1)?.description ?? blocks(...texts),
      properties: parts.some((part) => part.properties) ? properties : undefined,
      required: all(({ required = [] }) => required),
      types: types.filter((name) => name !== 'null' || types.length === 1),
      isNullable:
        parts.some((part) => part.isNullable) || (types.length > 1 && types.includes('null')),
      kinds: parts.filter(({ variants }) => variants?.length),
    };
  }

  /** Lists the schemas that are variants of another one by `allOf` or a mapping. */
  private subtypes(parent = '', { mapping = {} }: { mapping?: Record<string, string> }): Schema[] {
    const named = Object.values(mapping).map((target) => target.replace(/^#.*\//, ''));
    const isKind = (name: string, { allOf = [] }: Schema): boolean =>
      named.includes(name) || allOf.some(({ $ref }) => $ref === parent);
    return Object.entries(this.api.components?.schemas ?? {})
      .filter((entry) => isKind(...entry))
      .map(([name]) => ({ $ref: `#/components/schemas/${name}` }))
      .filter(({ $ref }) => $ref !== parent);
  }

  private kindsOf({ variants = [], discriminator }: Schema): Member[] {
    const { propertyName = '', mapping } = discriminator ?? {};
    return variants.map((part) => {
      const name = schemaName(part) ?? '';
      const isNamed = ([, target]: [string, string]) => [part.$ref, name].includes(target);
      const [named] = Object.entries(mapping ?? {}).find(isNamed) ?? [];
      const value = named ?? (propertyName && !mapping && name);
      const { title = name, types } = this.whole(part);
      const label = title || types.join(' or ') || 'object';
      return { label: value ? `${propertyName}: ${value}` : label, part, key: value || label };
    });
  }

  private fieldsOf(schema: Whole): Member[] {
    const { properties = {}, patternProperties = {}, prefixItems = [], required = [] } = schema;
    const { additionalProperties: others } = schema;
    const isOpen = typeof others === 'object' && elementOf(schema) !== others;
    return [
      ...Object.entries(properties).map(([label, part]) => {
        return { label, part, isRequired: required.includes(label) };
      }),
      ...Object.entries(patternProperties).map(([key, part]) => {
        return { label: `names like ${key}`, part, key };
      }),
      ...(isOpen ? [{ label: 'any other name', part: others }] : []),
      ...prefixItems.map((part, at) => ({ label: `element ${at + 1}`, part })),
    ];
  }

  /** @param isDefinition whether a shared type is defined here. */
  private value(part: unknown, isDefinition = false): Value {
    const schema = asSchema(part);
    const { $ref = '', externalDocs } = schema;
    const whole = this.whole(schema);
    const { description, isNullable, items, types } = whole;
    const count = $ref === '' || isDefinition ? 0 : (this.uses.get($ref) ?? 0) + 1;
    this.uses.set($ref, count);
    if (count > 1 || (count > 0 && this.anchors.has($ref))) {
      return {
        type: [h('a', { href: `#${this.anchors.get($ref)}` }, schemaName(schema))],
        text: blocks(description, docsLink(externalDocs)),
        facts: factsOf({ ...schema, isNullable }),
      };
    }
    const element = elementOf(whole);
    const inner = element && this.value(element);
    const parts: List[] = [
      ['Fields', this.fieldsOf(whole)],
      ...whole.kinds.map(
        (kinds, at): List => [at === 0 ? 'Kinds' : 'And kinds', this.kindsOf(kinds)],
      ),
    ];
    const lists = inner ? inner.lists : parts.filter(([, members]) => members.length > 0);
    if (!lists?.length && this.uses.get($ref) === 1) {
      this.uses.delete($ref);
    }
    const [of, type] = items ? ['array of', 'array'] : ['map of string to', 'object'];
    const others = types.filter((name) => name !== type).map((name) => ` or ${name}`);
    const facts =
      inner?.facts.map((words) => words.replace(/^May(?= be `null`)/, 'Elements may')) ?? [];
    return {
      type: inner ? [`${of} `, ...inner.type, ...others] : [typeWords(whole)],
      text: blocks(description, inner?.lists && inner.text, docsLink(whole.externalDocs)),
      facts: [...facts, ...factsOf(whole, description)],
      lists,
    };
  }

  private unique(id: string): string {
    const free = this.ids.has(id) ? this.unique(`${id}-`) : id;
    this.ids.add(free);
    return free;
  }

  /** Describes a value in a paragraph, then lists its parts, in folds if it has a name. */
  private described(lead: Child[], value: Value, id: string, isRequired: boolean, name?: string) {
    const { first, more } = describe(value.text);
    const facts = factList(value.facts);
    const about = first.length + facts.length > 0 ? [h('br'), h('span', first), ...facts] : [];
    const lists = (value.lists ?? []).flatMap(([title, members]) => {
      const fields = members.map(({ label, key = label, part, isRequired }) =>
        this.field(part, label, `${id}.${anchorPart(key)}`, isRequired),
      );
      const list = fieldList(fields);
      return name ? [folded(`${title} of ${name}`, list, members.length === 1)] : list;
    });
    const required = isRequired ? [' ', h('strong.rest-required.small-text', 'required')] : [];
    const line = htmlOf(...lead, h('span.small-text', value.type), required, about);
    return htmlOf(h('p', line), more, lists);
  }

  /** Describes a field in one paragraph, so that the search finds its name, type, and meaning together. */
  field(part: unknown, name: string, anchor: string, isRequired = false, place = ''): Element {
    const id = this.unique(anchor);
    const value = this.value(part);
    const link = h('a.rest-name', { href: `#${id}` }, h('code', name));
    const type = [place, ...value.type];
    // Parts of `allOf` that each contain themselves have no name to link to.
    const combined = asSchema(part).allOf ? JSON.stringify(part) : id;
    const lists = this.open.includes(combined) ? [] : value.lists;
    this.open.push(combined);
    const content = this.described([link, ' '], { ...value, type, lists }, id, isRequired, name);
    this.open.pop();
    return h('li', { id }, content);
  }

  /** Lists parameters or headers. */
  parameters(parameters: readonly Parameter[], prefix: string): Html {
    const fields = parameters.map((parameter) => {
      const { name, in: place, required, schema, content = {}, ...own } = parameter;
      const [[mediaType, media] = []] = Object.entries(content);
      const examples = examplesOf(own);
      const given = Object.keys(examples).length > 0 && { example: undefined, examples };
      const about = { ...own, contentMediaType: mediaType, ...given };
      const part = { ...(schema ?? media?.schema), ...about };
      return this.field(part, name, `${prefix}.${name}`, required, `${place}, `);
    });
    return fieldList(fields);
  }

  /** Describes a body in one media type, or, without one, the definition of a shared type. */
  body(mediaType: string, schema: unknown, place: string, isRequired = false): Html {
    const value = this.value(schema, mediaType === '');
    const text = value.lists ? value.text : '';
    const lead = mediaType ? [h('code', mediaType), ', '] : [];
    return this.described(lead, { ...value, text }, this.unique(place), isRequired);
  }
}
