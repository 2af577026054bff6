import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { RestField } from '@site/src/site/restReference';
import Description, { Inline } from '../Description';
import styles from './styles.module.css';

/** What a value is: words, and a link where a shared type ends them. */
export function TypeWords({ type, shared }: Pick<RestField, 'type' | 'shared'>): React.JSX.Element {
  return (
    <span className={styles.type}>
      {type}
      {type && shared && ' '}
      {shared && <a href={`#${shared.toLowerCase()}`}>{shared}</a>}
    </span>
  );
}

/** One field: name, type and meaning in one paragraph, so that a search finds them together. */
function Field({
  field,
  place,
  isOnly,
}: {
  field: RestField;
  place?: string;
  /** There is nothing beside it, so what lies below it is unfolded. */
  isOnly: boolean;
}): React.JSX.Element {
  const { id, name, description = '', facts = [], fields, choices, isRequired } = field;
  useBrokenLinks().collectAnchor(id);
  const [lead = '', ...more] = description.split(/\n\n+/);
  return (
    <li id={id} className={styles.field}>
      <p className={styles.head}>
        <code className={styles.name}>{name}</code>{' '}
        {place && <span className={styles.type}>{place}, </span>}
        <TypeWords {...field} />
        {isRequired && <strong className={styles.required}> required</strong>}
        <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`}>
          &#8203;
        </a>
        {(lead || facts.length > 0) && <br />}
        <Inline text={[lead, ...facts].filter(Boolean).join(' ')} />
      </p>
      {more.length > 0 && <Description text={more.join('\n\n')} />}
      {fields && (
        <details className={styles.details} open={isOnly}>
          <summary>Fields of {name}</summary>
          <Fields fields={fields} />
        </details>
      )}
      {choices && (
        <details className={styles.details} open={isOnly}>
          <summary>Kinds of {name}</summary>
          <Fields fields={choices} />
        </details>
      )}
    </li>
  );
}

/** Fields as a tree of native disclosures: all of it is in the page, opened or not. */
export default function Fields({
  fields,
  placeOf,
}: {
  fields: readonly RestField[];
  /** Where a field is sent, such as `path`. */
  placeOf?: (field: RestField) => string | undefined;
}): React.JSX.Element {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <Field key={field.id} field={field} place={placeOf?.(field)} isOnly={fields.length === 1} />
      ))}
    </ul>
  );
}
