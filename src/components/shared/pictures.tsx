import useBaseUrl from '@docusaurus/useBaseUrl';
import type { CoverName } from '@site/src/site/blog';
import type { IconName } from '@site/src/site/content';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './pictures.module.css';

/** A line icon of the site's own set. Decorative: the text next to it says what it means. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className} width="32" height="32" aria-hidden="true">
      <use href={`${useBaseUrl('/img/icons.svg')}#${name}`} />
    </svg>
  );
}

interface DrawingProps {
  name: CoverName;
  /** Leaves out its ground: the page is its ground. */
  isBare?: boolean | undefined;
  className?: string | undefined;
}

/** A decorative file of `static/img/covers` in the colors of the page, whole in a box of any shape. */
export function Drawing({ name, isBare = false, className }: DrawingProps) {
  const file = useBaseUrl(`/img/covers/${name}.svg`);
  return (
    <svg
      className={clsx(isBare ? styles.bare : styles.drawing, className)}
      viewBox="0 0 640 360"
      aria-hidden="true"
    >
      <use href={`${file}#${isBare ? 'drawing' : 'cover'}`} />
    </svg>
  );
}

interface PictureLinkProps {
  src?: string;
  /** The files of the picture, narrowest first. */
  srcSet?: string;
  className?: string;
  children: ReactNode;
}

/** A picture that a press shows in full: a link to its largest file. */
export function PictureLink({ src, srcSet, className = '', children }: PictureLinkProps) {
  const largest = srcSet?.split(',').at(-1)?.trim().split(' ')[0] ?? src;
  return (
    <a href={largest} className={`picture-link ${className}`}>
      {children}
    </a>
  );
}

interface FigureProps {
  caption: string;
  captionId?: string;
  /** Whether it is a picture of a light user interface, which a dark page frames. */
  screenshot?: boolean;
  children: ReactNode;
}

/** A picture or a drawing with its caption. */
export function Figure({ caption, captionId, screenshot = false, children }: FigureProps) {
  return (
    <figure className={clsx(styles.figure, screenshot && styles.screenshot)}>
      {children}
      <figcaption id={captionId}>{caption}</figcaption>
    </figure>
  );
}

/**
 * A drawing in a post. On a narrow screen it keeps a size at which its words are at least 12 px and scrolls within its own
 * box, which the keyboard reaches as it reaches a code block.
 */
export function BlogFigure({ caption, children }: Pick<FigureProps, 'caption' | 'children'>) {
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

/** What Gravitino is, as a drawing next to the first words of the documentation: one root, and metadata of every kind below it. */
export function HomeDrawing() {
  return <Drawing name="tree" isBare className="head-drawing" />;
}
