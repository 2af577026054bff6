import type { RestField } from '../../site/restReference';
import { describe } from './describe';
import { type OpenApi, resolve, type Schema, schemaName } from './openApi';
import { withExactIntegers } from './readOpenApi';

/** Shapes of which a value has one, or any. */
interface Kinds {
  words: string;
  schemas: Schema[];
  discriminator?: Schema['discriminator'];
}

/** A schema without references and `allOf`. */
interface Whole extends Schema {
  types: string[];
  kinds: Kinds[];
  /** Schemas that it names and that name it back. */
  isNullable: boolean;
}

/** What a schema is in words, the shared type that the words end with, and the schema whose members a value shows in place. */
interface Shape {
  type: string;
  shared?: string;
  members?: Whole;
  facts: string[];
  /** Descriptions of elements or values, which have no field of their own. */
  notes: string[];
}

const severalKinds = 'one of several kinds';

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

const code = (value: unknown): string => {
  const text = typeof value === 'string' ? value : withExactIntegers(JSON.stringify(value));
  return `\`${text.replaceAll('`', 'ˋ') || '""'}\``;
};

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Examples of objects are in the bodies of the samples. */
const isShort = (value: unknown): boolean =>
  typeof value !== 'object' ||
  (Array.isArray(value) && value.every((item) => typeof item !== 'object'));

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
    `${exclusive === true ? words[1] : words[0]} ${withExactIntegers(String(value))}.`,
  typeof exclusive === 'number' && `${words[1]} ${withExactIntegers(String(exclusive))}.`,
];

const range = (words: string, value: unknown, noun: string): string | false =>
  typeof value === 'number' && `${words} ${plural(value, noun)}.`;

/** Says what a value may be, one sentence per rule; a description that lists the values has said so already. */
export function factsOf(schema: Partial<Whole>, description = ''): string[] {
  const all = 'const' in schema ? [code(schema.const)] : (schema.enum ?? []).map(code);
  const values = all.every((value) => description.includes(value)) ? [] : all;
  const examples = [
    ...(schema.example === undefined ? [] : [schema.example]),
    ...(Array.isArray(schema.examples) ? schema.examples : []),
  ];
  const missing = (schema.required ?? []).filter((name) => schema.properties?.[name] === undefined);
  const others = Object.keys(schema).filter((key) => !shown.has(key) && !key.startsWith('x-'));
  const facts = [
    schema.deprecated === true && 'Deprecated.',
    schema.readOnly === true && 'Only in responses.',
    schema.writeOnly === true && 'Only in requests.',
    values.length === 1 && `Always ${values[0]}.`,
    values.length > 1 && `One of ${values.join(', ')}.`,
    schema.default !== undefined && `Default ${code(schema.default)}.`,
    schema.pattern !== undefined && `Pattern ${code(schema.pattern)}.`,
    range('At least', schema.minLength, 'character'),
    range('At most', schema.maxLength, 'character'),
    range('At least', schema.minItems, 'element'),
    range('At most', schema.maxItems, 'element'),
    range('At least', schema.minProperties, 'member'),
    range('At most', schema.maxProperties, 'member'),
    ...limit(['At least', 'More than'], schema.minimum, schema.exclusiveMinimum),
    ...limit(['At most', 'Less than'], schema.maximum, schema.exclusiveMaximum),
    schema.multipleOf !== undefined && `A multiple of ${schema.multipleOf}.`,
    schema.uniqueItems === true && 'No element twice.',
    schema.additionalProperties === false && schema.properties !== undefined && 'No other members.',
    missing.length > 0 && `Needs ${missing.map(code).join(', ')}.`,
    ...others.map((key) => `${key} ${code(schema[key])}.`),
    ...examples.filter(isShort).map((example) => `Example ${code(example)}.`),
  ];
  return facts.filter((fact) => fact !== false);
}

/**
 * Turns the schemas of one page into the trees that the page shows. A schema with members that the page needs more than once,
 * or that contains itself, is shown once as a shared type and linked from every place, so that a page grows with the number
 * of its schemas and not with the number of paths through them.
 */
export class SchemaFields {
  /** By reference. */
  private readonly uses = new Map<string, number>();
  private readonly ids = new Set<string>();

  constructor(
    private readonly api: OpenApi,
    roots: readonly Schema[],
  ) {
    for (const root of roots) {
      this.count(root);
    }
  }

  private count(value: unknown): void {
    const schema = asSchema(value);
    if (schema.$ref !== undefined) {
      const uses = this.uses.get(schema.$ref) ?? 0;
      this.uses.set(schema.$ref, uses + 1);
      if (uses > 0) {
        return;
      }
    }
    for (const part of this.partsOf(this.whole(schema))) {
      this.count(part);
    }
  }

  /** Parts of a schema that lie one step below it. */
  private partsOf(schema: Whole): Schema[] {
    return [
      ...Object.values(schema.properties ?? {}),
      ...Object.values(schema.patternProperties ?? {}),
      ...schema.kinds.flatMap(({ schemas }) => schemas),
      ...(schema.items ? [schema.items] : []),
      ...(schema.prefixItems ?? []),
      ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
    ].map(asSchema);
  }

  /** Follows references, and puts the parts of `allOf` together. */
  private whole(value: unknown, above: readonly string[] = []): Whole {
    const { $ref, ...own } = asSchema(value);
    const target =
      $ref === undefined ? own : { ...asSchema(resolve<unknown>(this.api, { $ref })), ...own };
    const path = $ref === undefined ? above : [...above, $ref];
    const { allOf = [], oneOf, anyOf, discriminator, type, nullable, ...rest } = target;
    const parts = allOf
      .filter((part) => !path.includes(part.$ref ?? ''))
      .map((part) => this.whole(part, path));
    const listed =
      oneOf ??
      anyOf ??
      (above.length === 0 && discriminator ? this.subtypes($ref, discriminator) : []);
    const isNull = (part: unknown): boolean => asSchema(part).type === 'null';
    const schemas = listed.filter((part) => !isNull(part));
    const types = [type ?? []].flat();
    const me: Whole = {
      ...rest,
      types: types.filter((name) => name !== 'null' || types.length === 1),
      isNullable:
        nullable === true ||
        (types.includes('null') && types.length > 1) ||
        schemas.length < listed.length,
      kinds:
        schemas.length === 0
          ? []
          : [
              {
                words: oneOf || !anyOf ? severalKinds : 'any of several kinds',
                schemas,
                discriminator,
              },
            ],
    };
    // One kind or nothing is that kind.
    if (schemas.length === 1 && schemas.length < listed.length) {
      me.kinds = [];
      parts.push(this.whole(schemas[0], path));
    }
    if (parts.length === 0) {
      return me;
    }
    const all = [...parts, me];
    const properties: Record<string, Schema> = {};
    for (const [name, property] of all.flatMap((part) => Object.entries(part.properties ?? {}))) {
      const before = properties[name];
      properties[name] =
        before === undefined || JSON.stringify(before) === JSON.stringify(property)
          ? property
          : { allOf: [before, property] };
    }
    return Object.assign({}, ...all, {
      ...(all.some((part) => part.properties) && { properties }),
      required: [...new Set(all.flatMap((part) => part.required ?? []))],
      types: [...new Set(all.flatMap((part) => part.types))],
      isNullable: all.some((part) => part.isNullable),
      kinds: all.flatMap((part) => part.kinds),
    });
  }

  /** Lists the schemas that say by `allOf` or in a mapping that they are kinds of another one. */
  private subtypes(
    parent: string | undefined,
    { mapping = {} }: { mapping?: Record<string, string> },
  ): Schema[] {
    const named = Object.values(mapping);
    const schemas = (this.api.components?.schemas ?? {}) as Record<string, Schema>;
    const derived = Object.keys(schemas)
      .filter((name) => parent && schemas[name]?.allOf?.some(({ $ref }) => $ref === parent))
      .map((name) => `#/components/schemas/${name}`);
    return [...new Set([...named, ...derived])]
      .map((name) => (name.startsWith('#') ? name : `#/components/schemas/${name}`))
      .filter((name) => name !== parent && schemas[name.split('/').pop() ?? ''])
      .map(($ref) => ({ $ref }));
  }

  private hasMembers(value: unknown, above: readonly string[] = []): boolean {
    const { $ref } = asSchema(value);
    if ($ref !== undefined && above.includes($ref)) {
      return true;
    }
    const path = $ref === undefined ? above : [...above, $ref];
    const target = this.whole(value);
    if (target.items) {
      return this.hasMembers(target.items, path);
    }
    return this.partsOf(target).some(
      (part) => part !== target.additionalProperties || this.hasMembers(part, path),
    );
  }

  private isShared($ref: string | undefined): $ref is string {
    return $ref !== undefined && (this.uses.get($ref) ?? 0) > 1 && this.hasMembers({ $ref });
  }

  /** @param isDefinition whether this is the place where a shared type is shown. */
  private shape(value: unknown, isDefinition = false): Shape {
    const schema = asSchema(value);
    if (!isDefinition && this.isShared(schema.$ref)) {
      return { type: '', shared: schemaName(schema), facts: [], notes: [] };
    }
    const target = this.whole(schema);
    const { items, additionalProperties: values, format, types, kinds } = target;
    const inner =
      items ??
      (typeof values === 'object' && !target.properties && kinds.length === 0 ? values : undefined);
    if (inner !== undefined) {
      const shape = this.shape(inner);
      const element = this.whole(inner);
      const of = items ? 'array of' : 'map of string to';
      const several = ['', ...types.filter((name) => name !== (items ? 'array' : 'object'))]
        .join(' or ')
        .slice(1);
      return {
        ...shape,
        type: `${of} ${shape.type.replace(/^(one|any) of (?=several)/, '')}${several && ` ${several.trim()}`}`,
        facts: [
          ...shape.facts,
          ...(element.isNullable ? ['Elements may be `null`.'] : []),
          ...factsOf(target),
        ],
        notes: [
          ...(shape.shared === undefined && element.description ? [element.description] : []),
          ...shape.notes,
        ],
      };
    }
    const named = types.length > 0 ? types.join(' or ') : this.guess(target);
    const words = kinds[0] && !target.properties ? kinds[0].words : named;
    return {
      type: `${words}${format ? ` (${format})` : ''}`,
      members: target,
      facts: factsOf(target, target.description),
      notes: [],
    };
  }

  /** Names the type of a schema that leaves it open. */
  private guess({
    properties,
    additionalProperties,
    patternProperties,
    enum: values,
    required,
  }: Whole): string {
    if (properties || additionalProperties || patternProperties || required?.length) {
      return 'object';
    }
    return values?.every((value) => typeof value === 'string') ? 'string' : 'any value';
  }

  private unique(id: string): string {
    let free = id;
    while (this.ids.has(free)) {
      free += '-';
    }
    this.ids.add(free);
    return free;
  }

  private choices({ schemas, discriminator }: Kinds, id: string): RestField[] {
    const { propertyName = '', mapping = {} } = discriminator ?? {};
    return schemas.map((choice) => {
      const name = schemaName(choice);
      const found = Object.entries(mapping).find(
        ([, target]) => target === choice.$ref || target === name,
      )?.[0];
      const value =
        found ?? (discriminator && Object.keys(mapping).length === 0 ? name : undefined);
      const title =
        value === undefined
          ? (this.whole(choice).title ?? name ?? this.shape(choice).type)
          : `${propertyName}: ${value}`;
      return this.field(choice, title, `${id}.${anchorPart(value ?? title)}`);
    });
  }

  private properties(schema: Whole, id: string): RestField[] {
    const named = (name: string, part: unknown, label = name): RestField => ({
      ...this.field(part, label, `${id}.${anchorPart(name)}`),
      ...(schema.required?.includes(name) && { isRequired: true as const }),
    });
    const {
      properties = {},
      patternProperties = {},
      additionalProperties: values,
      prefixItems = [],
    } = schema;
    const isMap =
      typeof values === 'object' && schema.properties === undefined && schema.kinds.length === 0;
    return [
      ...Object.entries(properties).map(([name, part]) => named(name, part)),
      ...Object.entries(patternProperties).map(([name, part]) =>
        named(name, part, `names like ${name}`),
      ),
      ...(typeof values === 'object' && !isMap
        ? [named('any-other-name', values, 'any other name')]
        : []),
      ...prefixItems.map((part, at) => named(String(at), part, `element ${at + 1}`)),
      // Of several lists of kinds, a value has one of each.
      ...schema.kinds.slice(1).map((kinds, at): RestField => {
        const own = this.unique(`${id}.kind${at + 2}`);
        return { id: own, name: 'and', type: kinds.words, choices: this.choices(kinds, own) };
      }),
    ];
  }

  /** Describes one value, with what is below it. */
  field(value: unknown, name: string, wanted: string, isDefinition = false): RestField {
    const schema = asSchema(value);
    const id = this.unique(wanted);
    const target = this.whole(schema);
    const own = (schema.description ?? target.description)?.trim() ?? '';
    const { type, shared, members, facts, notes } = this.shape(schema, isDefinition);
    const hasTitle =
      target.title !== undefined &&
      name !== '' &&
      shared === undefined &&
      anchorPart(target.title).toLowerCase() !== anchorPart(name).toLowerCase();
    const lead = own || (hasTitle ? target.title : '');
    const docs = schema.externalDocs ?? (shared === undefined ? target.externalDocs : undefined);
    const all = [
      ...new Set([
        ...(shared !== undefined && type === '' ? factsOf({ ...schema, $ref: undefined }) : facts),
        ...(hasTitle && own ? [`Title ${code(target.title)}.`] : []),
        ...(target.isNullable ? ['May be `null`.'] : []),
      ]),
    ];
    const fields = members ? this.properties(members, id) : [];
    const choices = members?.kinds[0] ? this.choices(members.kinds[0], id) : [];
    return {
      id,
      name,
      type: type.trim(),
      ...(shared !== undefined && { shared }),
      ...describe(
        [lead, ...notes, docs && `[${docs.description ?? docs.url}](${docs.url})`]
          .filter(Boolean)
          .join('\n\n'),
      ),
      ...(all.length > 0 && { facts: all }),
      ...(fields.length > 0 && { fields }),
      ...(choices.length > 0 && { choices }),
    };
  }

  private shared(): [name: string, $ref: string][] {
    return [...this.uses.keys()]
      .filter(($ref) => this.isShared($ref))
      .map(($ref): [string, string] => [schemaName({ $ref }) ?? '', $ref])
      .sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Describes every schema that the page shares, in the order of their names. */
  sharedTypes(): Record<string, RestField> {
    return Object.fromEntries(
      this.shared().map(([name, $ref]) => [name, this.field({ $ref }, name, name, true)]),
    );
  }
}
