// Wrapped: a picture has the files of the image pipeline, and one that is wider than the column opens in full by a press.
import { translate } from '@docusaurus/Translate';
import { columnSizes, columnWidth, type Picture } from '@site/src/site/content';
import { opensDialog } from '@site/src/site/controls';
import MDXImg from '@theme-original/MDXComponents/Img';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<typeof MDXImg> {
  /** Of a picture that is written as Markdown (`src/plugins/articles`). */
  picture?: Picture;
  /** Is in a link, which a press follows. */
  inLink?: '';
}

/** Width at which a page shows a picture; one that is narrower than the column shows all that it has. */
const sizesOf = ({ width }: Picture): string => (width > columnWidth ? columnSizes : `${width}px`);

export default function MDXImgWithZoom({ picture, inLink, ...given }: Props) {
  const props = picture === undefined ? given : { ...picture, sizes: sizesOf(picture), ...given };
  return Number(props.width) > columnWidth && inLink === undefined ? (
    <button
      type="button"
      className={`clean-btn ${styles.zoom}`}
      aria-label={translate(
        { id: 'dialogs.enlarge', message: 'Enlarge: {picture}' },
        { picture: String(props.alt) },
      )}
      {...{ [opensDialog]: 'image' }}
    >
      <MDXImg {...props} />
    </button>
  ) : (
    <MDXImg {...props} />
  );
}
