// Wrapped: a picture has the files of the image pipeline, and one that is wider than the column leads to its largest file.
import { PictureLink } from '@site/src/components/shared/pictures';
import { columnSizes, columnWidth, type Picture } from '@site/src/site/content';
import MDXImg from '@theme-original/MDXComponents/Img';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<typeof MDXImg> {
  /** Of a picture that is written as Markdown (`src/plugins/articles`). */
  picture?: Picture;
  /** Is in a link, which a press follows. */
  inLink?: '';
}

/** Width at which a page shows a picture; one that is narrower than the column shows all that it has. */
const sizesOf = ({ width }: Picture): string => (width > columnWidth ? columnSizes : `${width}px`);

export default function MDXImgInFull({ picture, inLink, ...given }: Props) {
  const props = picture === undefined ? given : { ...picture, sizes: sizesOf(picture), ...given };
  const image = <MDXImg {...props} />;
  return Number(props.width) > columnWidth && inLink === undefined ? (
    <PictureLink src={props.src} srcSet={props.srcSet}>
      {image}
    </PictureLink>
  ) : (
    image
  );
}
