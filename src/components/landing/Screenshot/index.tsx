import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { opensDialog } from '@site/src/site/controls';
import { pictureSizes, pictures } from './pictures';
import styles from './styles.module.css';

interface Props {
  name: keyof typeof pictures;
  /** Width at which the page shows it, as the attribute `sizes` of an image. */
  sizes: string;
  /** Whether it is too narrow for the whole picture on a wide screen, too. */
  isNarrow?: boolean;
}

/** A picture of the web UI, in full by a press. Where it is narrow, as on a phone, the page has its part with the metadata. */
export default function Screenshot({ name, sizes, isNarrow = false }: Props) {
  const { alt, caption } = pictures[name];
  const { full, part } = pictureSizes;
  const src = useBaseUrl(`/img/web-ui/${name}.webp`);
  const ending = (end: string): string => src.replace(/\.webp$/, `${end}.webp`);
  return (
    <figure className={styles.figure}>
      <button
        type="button"
        className={`clean-btn ${styles.frame}`}
        aria-label={translate(
          { id: 'dialogs.enlarge', message: 'Enlarge: {picture}' },
          { picture: alt },
        )}
        {...{ [opensDialog]: 'image' }}
      >
        <picture>
          <source
            media={isNarrow ? undefined : '(max-width: 40rem)'}
            srcSet={ending('-part')}
            {...part}
          />
          <img
            className={styles.picture}
            src={src}
            srcSet={`${src} ${full.width}w, ${ending('-2x')} ${2 * full.width}w`}
            sizes={sizes}
            {...full}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </button>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
