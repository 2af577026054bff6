import Dialog, { type DialogProps } from './Dialog';
import styles from './styles.module.css';

interface Props extends DialogProps {
  src: string;
  alt: string;
}

/** A picture as large as the window allows. */
export default function ImageDialog({ src, alt, onClose }: Props): React.JSX.Element {
  return (
    <Dialog title={alt} hasHeading={false} onClose={onClose}>
      <img className={styles.image} src={src} alt={alt} />
    </Dialog>
  );
}
