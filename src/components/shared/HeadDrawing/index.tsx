import Drawing from '@site/src/components/shared/Drawing';
import type { Shape } from '@site/src/drawing/shapes';
import styles from './styles.module.css';

/** A small drawing beside the title and the first words of a page, where there is room. */
export default function HeadDrawing({ shapes }: { shapes: readonly Shape[] }) {
  return <Drawing shapes={shapes} isBare className={styles.drawing} />;
}
