import useBaseUrl from '@docusaurus/useBaseUrl';
import PictureLink from '@site/src/components/shared/PictureLink';
import { pictureSizes, pictures } from './pictures';
import styles from './styles.module.css';

interface Props {
  name: keyof typeof pictures;
  /** Width at which the page shows it, as the attribute `sizes` of an image. */
  sizes: string;
  /** Whether wide screens show only the panel, too. */
  isNarrow?: boolean;
}

/** A picture of the web UI that links to its largest file. Narrow places, such as phones, show only the panel with the metadata. */
export default function Screenshot({ name, sizes, isNarrow = false }: Props) {
  const { alt, caption } = pictures[name];
  const { full, part } = pictureSizes;
  const src = useBaseUrl(`/img/web-ui/${name}.webp`);
  const ending = (end: string): string => src.replace(/\.webp$/, `${end}.webp`);
  const srcSet = `${src} ${full.width}w, ${ending('-2x')} ${2 * full.width}w`;
  return (
    <figure className={styles.figure}>
      <PictureLink src={src} srcSet={srcSet} className={styles.frame}>
        <picture>
          <source
            media={isNarrow ? undefined : '(max-width: 40rem)'}
            srcSet={ending('-part')}
            {...part}
          />
          <img
            className={styles.picture}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            {...full}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </PictureLink>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
