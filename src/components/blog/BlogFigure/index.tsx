import Figure from '@site/src/components/shared/Figure';
import { type ReactNode, useId } from 'react';
import styles from '../styles.module.css';

interface Props {
  caption: string;
  children: ReactNode;
}

/**
 * A drawing in a post. On a narrow screen it keeps a size at which its words are at least 12 px and scrolls within its own
 * box, which the keyboard reaches as it reaches a code block.
 */
export default function BlogFigure({ caption, children }: Props) {
  const id = useId();
  return (
    <Figure caption={caption} captionId={id}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
        {children}
      </section>
    </Figure>
  );
}
