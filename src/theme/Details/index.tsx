// Replaces the stock component, which moves with React and style attributes: the browser's own element needs neither.
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface Props extends ComponentProps<'details'> {
  /** A `<summary>`, or what is in one. */
  summary?: ReactNode;
}

/** A part of an article that the reader unfolds. */
export default function Details({ summary, children, className, ...props }: Props) {
  useBrokenLinks().collectAnchor(props.id);
  const isSummary = isValidElement(summary) && summary.type === 'summary';
  return (
    <details {...props} className={clsx('alert', 'alert--info', styles.details, className)}>
      {isSummary ? (
        summary
      ) : (
        <summary>{summary ?? translate({ id: 'shell.details', message: 'Details' })}</summary>
      )}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
