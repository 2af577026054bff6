import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** A page of one operation: one column, from 1280 px of window on two. */
export function Operation({ children }: Props): React.JSX.Element {
  return <div className={styles.operation}>{children}</div>;
}

/** What the operation is. */
export function Lead({ children }: Props): React.JSX.Element {
  return <div className={styles.lead}>{children}</div>;
}

/** Samples, and the form that sends the call: the second column, which stays in sight. The search finds what they show in the first. */
export function Side({ children }: Props): React.JSX.Element {
  return (
    <div className={clsx(styles.side, 'thin-scrollbar')} data-unsearched="">
      {children}
    </div>
  );
}

/** What the operation takes and answers, field by field. */
export function Main({ children }: Props): React.JSX.Element {
  return <div>{children}</div>;
}
