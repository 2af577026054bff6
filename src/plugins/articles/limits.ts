import { content } from '../../site/content';

/** What a file says of the picture in it. */
export interface PictureSize {
  bytes: number;
  /** In pixels, as the picture is seen: a camera may note that it was held upright. */
  width: number;
  height: number;
}

const { bytes: mostBytes, pixels: mostPixels } = content.sourcePicture;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What to do about a source that is too large. */
export const scaleDown = `Save it no wider than ${2 * content.image.max} pixels: readers get no more of it.`;

/** Says that a picture is too large to be a source; `undefined` for one that isn't. */
export function sourceProblem({ bytes, width, height }: PictureSize): string | undefined {
  if (bytes > mostBytes) {
    return `has ${megabytes(bytes)}, and ${megabytes(mostBytes)} is the limit`;
  }
  return Math.max(width, height) > mostPixels
    ? `has ${width} × ${height} pixels, and ${mostPixels} is the limit`
    : undefined;
}

/** Pictures that the site scales and encodes again. Drawings (SVG) and animations (GIF) reach readers as they are. */
export const isScaled = (file: string): boolean => /\.(?:avif|jpe?g|png|webp)$/i.test(file);
