import sharp from 'sharp';
import { content } from '../../site/content';

/** One of the files that a picture is served as. */
export interface Variant {
  width: number;
  height: number;
  type: string;
  bytes: Uint8Array;
}

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

const { min, max, steps, quality } = content.image;

/** Widths of the image pipeline in pixels, and the double of the widest: what an enlarged picture or a dense screen can show. */
const widths = [
  ...Array.from({ length: steps }, (_, step) => min + ((max - min) / (steps - 1)) * step),
  2 * max,
];
const widest = 2 * max;

/** Reads the size of a picture. @throws Error when it isn’t a picture that can be read. */
export async function pictureSize(source: Buffer): Promise<PictureSize> {
  const { autoOrient } = await sharp(source).metadata();
  return { bytes: source.length, ...autoOrient };
}

async function encoded(source: Buffer, width: number): Promise<Variant> {
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize({ width })
    .webp({ quality, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, type: 'webp', bytes: data };
}

/**
 * Makes the files of a picture, narrowest first, as WebP; a small or animated source is its own file.
 * AVIF would need a second list of files, and took seven times as long.
 */
export async function pictureVariants(source: Buffer): Promise<Variant[]> {
  const { format, pages = 1, autoOrient } = await sharp(source).metadata();
  const { width, height } = autoOrient;
  const asItIs = { width, height, type: 'webp', bytes: source };
  if (pages > 1) {
    return [{ ...asItIs, type: format }];
  }
  const largest =
    format === 'webp' && width <= widest ? asItIs : await encoded(source, Math.min(width, widest));
  const narrower = await Promise.all(
    widths.filter((size) => size < largest.width).map((size) => encoded(source, size)),
  );
  return [...narrower, largest].filter(
    ({ bytes }, index, variants) =>
      !variants.slice(index + 1).some((wider) => wider.bytes.length <= bytes.length),
  );
}
