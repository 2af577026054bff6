import useBaseUrl from '@docusaurus/useBaseUrl';
import type { CoverName } from '@site/src/site/blog';
import clsx from 'clsx';
import styles from '../pictures.module.css';

interface Props {
  name: CoverName;
  /** Leaves out its ground: the page is its ground. */
  isBare?: boolean | undefined;
  className?: string | undefined;
}

/** A decorative file of `static/img/covers` in the colors of the page, whole in a box of any shape. */
export default function Drawing({ name, isBare = false, className }: Props) {
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
