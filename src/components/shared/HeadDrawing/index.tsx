import Drawing from '@site/src/components/shared/Drawing';
import type { CoverName } from '@site/src/site/covers';
import styles from './styles.module.css';

/** A small drawing beside the title and the first words of a page, where there is room. */
export default function HeadDrawing({ name }: { name: CoverName }) {
  return <Drawing name={name} isBare className={styles.drawing} />;
}
