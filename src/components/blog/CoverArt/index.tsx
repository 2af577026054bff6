import { coverShapes, coverSize } from '@site/src/drawing/cover';
import type { Colour } from '@site/src/drawing/shapes';
import type { CoverName } from '@site/src/site/covers';
import clsx from 'clsx';
import styles from './styles.module.css';

const colour = (name: Colour | undefined): string =>
  name === undefined ? 'none' : `var(--color-${name})`;

/** A cover in the colours of the page, whole in a box of any shape. Decorative: the title is beside it. */
export default function CoverArt({
  name,
  className,
}: {
  name: CoverName;
  className?: string;
}): React.JSX.Element {
  return (
    <svg
      className={clsx(styles.cover, className)}
      viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {coverShapes(name).map(({ path, fill, stroke }) => (
        <path key={path} d={path} fill={colour(fill)} stroke={colour(stroke)} />
      ))}
    </svg>
  );
}
