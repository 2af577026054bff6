import { describe, type Html, html, withCode } from './describe';
import { type OpenApi, resolve, type Schema, schemaName } from './openApi';
import { withExactIntegers } from './readOpenApi';

/** Shapes of which a value has one, or any. */
type Kinds = Pick<Schema, 'oneOf' | 'anyOf' | 'discriminator'>;

/** A schema without references and `allOf`. */
interface Whole extends Schema {
  types: string[];
  kinds: Kinds[];
  isNullable: boolean;
}

/** One of the parts of a value that have a place of their own on the page. */
interface Member {
  label: string;
  /** Last part of its anchor. */
  key: string;
  part: unknown;
  isRequired?: boolean;
}

/** A value in words, the shared type that the words end with, and the schema whose members are shown in place. */
interface Shape {
  type: string;
  link?: Html;
  inside?: Whole;
  facts: string[];
  /** Descriptions of elements or values, which have no field of their own. */
  notes: string[];
}

/** What a page says of a value. */
interface Value extends Omit<Shape, 'type' | 'notes'> {
  type: Html;
  first: Html;
  more: Html;
  fields: Html;
  kinds: Html;
}

/** What a field is besides what its schema says. */
interface FieldOptions {
  isRequired?: boolean;
  /** Words before its type. */
  place?: string;
  facts?: string[];
  /** Whether it is alone on its level, so unfolded. */
  isOnly?: boolean;
}

const flags = {
  deprecated: 'Deprecated.',
  readOnly: 'Only in responses.',
  writeOnly: 'Only in requests.',
  uniqueItems: 'No element twice.',
};

const ranges = Object.entries({ Length: 'character', Items: 'element', Properties: 'member' });

/** Keywords that aren't printed as a fact by their name: the page shows them in another way, or they carry no meaning. */
const shown = new Set(
  (
    '$ref $schema $id $anchor $comment $defs definitions type types kinds isNullable format description title properties ' +
    'required items prefixItems patternProperties additionalProperties allOf oneOf anyOf discriminator nullable enum const ' +
    'default example examples pattern minLength maxLength minItems maxItems minProperties maxProperties minimum maximum ' +
    'exclusiveMinimum exclusiveMaximum multipleOf uniqueItems readOnly writeOnly deprecated externalDocs'
  ).split(' '),
);

/** Keeps what an anchor may hold without being escaped. */
const anchorPart = (text: string): string => text.replace(/[^\w.@-]+/g, '-').replace(/-$/, '');

/** Writes a value as code in a text. */
export function code(value: unknown): string {
  const text = typeof value === 'string' ? value : withExactIntegers(JSON.stringify(value ?? null));
  return `\`${text.replaceAll('`', 'ˋ') || '""'}\``;
}

/** A link to what a file says elsewhere. */
export const docsLink = ({ description, url }: { description?: string; url: string }): string =>
  `[${description ?? url}](${url})`;

/** Examples of objects are in the bodies of the samples. */
const isShort = (value: unknown): boolean =>
  [value].flat().every((item) => typeof item !== 'object' || item === null);

/** A schema may be `true` or `false`. */
const asSchema = (value: unknown): Schema =>
  typeof value === 'object' && value !== null
    ? (value as Schema)
    : value === false
      ? { not: {} }
      : {};

/** Says which numbers are allowed: `exclusiveMinimum` is a flag in OpenAPI 3.0 and a number in 3.1. */
const limit = (words: [string, string], value: unknown, exclusive: unknown): (string | false)[] => [
  value !== undefined &&
    `${words[exclusive === true ? 1 : 0]} ${withExactIntegers(String(value))}.`,
  typeof exclusive === 'number' && `${words[1]} ${withExactIntegers(String(exclusive))}.`,
];

/** Says what a value may be, one sentence per rule; a description that lists the values has said so already. */
function factsOf(schema: Partial<Whole>, description = ''): string[] {
  const all = 'const' in schema ? [code(schema.const)] : (schema.enum ?? []).map(code);
  const values = all.every((value) => description.includes(value)) ? [] : all;
  const examples = [schema.example, ...(Array.isArray(schema.examples) ? schema.examples : [])];
  const missing = (schema.required ?? []).filter((name) => schema.properties?.[name] === undefined);
  const facts = [
    ...Object.entries(flags).map(([key, words]) => schema[key] === true && words),
    values.length > 0 && `${values.length > 1 ? 'One of' : 'Always'} ${values.join(', ')}.`,
    schema.default !== undefined && `Default ${code(schema.default)}.`,
    schema.pattern !== undefined && `Pattern ${code(schema.pattern)}.`,
    ...ranges.flatMap(([key, noun]) =>
      Object.entries({ min: 'At least', max: 'At most' }).map(([prefix, words]) => {
        const count = schema[prefix + key];
        return count !== undefined && `${words} ${count} ${noun}${count === 1 ? '' : 's'}.`;
      }),
    ),
    ...limit(['At least', 'More than'], schema.minimum, schema.exclusiveMinimum),
    ...limit(['At most', 'Less than'], schema.maximum, schema.exclusiveMaximum),
    schema.multipleOf !== undefined && `A multiple of ${schema.multipleOf}.`,
    schema.additionalProperties === false && schema.properties !== undefined && 'No other members.',
    missing.length > 0 && `Needs ${missing.map(code).join(', ')}.`,
    ...Object.keys(schema)
      .filter((key) => !shown.has(key) && !key.startsWith('x-'))
      .map((key) => `${key} ${code(schema[key])}.`),
    ...examples
      .filter((example) => example !== undefined && isShort(example))
      .map((example) => `Example ${code(example)}.`),
  ];
  return facts.filter((fact) => fact !== false);
}

/** Names the type of a schema that leaves it open. */
function guessedType({ properties, additionalProperties, enum: values, ...schema }: Whole): string {
  return properties || additionalProperties || schema.patternProperties || schema.required?.length
    ? 'object'
    : values?.every((value) => typeof value === 'string')
      ? 'string'
      : 'any value';
}

const listOf = ({ oneOf, anyOf = [] }: Kinds = {}): Schema[] => oneOf ?? anyOf;

/** What an array or a map consists of. */
function elementOf(schema: Whole): Schema | undefined {
  const { items, additionalProperties: values, properties, kinds } = schema;
  const isMap = typeof values === 'object' && !properties && kinds.length === 0;
  return items ?? (isMap ? values : undefined);
}

/** Finds all schemas of media types, parameters, and headers in a part of a file. */
const schemasIn = (node: unknown): unknown[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) =>
        key === 'schema' ? [value] : /^(example|value)$/.test(key) ? [] : schemasIn(value),
      )
    : [];

interface FoldOptions {
  /** Id of the heading whose links open it. */
  heading?: string;
  isOpen?: boolean;
}

/** What is to be unfolded. */
export function folded(summary: string, body: Html, { heading, isOpen }: FoldOptions = {}): Html {
  const opener = heading !== undefined && html` data-opened-by="${heading}"`;
  const start = html`<details class="rest-fold"${opener}${isOpen && html` open`}>`;
  return html`${start}<summary>${summary}</summary>${body}</details>`;
}

/** Fields as a tree of native disclosures: all of it is in the page, opened or not. */
export const fieldList = (fields: readonly Html[]): Html =>
  fields.length > 0 ? html`<ul class="rest-fields">${fields}</ul>` : html``;

/** Fields and kinds of a value, each to be unfolded. */
const members = (name: string, { fields, kinds }: Value, options: FoldOptions): Html[] =>
  Object.entries({ Fields: fields, Kinds: kinds }).flatMap(([title, list]) =>
    list.text ? [folded(`${title} of ${name}`, list, options)] : [],
  );

/** Facts, one mark a rule; the Markdown export ends each like a sentence. */
const factList = (facts: readonly string[]): Html[] =>
  [...new Set(facts)].map(
    (fact) => html` <span class="rest-fact">${withCode(fact.replace(/\.$/, ''))}</span>`,
  );

/**
 * Turns the schemas of one page into HTML. A schema with members that the page needs more than once, or that contains itself, is shown
 * once as a shared type and linked from every place, so that a page grows with the number of its schemas and not with the number of
 * paths through them.
 */
export class SchemaFields {
  private readonly uses = new Map<string, number>();
  private readonly ids = new Set<string>();
  private readonly shared: Map<string, { name: string; anchor: string }>;

  /**
   * @param part all that the page shows.
   * @param slug makes the id of the heading of a shared type.
   */
  constructor(
    private readonly api: OpenApi,
    part: unknown,
    slug: (name: string) => string,
  ) {
    for (const schema of schemasIn(part)) {
      this.count(schema);
    }
    const names = [...this.uses]
      .filter(([$ref, uses]) => uses > 1 && this.hasMembers({ $ref }))
      .map(([$ref]) => ({ $ref, name: schemaName({ $ref }) ?? '' }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    this.shared = new Map(names.map(({ $ref, name }) => [$ref, { name, anchor: slug(name) }]));
  }

  private count(value: unknown): void {
    const { $ref } = asSchema(value);
    const uses = this.uses.get($ref ?? '') ?? 0;
    if ($ref !== undefined) {
      this.uses.set($ref, uses + 1);
    }
    if ($ref === undefined || uses === 0) {
      const whole = this.whole(value);
      const members = [...this.membersOf(whole), ...this.kindsOf(whole.kinds[0])];
      for (const part of [...members.map((member) => member.part), elementOf(whole) ?? []].flat()) {
        this.count(part);
      }
    }
  }

  /** Follows references, and puts the parts of `allOf` together. */
  whole(value: unknown, above: readonly string[] = []): Whole {
    const { $ref, ...own } = asSchema(value);
    const target = $ref ? { ...asSchema(resolve(this.api, $ref)), ...own } : own;
    const path = $ref ? [...above, $ref] : above;
    const { allOf = [], oneOf, anyOf, discriminator, type, nullable, ...rest } = target;
    const subtypes = above.length === 0 && discriminator ? this.subtypes($ref, discriminator) : [];
    const listed = oneOf ?? anyOf ?? subtypes;
    const schemas = listed.filter((part) => asSchema(part).type !== 'null');
    const types = [type ?? []].flat();
    // One kind or nothing is that kind.
    const isOptional = schemas.length === 1 && listed.length > 1;
    const parts = [...allOf, ...(isOptional ? schemas : [])]
      .filter((part) => !path.includes(part.$ref ?? ''))
      .map((part) => this.whole(part, path));
    const kinds = { [anyOf && !oneOf ? 'anyOf' : 'oneOf']: schemas, discriminator };
    const all: Whole[] = [
      ...parts,
      {
        ...rest,
        types: types.filter((name) => name !== 'null' || types.length === 1),
        isNullable:
          nullable === true ||
          (types.includes('null') && types.length > 1) ||
          schemas.length < listed.length,
        kinds: schemas.length === 0 || isOptional ? [] : [kinds],
      },
    ];
    const properties: Record<string, Schema> = {};
    for (const [name, property] of all.flatMap((part) => Object.entries(part.properties ?? {}))) {
      const before = properties[name];
      const isSame = JSON.stringify(before) === JSON.stringify(property);
      properties[name] = before && !isSame ? { allOf: [before, property] } : property;
    }
    const required = new Set(all.flatMap((part) => part.required ?? []));
    return Object.assign({}, ...all, {
      ...(all.some((part) => part.properties) && { properties }),
      ...(required.size > 0 && { required: [...required] }),
      types: [...new Set(all.flatMap((part) => part.types))],
      isNullable: all.some((part) => part.isNullable),
      kinds: all.flatMap((part) => part.kinds),
    });
  }

  /** Lists the schemas that say by `allOf` or in a mapping that they are kinds of another one. */
  private subtypes(parent = '', { mapping = {} }: { mapping?: Record<string, string> }): Schema[] {
    const schemas = this.api.components?.schemas ?? {};
    const derived = Object.keys(schemas).filter((name) =>
      schemas[name]?.allOf?.some(({ $ref }) => $ref === parent),
    );
    const names = [...Object.values(mapping), ...derived].map((name) => name.replace(/^#.*\//, ''));
    return [...new Set(names)]
      .filter((name) => schemas[name])
      .map((name) => ({ $ref: `#/components/schemas/${name}` }))
      .filter(({ $ref }) => $ref !== parent);
  }

  private hasMembers(value: unknown, above: readonly string[] = []): boolean {
    const { $ref = '' } = asSchema(value);
    const target = this.whole(value);
    const element = elementOf(target);
    return (
      above.includes($ref) ||
      (element === undefined
        ? this.membersOf(target).length > 0 || target.kinds.length > 0
        : this.hasMembers(element, $ref ? [...above, $ref] : above))
    );
  }

  /** @param isDefinition whether this is the place where a shared type is shown. */
  private shape(value: unknown, isDefinition = false): Shape {
    const shared = this.shared.get(asSchema(value).$ref ?? '');
    if (shared && !isDefinition) {
      const link = html`<a href="#${shared.anchor}">${shared.name}</a>`;
      return { type: '', link, facts: [], notes: [] };
    }
    const target = this.whole(value);
    const { items, types, kinds, format, description, properties } = target;
    const element = elementOf(target);
    if (element === undefined) {
      const words = `${kinds[0]?.anyOf ? 'any' : 'one'} of several kinds`;
      const type = kinds[0] && !properties ? words : types.join(' or ') || guessedType(target);
      return {
        type: `${type}${format ? ` (${format})` : ''}`,
        inside: target,
        facts: factsOf(target, description),
        notes: [],
      };
    }
    const shape = this.shape(element);
    const { isNullable, description: note = '' } = this.whole(element);
    const [of, own] = items ? ['array of', 'array'] : ['map of string to', 'object'];
    const others = types.filter((name) => name !== own).map((name) => `or ${name}`);
    const nulls = isNullable ? ['Elements may be `null`.'] : [];
    return {
      ...shape,
      type: [of, shape.type.replace(/^(one|any) of (?=several)/, ''), ...others].join(' ').trim(),
      facts: [...shape.facts, ...nulls, ...factsOf(target)],
      notes: [...(shape.link ? [] : [note]), ...shape.notes],
    };
  }

  private unique(id: string): string {
    const free = this.ids.has(id) ? this.unique(`${id}-`) : id;
    this.ids.add(free);
    return free;
  }

  private kindsOf(kinds: Kinds = {}): Member[] {
    const { propertyName = '', mapping = {} } = kinds.discriminator ?? {};
    return listOf(kinds).map((part) => {
      const name = schemaName(part) ?? '';
      const named = Object.keys(mapping).find((key) =>
        [part.$ref, name].includes(mapping[key] ?? ''),
      );
      const isOwn = kinds.discriminator && Object.keys(mapping).length === 0;
      const value = named ?? (isOwn && name);
      const { title = name, types } = this.whole(part);
      const label = value ? `${propertyName}: ${value}` : title || types.join(' or ') || 'object';
      return { label, part, key: value || label };
    });
  }

  private membersOf(schema: Whole): Member[] {
    const { properties = {}, patternProperties = {}, prefixItems = [], required = [] } = schema;
    const { additionalProperties: others, kinds } = schema;
    const isOpen = typeof others === 'object' && elementOf(schema) !== others;
    return [
      ...Object.entries(properties).map(([key, part]) => ({
        label: key,
        key,
        part,
        isRequired: required.includes(key),
      })),
      ...Object.entries(patternProperties).map(([key, part]) => ({
        label: `names like ${key}`,
        key,
        part,
      })),
      ...(isOpen ? [{ label: 'any other name', key: 'any-other-name', part: others }] : []),
      ...prefixItems.map((part, at) => ({ label: `element ${at + 1}`, key: String(at), part })),
      // Of several lists of kinds, a value has one of each.
      ...kinds.slice(1).map((part, at) => ({ label: 'and', key: `kind${at + 2}`, part })),
    ];
  }

  private list(listed: Member[], id: string): Html {
    const fields = listed.map(({ label, key, part, isRequired }) =>
      this.field(part, label, `${id}.${anchorPart(key)}`, {
        isRequired,
        isOnly: listed.length === 1,
      }),
    );
    return fieldList(fields);
  }

  /** Describes a value and what is below it. */
  private value(value: unknown, name: string, id: string, isDefinition = false): Value {
    const schema = asSchema(value);
    const target = this.whole(schema);
    const { description = target.description, externalDocs } = schema;
    const { type, link, inside, facts, notes } = this.shape(schema, isDefinition);
    const docs = externalDocs ?? (link ? undefined : target.externalDocs);
    const texts = [description, ...notes, docs && docsLink(docs)];
    const isTitled = target.title && !link && anchorPart(target.title) !== anchorPart(name);
    return {
      type: html`${type}${type && link && ' '}${link}`,
      link,
      ...describe(texts.filter(Boolean).join('\n\n')),
      facts: [
        ...(link && !type ? factsOf({ ...schema, $ref: undefined }) : facts),
        ...(isTitled ? [`Title ${code(target.title)}.`] : []),
        ...(target.isNullable ? ['May be `null`.'] : []),
      ],
      fields: this.list(inside ? this.membersOf(inside) : [], id),
      kinds: this.list(this.kindsOf(inside?.kinds[0]), id),
    };
  }

  /** Describes a field: name, type, and meaning in one paragraph, so that a search finds them together. */
  field(schema: unknown, name: string, wanted: string, options: FieldOptions = {}): Html {
    const id = this.unique(wanted);
    const value = this.value(schema, name, id);
    const facts = factList([...value.facts, ...(options.facts ?? [])]);
    const required = options.isRequired && html` <strong class="rest-required">required</strong>`;
    const isPlain = value.first.text === '' && facts.length === 0;
    const about = !isPlain && html`<br><span>${value.first}</span>${facts}`;
    const link = html`<a class="rest-name" href="#${id}"><code>${name}</code></a>`;
    const type = html` <span class="rest-type">${options.place}${value.type}</span>${required}`;
    const below = members(name, value, { isOpen: options.isOnly });
    return html`<li id="${id}"><p>${link}${type}${about}</p>${value.more}${below}</li>`;
  }

  /** Describes a body in one media type. */
  body(mediaType: string, schema: unknown, place: string): Html {
    const name = mediaType && html`<code>${mediaType}</code>`;
    if (schema === undefined) {
      return html`${name && html`<p>${name}</p>`}`;
    }
    const value = this.value(schema, '', this.unique(place));
    const { type, link, first, more, facts, fields, kinds } = value;
    const about = !link && first.text !== '' && html` – ${first}`;
    const words = html`<span class="rest-type">${type}</span>${about}${factList(facts)}`;
    return html`<p>${name}${name && ', '}${words}</p>${!link && more}${fields}${kinds}`;
  }

  /** Describes every schema that the page shares, in the order of their names. */
  sharedTypes(): { name: string; anchor: string; text: Html }[] {
    return [...this.shared].map(([$ref, { name, anchor }]) => {
      const value = this.value({ $ref }, name, this.unique(name), true);
      const { first, more, facts } = value;
      const about = first.text !== '' && html`<p>${first}</p>`;
      const rules = facts.length > 0 && html`<p>${factList(facts)}</p>`;
      const below = members(name, value, { heading: anchor });
      return { name, anchor, text: html`${about}${more}${rules}${below}` };
    });
  }
}
