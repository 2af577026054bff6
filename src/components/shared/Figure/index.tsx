import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A picture or a drawing with its caption. */
export default function Figure({
  caption,
  captionId,
  children,
}: {
  caption: string;
  captionId?: string;
  children: ReactNode;
}): React.JSX.Element {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
    </figure>
  );
}
