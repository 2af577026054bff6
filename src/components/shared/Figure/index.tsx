import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from '../pictures.module.css';

interface Props {
  caption: string;
  captionId?: string;
  /** Whether it is a picture of a light user interface, which a dark page frames. */
  screenshot?: boolean;
  children: ReactNode;
}

/** A picture or a drawing with its caption. */
export default function Figure({ caption, captionId, screenshot = false, children }: Props) {
  return (
    <figure className={clsx(styles.figure, screenshot && styles.screenshot)}>
      {children}
      <figcaption id={captionId}>{caption}</figcaption>
    </figure>
  );
}
