import { type Color, drawingSize, type Shape } from '@site/src/drawing/shapes';
import clsx from 'clsx';
import styles from './styles.module.css';

const color = (name: Color | undefined): string =>
  name === undefined ? 'none' : `var(--color-${name})`;

interface Props {
  shapes: readonly Shape[];
  /** Leaves out its ground, which is its first shape: the page is its ground. */
  isBare?: boolean | undefined;
  className?: string | undefined;
}

/** A drawing in the colors of the page, whole in a box of any shape. Decorative: text beside it says the same. */
export default function Drawing({ shapes, isBare = false, className }: Props) {
  return (
    <svg
      className={clsx(isBare ? styles.bare : styles.drawing, className)}
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {shapes.slice(isBare ? 1 : 0).map(({ path, fill, stroke }) => (
        <path key={path} d={path} fill={color(fill)} stroke={color(stroke)} />
      ))}
    </svg>
  );
}
