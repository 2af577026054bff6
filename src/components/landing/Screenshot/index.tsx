import { translate } from '@docusaurus/Translate';
import { inverted } from '@site/src/components/shared/Figure/inverted';
import { opensDialog } from '@site/src/site/controls';
import { pictures } from './pictures';
import styles from './styles.module.css';

interface Props {
  name: keyof typeof pictures;
  /** Width at which the page shows it, as the attribute `sizes` of an image. */
  sizes: string;
}

/**
 * A picture of the web UI, in full by a press. It is a plain image of what the image pipeline made: the pipeline's own component
 * shows nothing until React runs, which on this site is after the reader's first touch.
 */
export default function Screenshot({ name, sizes }: Props) {
  const { files, alt, caption } = pictures[name];
  const { src, srcSet, images } = files;
  const { width, height } = images.at(-1) ?? {};
  return (
    <figure className={styles.figure}>
      <button
        type="button"
        className={`clean-btn inverted ${styles.frame}`}
        aria-label={translate(
          { id: 'dialogs.enlarge', message: 'Enlarge: {picture}' },
          { picture: alt },
        )}
        {...{ [opensDialog]: 'image' }}
      >
        <img
          className={styles.picture}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </button>
      <figcaption {...inverted}>{caption}</figcaption>
    </figure>
  );
}
