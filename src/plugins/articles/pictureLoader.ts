import { parse } from 'node:path';
import sharp from 'sharp';
import { content, type Picture } from '../../site/content';
import { contentKey } from '../shared/cache';

/** One of the files that a picture is served as. */
interface Variant {
  width: number;
  height: number;
  type: string;
  bytes: Uint8Array;
}

/** What this loader uses of the bundler; its own types belong to packages that only the framework brings. */
interface LoaderContext {
  resourcePath: string;
  /** `node` for the pages of the server, which write no files. */
  target: string;
  emitFile(name: string, bytes: Uint8Array): void;
}

const { min, max, steps, quality } = content.image;

/** For an enlarged picture and for dense screens. */
const widest = 2 * max;

/** Widths of the image pipeline in pixels. */
const widths = [
  ...Array.from({ length: steps }, (_, step) => min + ((max - min) / (steps - 1)) * step),
  widest,
];

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

const made = new Map<string, Promise<Variant[]>>();

/** Returns the files of a picture: the compilations of server and browser share them, as versions share a picture. */
function variantsOf(source: Buffer): Promise<Variant[]> {
  const key = contentKey(source);
  const variants = made.get(key) ?? pictureVariants(source);
  made.set(key, variants);
  variants.catch(() => made.delete(key));
  return variants;
}

const addressOf = (file: string): string => `__webpack_public_path__ + ${JSON.stringify(file)}`;

/** Writes the files of a picture, and makes a module of their addresses. */
export default async function pictureLoader(this: LoaderContext, source: Buffer): Promise<string> {
  const { name } = parse(this.resourcePath);
  const files = (await variantsOf(source)).map((variant) => {
    const { width, height, type, bytes } = variant;
    const hash = contentKey(bytes).slice(0, 8);
    const path = `assets/images/${name.replaceAll(/[^\w-]/g, '-')}-${width}-${hash}.${type}`;
    if (this.target !== 'node') {
      this.emitFile(path, bytes);
    }
    return { path, width, height };
  });
  const widest = files.at(-1);
  // What knows no list of files, such as a feed, gets one that is wide enough for a column.
  const plain = files.findLast(({ width }) => width <= content.image.max) ?? files[0];
  const srcSet = files.map(({ path, width }) => `${addressOf(path)} + " ${width}w"`);
  const picture: Record<keyof Picture, string> = {
    src: addressOf(plain?.path ?? ''),
    srcSet: srcSet.join(' + ", " + '),
    width: String(widest?.width),
    height: String(widest?.height),
  };
  const fields = Object.entries(picture).map(([field, value]) => `${field}: ${value}`);
  return `module.exports = { ${fields.join(', ')} };`;
}
