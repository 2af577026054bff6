import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { RestField } from '@site/src/site/restReference';
import { Fragment, type ReactNode } from 'react';
import Description, { Inline } from '../Description';
import styles from './styles.module.css';

/** What a value is: words, and a link where a shared type ends them. */
export function TypeWords({
  type,
  shared,
  place,
}: Pick<RestField, 'type' | 'shared'> & {
  /** Where a value is sent, such as `path`. */
  place?: string;
}): React.JSX.Element {
  return (
    <span className={styles.type}>
      {`${place ? `${place}, ` : ''}${type}${type && shared ? ' ' : ''}`}
      {shared && <a href={`#${shared.toLowerCase()}`}>{shared}</a>}
    </span>
  );
}

/** What a value may be, one mark a rule; the Markdown export ends each like a sentence. */
export function Facts({ facts }: { facts: readonly string[] }): React.JSX.Element[] {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' '}
      <span className={styles.fact}>
        <Inline text={fact.replace(/\.$/, '')} />
      </span>
    </Fragment>
  ));
}

/** The children of a field or a type, or one of several bodies. */
export function Fold({
  summary,
  isOpen = false,
  heading,
  children,
}: {
  summary: ReactNode;
  isOpen?: boolean;
  /** Id of the heading whose links open it. */
  heading?: string;
  children: ReactNode;
}): React.JSX.Element {
  return (
    <details className={styles.details} open={isOpen} data-opened-by={heading}>
      <summary>{summary}</summary>
      {children}
    </details>
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
  /** The only one on its level, so its children are expanded. */
  isOnly: boolean;
}): React.JSX.Element {
  const { id, name, description = '', facts = [], fields, choices, isRequired } = field;
  useBrokenLinks().collectAnchor(id);
  const [lead = '', ...more] = description.split(/\n\n+/);
  return (
    <li id={id}>
      <p>
        <a className={styles.selfLink} href={`#${id}`}>
          <code>{name}</code>
        </a>{' '}
        <TypeWords {...field} place={place} />
        {isRequired && (
          <>
            {' '}
            <strong className={styles.required}>
              {translate({ id: 'rest.required', message: 'required' })}
            </strong>
          </>
        )}
        {(lead || facts.length > 0) && <br />}
        <Inline text={facts.length > 0 ? `${lead} ` : lead} />
        <Facts facts={facts} />
      </p>
      {more.length > 0 && <Description text={more.join('\n\n')} />}
      {fields && (
        <Fold summary={`Fields of ${name}`} isOpen={isOnly}>
          <Fields fields={fields} />
        </Fold>
      )}
      {choices && (
        <Fold summary={`Kinds of ${name}`} isOpen={isOnly}>
          <Fields fields={choices} />
        </Fold>
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
