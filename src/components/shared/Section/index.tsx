import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  id?: string;
  heading?: string;
  lead?: ReactNode;
  /** `dark` is dark in both color modes: it reuses the dark token set. */
  tone?: 'plain' | 'raised' | 'dark';
  /** `split`: the content is next to the heading where there is room. `splitTop`: it also starts at the same height. */
  layout?: 'below' | 'split' | 'splitTop';
  children?: ReactNode;
}

/** One full-width band of a page: heading, lead and content in the page's one container width. */
export default function Section({
  id,
  heading,
  lead,
  tone = 'plain',
  layout = 'below',
  children,
}: Props) {
  // Links to a section are checked like links to a heading.
  useBrokenLinks().collectAnchor(id);
  const headingId = heading && id ? `${id}-heading` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx(styles.section, styles[tone])}
      data-theme={tone === 'dark' ? 'dark' : undefined}
    >
      <div
        className={clsx(
          'page-width',
          layout !== 'below' && styles.split,
          layout === 'splitTop' && styles.top,
        )}
      >
        {heading && (
          <header className={styles.header}>
            <h2 id={headingId} className={styles.heading}>
              {heading}
            </h2>
            {lead && <p className="lead">{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
