import useBaseUrl from '@docusaurus/useBaseUrl';
import { PictureLink } from '@site/src/components/shared/pictures';
import styles from '../styles.module.css';
import { pictureSizes, pictures } from './pictures';

interface Props {
  name: keyof typeof pictures;
  /** Whether wide screens also show only the part for phones. */
  isNarrow?: boolean;
}

/** A screenshot of the web UI that links to its file. Phones show only a part at a readable size. */
export default function Screenshot({ name, isNarrow = false }: Props) {
  const { alt, caption } = pictures[name];
  const src = useBaseUrl(`/img/web-ui/${name}.webp`);
  return (
    <figure className={styles.figure}>
      <PictureLink src={src} className={styles.frame}>
        <picture>
          <source
            media={isNarrow ? undefined : '(max-width: 40rem)'}
            srcSet={src.replace(/\.webp$/, '-part.webp')}
            {...pictureSizes.part}
          />
          <img
            className={styles.picture}
            src={src}
            {...pictureSizes.full}
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
