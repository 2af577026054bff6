import type { Schema } from '../types';
import styles from './styles.module.css';

type Schemas = Record<string, Schema>;

interface Props {
  schema: Schema;
  schemas: Schemas;
  /** Names of the schemas this one lies in; a schema that contains itself is named, not drawn again. */
  within?: readonly string[];
}

function nameOf(schema: Schema): string | undefined {
  return schema.$ref?.replace(/^.*\//, '');
}

function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = nameOf(schema);
  return (name !== undefined && schemas[name]) || schema;
}

/** Says in words what a value is: its type, its format, or the choices there are. */
function typeOf(schema: Schema, schemas: Schemas): string {
  const target = resolved(schema, schemas);
  if (target.items) {
    return `array of ${typeOf(target.items, schemas)}`;
  }
  if (target.oneOf ?? target.anyOf) {
    return 'one of';
  }
  const type = target.type ?? 'object';
  const format = target.format ? ` (${target.format})` : '';
  return `${type}${format}${target.nullable ? ' or null' : ''}`;
}

function Facts({ schema }: { schema: Schema }): React.JSX.Element | null {
  const facts = [
    schema.enum && `One of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}.`,
    schema.default !== undefined && `Default ${JSON.stringify(schema.default)}.`,
    schema.pattern && `Pattern ${schema.pattern}`,
  ].filter(Boolean);
  return facts.length > 0 ? <p className={styles.facts}>{facts.join(' ')}</p> : null;
}

function hasChildren(schema: Schema, schemas: Schemas): boolean {
  const target = resolved(schema, schemas);
  return Boolean(
    target.properties ||
      target.oneOf ||
      target.anyOf ||
      target.allOf ||
      (target.items && hasChildren(target.items, schemas)) ||
      (typeof target.additionalProperties === 'object' &&
        hasChildren(target.additionalProperties, schemas)),
  );
}

function Property({
  name,
  schema,
  required,
  schemas,
  within,
}: {
  name: string;
  schema: Schema;
  required: boolean;
  schemas: Schemas;
  within: readonly string[];
}): React.JSX.Element {
  const target = resolved(schema, schemas);
  const isNested = hasChildren(schema, schemas);
  return (
    <li className={styles.property}>
      <p className={styles.head}>
        <code>{name}</code> <span className={styles.type}>{typeOf(schema, schemas)}</span>
        {required && <strong className={styles.required}> required</strong>}
      </p>
      {(schema.description ?? target.description) && (
        <p className={styles.description}>{schema.description ?? target.description}</p>
      )}
      <Facts schema={target} />
      {isNested && (
        <details className={styles.details}>
          <summary>Fields of {name}</summary>
          <SchemaTree schema={schema} schemas={schemas} within={within} />
        </details>
      )}
    </li>
  );
}

/** A schema as a tree of native disclosures: all of it is in the page, opened or not. */
export default function SchemaTree({ schema, schemas, within = [] }: Props): React.JSX.Element {
  const name = nameOf(schema);
  if (name !== undefined && within.includes(name)) {
    return <p className={styles.facts}>{name}, as above.</p>;
  }
  const inside = name === undefined ? within : [...within, name];
  const target = resolved(schema, schemas);
  if (target.items) {
    return <SchemaTree schema={target.items} schemas={schemas} within={inside} />;
  }
  const choices = target.oneOf ?? target.anyOf;
  return (
    <>
      {target.allOf?.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a schema have no other name and never move
        <SchemaTree key={index} schema={part} schemas={schemas} within={inside} />
      ))}
      {target.properties && (
        <ul className={styles.tree}>
          {Object.entries(target.properties).map(([key, property]) => (
            <Property
              key={key}
              name={key}
              schema={property}
              required={target.required?.includes(key) ?? false}
              schemas={schemas}
              within={inside}
            />
          ))}
        </ul>
      )}
      {choices && (
        <ul className={styles.tree}>
          {choices.map((choice, index) => {
            const label =
              resolved(choice, schemas).title ?? nameOf(choice) ?? typeOf(choice, schemas);
            return (
              <Property
                // biome-ignore lint/suspicious/noArrayIndexKey: choices may share a name and never move
                key={index}
                name={label}
                schema={choice}
                required={false}
                schemas={schemas}
                within={inside}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}
