// Wrapped: a picture has the files of the image pipeline, and one that is wider than the column opens in full by a press.
import { opensDialog } from '@site/src/site/dialogs';
import type { Picture } from '@site/src/site/pictures';
import MDXImg from '@theme-original/MDXComponents/Img';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<typeof MDXImg> {
  /** Of a picture that is written as Markdown (`src/plugins/media`). */
  picture?: Picture;
  /** Stands in a link, which a press follows. */
  inLink?: '';
}

/** Width of an article's column on a wide screen, in pixels: narrower pictures show all that they have. */
const columnWidth = 680;

/** Width at which a page shows a picture: that of the column, which on a narrow screen is the screen's less its margins. */
const sizesOf = ({ width }: Picture): string =>
  width > columnWidth
    ? `(max-width: ${columnWidth + 32}px) calc(100vw - 2rem), ${columnWidth}px`
    : `${width}px`;

export default function MDXImgWithZoom({ picture, inLink, ...given }: Props): React.JSX.Element {
  const props = picture === undefined ? given : { ...picture, sizes: sizesOf(picture), ...given };
  return Number(props.width) > columnWidth && inLink === undefined ? (
    <button
      type="button"
      className={`clean-btn ${styles.zoom}`}
      aria-label={`Enlarge: ${props.alt}`}
      {...{ [opensDialog]: 'image' }}
    >
      <MDXImg {...props} />
    </button>
  ) : (
    <MDXImg {...props} />
  );
}
