// Wrapped: a picture that is wider than the column opens in full by a press.
import { opensDialog } from '@site/src/site/dialogs';
import MDXImg from '@theme-original/MDXComponents/Img';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

/** Width of an article's column on a wide screen, in pixels: narrower pictures show all that they have. */
const columnWidth = 680;

export default function MDXImgWithZoom(props: ComponentProps<typeof MDXImg>): React.JSX.Element {
  return Number(props.width) > columnWidth ? (
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
