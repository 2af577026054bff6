import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { TextWithCode } from '@site/src/components/docs/BreakableCode';
import type { RestField, RestParameter } from '@site/src/site/restReference';
import { Fragment, type ReactNode } from 'react';
import Description, { Html } from '../Description';
import styles from './styles.module.css';

/** What a value is: where it is sent if it is a parameter, words, and a link where a shared type ends them. */
export function TypeWords(field: RestField | RestParameter) {
  const { type, shared, anchor } = field;
  const place = 'in' in field ? `${field.in}, ` : '';
  return (
    <span className={styles.type}>
      {`${place}${type}${type && shared ? ' ' : ''}`}
      {shared && <a href={`#${anchor}`}>{shared}</a>}
    </span>
  );
}

/** What a value may be, one mark a rule; the Markdown export ends each like a sentence. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' '}
      <span className={styles.fact}>
        <TextWithCode text={fact.replace(/\.$/, '')} />
      </span>
    </Fragment>
  ));
}

interface FoldProps {
  summary: ReactNode;
  isOpen?: boolean;
  /** Id of the heading whose links open it. */
  heading?: string;
  children: ReactNode;
}

/** The children of a field or a type, or one of several bodies. */
export function Fold({ summary, isOpen = false, heading, children }: FoldProps) {
  return (
    <details className={styles.details} open={isOpen} data-opened-by={heading}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** What is in a field or a type, to be unfolded. */
export function Members({
  name,
  fields,
  choices,
  ...props
}: Pick<RestField, 'name' | 'fields' | 'choices'> & Partial<FoldProps>) {
  return Object.entries({ Fields: fields, Kinds: choices }).map(
    ([title, members]) =>
      members && (
        <Fold key={title} {...props} summary={`${title} of ${name}`}>
          <Fields fields={members} />
        </Fold>
      ),
  );
}

/** One field: name, type and meaning in one paragraph, so that a search finds them together. The only one on its level is unfolded. */
function Field({ field, isOnly }: { field: RestField; isOnly: boolean }) {
  const { id, name, description, more, facts = [], isRequired } = field;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id}>
      <p>
        <a className={styles.selfLink} href={`#${id}`}>
          <code>{name}</code>
        </a>{' '}
        <TypeWords {...field} />
        {isRequired && (
          <>
            {' '}
            <strong className={styles.required}>
              {translate({ id: 'rest.required', message: 'required' })}
            </strong>
          </>
        )}
        {(description || facts.length > 0) && <br />}
        {description && <Html html={description} />}
        {description && facts.length > 0 && ' '}
        <Facts facts={facts} />
      </p>
      <Description more={more} />
      <Members {...field} isOpen={isOnly} />
    </li>
  );
}

/** Fields as a tree of native disclosures: all of it is in the page, opened or not. */
export default function Fields({ fields }: { fields: readonly RestField[] }) {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <Field key={field.id} field={field} isOnly={fields.length === 1} />
      ))}
    </ul>
  );
}
