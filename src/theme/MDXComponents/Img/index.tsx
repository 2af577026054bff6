// Wrapped: uses the files of the image pipeline, and links a picture that is wider than the column to its largest file.
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

export default function MDXImgInFull({ picture, inLink, ...given }: Props) {
  const props = { ...picture, ...given };
  const isWide = Number(props.width) > columnWidth;
  // A picture that is narrower than the column shows all that it has.
  const sizes = picture && (isWide ? columnSizes : `${picture.width}px`);
  const image = <MDXImg sizes={sizes} {...props} />;
  return isWide && inLink === undefined ? (
    <PictureLink src={props.src} srcSet={props.srcSet}>
      {image}
    </PictureLink>
  ) : (
    image
  );
}
