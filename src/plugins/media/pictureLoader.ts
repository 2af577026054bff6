import { parse, relative } from 'node:path';
import { content } from '../../site/content';
import type { Picture } from '../../site/pictures';
import { cacheDir, contentKey, openCache } from '../cache/contentCache';
import { scaleDown, sourceProblem } from './limits';
import { pictureSize, pictureVariants, type Variant } from './variants';

/** What this loader uses of the bundler; its own types belong to packages that only the framework brings. */
interface LoaderContext {
  resourcePath: string;
  /** Folder of the site. */
  rootContext: string;
  /** `node` for the pages of the server, which write no files. */
  target: string;
  emitFile(name: string, bytes: Uint8Array): void;
}

/** Changes with what `variants.ts` makes of a picture. */
const recipe = '1';

const made = new Map<string, Promise<Variant[]>>();

/** Returns the files of a picture. They are kept by what the source holds: both compilations and later builds have them at once. */
function variantsOf(siteDir: string, source: Buffer): Promise<Variant[]> {
  const key = contentKey(recipe, source);
  const cache = openCache(cacheDir(siteDir, 'pictures'));
  const variants =
    made.get(key) ??
    cache
      .get(key, async () => {
        const fresh = await pictureVariants(source);
        return Buffer.from(
          JSON.stringify(
            fresh.map(({ bytes, ...size }) => ({
              ...size,
              bytes: Buffer.from(bytes).toString('base64'),
            })),
          ),
        );
      })
      .then((kept) =>
        (JSON.parse(Buffer.from(kept).toString('utf8')) as (Variant & { bytes: string })[]).map(
          (variant) => ({ ...variant, bytes: Buffer.from(variant.bytes, 'base64') }),
        ),
      );
  made.set(key, variants);
  variants.catch(() => made.delete(key));
  return variants;
}

/** An expression of the module: the address of a file of the build. */
const addressOf = (file: string): string => `__webpack_public_path__ + ${JSON.stringify(file)}`;

/**
 * Loader of pictures in Markdown: writes the files that readers get, and makes a module of their addresses (`Picture`).
 *
 * @throws Error naming the picture when it can't be read or is over the limits of `content.sourcePicture`.
 */
export default async function pictureLoader(this: LoaderContext, source: Buffer): Promise<string> {
  const file = relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  const problem = sourceProblem(
    await pictureSize(source).catch((cause: unknown) => {
      throw new Error(`${file} can’t be read as a picture: save it anew.`, { cause });
    }),
  );
  if (problem !== undefined) {
    throw new Error(`${file} ${problem}. ${scaleDown}`);
  }
  const { name } = parse(this.resourcePath);
  const files = (await variantsOf(this.rootContext, source)).map((variant) => {
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
