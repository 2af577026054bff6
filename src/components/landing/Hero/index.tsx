import Actions, { type Action } from '@site/src/components/shared/Actions';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  heading: string;
  lead: string;
  primary?: Action;
  secondary?: Action;
  /** 1 on a page; another level where the hero is itself a specimen. */
  headingLevel?: 1 | 3;
  /** Below the calls to action. */
  children?: ReactNode;
  /** Beside the words on wide screens, below them on narrow ones. */
  visual?: ReactNode;
}

/** The first band of a page: what this is and for whom, and where to go. */
export default function Hero({
  heading,
  lead,
  primary,
  secondary,
  headingLevel = 1,
  children,
  visual,
}: Props): React.JSX.Element {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.hero}>
      <div className={visual ? styles.columns : styles.container}>
        <div className={styles.words}>
          <Heading className={styles.heading}>{heading}</Heading>
          <p className={styles.lead}>{lead}</p>
          {primary && (
            <div className={styles.actions}>
              <Actions primary={primary} secondary={secondary} />
            </div>
          )}
          {children}
        </div>
        {visual}
      </div>
    </div>
  );
}
