import type { RestField } from '../../site/restReference';
import { type OpenApi, resolve, type Schema, schemaName } from './openApi';

/** What a schema is in words, the shared type that the words end with, and the schema whose members a value shows in place. */
interface Shape {
  type: string;
  shared?: string;
  /** Its own, or that of its elements; none where they are shown elsewhere. */
  members?: Schema;
}

const severalKinds = 'one of several kinds';

/** Parts of a schema that lie one step below it. */
const partsOf = (schema: Schema): Schema[] => [
  ...Object.values(schema.properties ?? {}),
  ...(schema.oneOf ?? []),
  ...(schema.anyOf ?? []),
  ...(schema.items ? [schema.items] : []),
  ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
];

/** Keeps what an anchor may hold without being escaped. */
const anchorPart = (text: string): string => text.replace(/[^\w.@-]+/g, '-').replace(/-$/, '');

const code = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Says what a scalar may be, one sentence per rule; a description that lists the values has said so already. */
function scalarFacts(schema: Schema, description = ''): string[] {
  const all = schema.enum?.map(code) ?? [];
  const values = all.every((value) => description.includes(value)) ? [] : all;
  const facts = [
    values.length === 1 && `Always ${values[0]}.`,
    values.length > 1 && `One of ${values.join(', ')}.`,
    schema.default !== undefined && `Default ${code(schema.default)}.`,
    schema.pattern !== undefined && `Pattern ${code(schema.pattern)}.`,
    schema.minLength !== undefined && `At least ${plural(schema.minLength, 'character')}.`,
    schema.maxLength !== undefined && `At most ${plural(schema.maxLength, 'character')}.`,
    schema.minItems !== undefined && `At least ${plural(schema.minItems, 'element')}.`,
    schema.maxItems !== undefined && `At most ${plural(schema.maxItems, 'element')}.`,
    schema.minimum !== undefined && `At least ${schema.minimum}.`,
    schema.maximum !== undefined && `At most ${schema.maximum}.`,
  ];
  return facts.filter((fact) => fact !== false);
}

/**
 * Turns the schemas of one page into the trees that the page shows. A schema with members that the page needs more than once,
 * or that contains itself, is shown once as a shared type and linked from every place, so that a page grows with the number
 * of its schemas and not with the number of paths through them.
 */
export class SchemaFields {
  private readonly uses = new Map<string, number>();

  constructor(
    private readonly api: OpenApi,
    roots: readonly Schema[],
  ) {
    for (const root of roots) {
      this.count(root);
    }
  }

  private count(schema: Schema): void {
    const name = schemaName(schema);
    if (name !== undefined) {
      const uses = this.uses.get(name) ?? 0;
      this.uses.set(name, uses + 1);
      if (uses > 0) {
        return;
      }
    }
    for (const part of partsOf(this.whole(schema))) {
      this.count(part);
    }
  }

  /** Follows references, and puts the parts of `allOf` together. */
  private whole(schema: Schema): Schema {
    const target = resolve(this.api, schema);
    const parts = (target.allOf ?? []).map((part) => this.whole(part));
    if (parts.length === 0) {
      return target;
    }
    const all = [...parts, target];
    return Object.assign({}, ...all, {
      ...(all.some((part) => part.properties) && {
        properties: Object.assign({}, ...all.map((part) => part.properties)),
      }),
      required: all.flatMap((part) => part.required ?? []),
    });
  }

  private hasMembers(schema: Schema): boolean {
    const target = this.whole(schema);
    if (target.items) {
      return this.hasMembers(target.items);
    }
    return partsOf(target).some(
      (part) => part !== target.additionalProperties || this.hasMembers(part),
    );
  }

  private sharedName(schema: Schema): string | undefined {
    const name = schemaName(schema);
    const isShared =
      name !== undefined && (this.uses.get(name) ?? 0) > 1 && this.hasMembers(schema);
    return isShared ? name : undefined;
  }

  private shape(schema: Schema): Shape {
    const shared = this.sharedName(schema);
    if (shared !== undefined) {
      return { type: '', shared };
    }
    const target = this.whole(schema);
    const { items, additionalProperties: values, format } = target;
    if (items) {
      const inner = this.shape(items);
      const of = inner.type === severalKinds ? inner.type.replace('one of ', '') : inner.type;
      return { ...inner, type: `array of ${of}` };
    }
    if (typeof values === 'object' && !target.properties) {
      const inner = this.shape(values);
      return { ...inner, type: `map of string to ${inner.type}` };
    }
    const scalar = `${target.type ?? 'object'}${format ? ` (${format})` : ''}`;
    return { type: (target.oneOf ?? target.anyOf) ? severalKinds : scalar, members: target };
  }

  private choices(schema: Schema, id: string): RestField[] {
    const { propertyName = '', mapping = {} } = schema.discriminator ?? {};
    const used = new Set<string>();
    return (schema.oneOf ?? schema.anyOf ?? []).map((choice) => {
      const value = Object.entries(mapping).find(([, pointer]) => pointer === choice.$ref)?.[0];
      const target = this.whole(choice);
      const name =
        value === undefined
          ? (target.title ?? schemaName(choice) ?? this.shape(choice).type)
          : `${propertyName}: ${value}`;
      let anchor = `${id}.${anchorPart(value ?? name)}`;
      while (used.has(anchor)) {
        anchor += '-';
      }
      used.add(anchor);
      return this.field(choice, name, anchor);
    });
  }

  private properties(schema: Schema, id: string): RestField[] {
    return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      ...this.field(property, name, `${id}.${anchorPart(name)}`),
      ...(schema.required?.includes(name) && { isRequired: true as const }),
    }));
  }

  /** Describes one value, with what is below it. */
  field(schema: Schema, name: string, id: string): RestField {
    const target = this.whole(schema);
    const description = (schema.description ?? target.description)?.trim();
    const { type, shared, members } = this.shape(schema);
    const facts = [
      ...(members ? scalarFacts(members, description) : []),
      ...(target.items || target.additionalProperties ? scalarFacts(target) : []),
      ...(target.nullable ? ['May be `null`.'] : []),
    ];
    const fields = members ? this.properties(members, id) : [];
    const choices = members ? this.choices(members, id) : [];
    return {
      id,
      name,
      type: type.trim(),
      ...(shared !== undefined && { shared }),
      ...(description && { description }),
      ...(facts.length > 0 && { facts }),
      ...(fields.length > 0 && { fields }),
      ...(choices.length > 0 && { choices }),
    };
  }

  /** Describes every schema that the page shares, in the order of their names. */
  sharedTypes(): Record<string, RestField> {
    const names = [...this.uses.keys()]
      .filter((name) => this.sharedName({ $ref: `#/components/schemas/${name}` }) !== undefined)
      .sort();
    return Object.fromEntries(
      names.map((name) => {
        const schema = resolve<Schema>(this.api, { $ref: `#/components/schemas/${name}` });
        return [name, this.field(schema, name, name)];
      }),
    );
  }
}
