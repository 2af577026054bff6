import Dialog, { type DialogProps } from './Dialog';
import styles from './styles.module.css';

interface Props extends DialogProps {
  src: string;
  /** Other files of the same picture: the page may show a narrower one than there is room for here. */
  srcSet?: string;
  alt: string;
}

/** The width in pixels of the widest file of a `srcSet`. */
const widestOf = (srcSet: string): number =>
  Math.max(...[...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));

/** A picture as large as the window allows. */
export default function ImageDialog({ src, srcSet, alt, onClose }: Props) {
  return (
    <Dialog title={alt} hasHeading={false} onClose={onClose}>
      <img
        className={styles.image}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && `min(100vw, ${widestOf(srcSet)}px)`}
        alt={alt}
      />
    </Dialog>
  );
}
