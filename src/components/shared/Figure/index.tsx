import clsx from 'clsx';
import type { ReactNode } from 'react';
import { inverted } from './inverted';
import styles from './styles.module.css';

interface Props {
  caption: string;
  captionId?: string;
  /** Whether it is a picture of a light user interface: on a dark page, its colors are inverted. */
  screenshot?: boolean;
  children: ReactNode;
}

/** A picture or a drawing with its caption. */
export default function Figure({ caption, captionId, screenshot = false, children }: Props) {
  return (
    <figure className={clsx(styles.figure, screenshot && ['inverted', styles.screenshot])}>
      {children}
      <figcaption id={captionId} {...(screenshot && inverted)}>
        {caption}
      </figcaption>
    </figure>
  );
}
