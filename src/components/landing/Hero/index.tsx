import Link from '@docusaurus/Link';
import { Drawing } from '@site/src/components/shared/pictures';
import type { CoverName } from '@site/src/site/blog';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Action {
  label: string;
  to: string;
}

interface Props {
  heading: string;
  lead: string;
  primary?: Action;
  secondary?: Action;
  /** Below the calls to action. */
  children?: ReactNode;
  /** Small print below the children. */
  note?: ReactNode;
  /** Shown next to the text on wide screens, and below it on narrow screens. */
  visual?: ReactNode;
  /** A drawing from the blog instead. */
  drawing?: CoverName;
}

/** The first section of a page. */
export default function Hero({
  heading,
  lead,
  primary,
  secondary,
  children,
  note,
  drawing,
  visual = drawing && <Drawing name={drawing} isBare className={styles.drawing} />,
}: Props) {
  return (
    <div className={styles.hero}>
      <div className={clsx('page-width', visual && styles.columns, drawing && styles.drawn)}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {primary && (
            <p className={styles.actions}>
              <Link to={primary.to} className="filled-action">
                {primary.label}
              </Link>
              {secondary && (
                <Link to={secondary.to} className="outlined-action">
                  {secondary.label}
                </Link>
              )}
            </p>
          )}
          {children}
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {visual}
      </div>
    </div>
  );
}
