import Screenshot from '@site/src/components/landing/Screenshot';
import type { PictureName } from '@site/src/site/pictureTexts';
import styles from './styles.module.css';

/** Pictures side by side, two in a row where there is room. */
export default function Gallery({ names }: { names: readonly PictureName[] }): React.JSX.Element {
  return (
    <div className={styles.gallery}>
      {names.map((name) => (
        <Screenshot
          key={name}
          name={name}
          sizes="(min-width: 75rem) 560px, (min-width: 40rem) 50vw, 100vw"
        />
      ))}
    </div>
  );
}
