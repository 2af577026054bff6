import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './styles.module.css';

export interface DialogProps {
  onClose: () => void;
}

interface Props extends DialogProps {
  /** What the dialog is, for screen readers, and its heading if it has one. */
  title: string;
  hasHeading?: boolean;
  children: ReactNode;
}

/** What opens over the page: the browser's own modal dialog, closed by Escape, by its cross and by a press beside it. */
export default function Dialog({ title, hasHeading = true, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it by Escape
    <dialog
      ref={ref}
      className={clsx(styles.dialog, !hasHeading && styles.bare)}
      aria-label={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          {hasHeading && <h2 className={styles.title}>{title}</h2>}
          <button
            type="button"
            className={clsx('clean-btn', styles.close)}
            aria-label={translate({ id: 'dialogs.close', message: 'Close' })}
            onClick={() => ref.current?.close()}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path stroke="currentColor" strokeWidth="2" d="m5 5 14 14M19 5 5 19" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
