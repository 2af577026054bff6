import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import MDXLi from '@theme/MDXComponents/Li';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TextWithCode } from '../BreakableCode';
import styles from './styles.module.css';

/** What is longer than this, most readers skip: it is folded, unless it is the default. In characters. */
const longestShown = 60;

interface ListProps {
  /** Headers of the table that a writer wrote, joined by `|`: the Markdown export writes that table again. */
  columns: string;
  children: ReactNode;
}

/** Definitions of keys, one below the other, so that none needs more width than there is. Its items are each a `Property`. */
export function Properties({ columns, children }: ListProps) {
  return (
    <div className={styles.properties} data-columns={columns}>
      <ul>{children}</ul>
    </div>
  );
}

interface PropertyProps {
  /** The key, code between backticks. */
  name: string;
  /** What an address names behind `#` to lead here; none where another page defines the key. */
  id?: string;
  /** Where it is defined, if not here. */
  to?: string;
  /** A `dl` of each `Fact`, then the description. */
  children?: ReactNode;
}

/** One key, what is known of it in short, and what it means. */
export function Property({ name, id, to, children }: PropertyProps) {
  const key = (
    <span>
      <TextWithCode text={name} />
    </span>
  );
  return (
    <MDXLi id={id}>
      <p className={styles.key}>
        {to === undefined ? key : <Link to={to}>{key}</Link>}
        <button
          type="button"
          className={clsx('clean-btn scripted', styles.copy)}
          data-copy-key=""
          aria-label={translate({ id: 'definitions.copy', message: 'Copy' })}
        />
        {id !== undefined && (
          <a
            className="hash-link"
            href={`#${id}`}
            aria-label={translate({ id: 'definitions.link', message: 'Link to this place' })}
          >
            {'\u200b'}
          </a>
        )}
      </p>
      {children}
    </MDXLi>
  );
}

interface FactProps {
  name: string;
  /** Length of the value in characters, where it might be long; a text where Markdown gives it. */
  length?: number | string;
  children: ReactNode;
}

/** Something short that is known of a key, such as “Default 8090”. */
export function Fact({ name, length = 0, children }: FactProps) {
  const isLong = name !== 'Default' && Number(length) > longestShown;
  return (
    <div
      className={name === 'Required' && children === 'Yes' ? styles.required : undefined}
      // Most keys are optional: only what must be set is worth a mark. The Markdown export has it.
      hidden={name === 'Required' && children === 'No'}
    >
      <dt className={name === 'Type' ? 'visually-hidden' : undefined}>{name}</dt>
      <dd>
        {isLong ? (
          <details>
            <summary>{translate({ id: 'definitions.show', message: 'Show' })}</summary>
            {children}
          </details>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
