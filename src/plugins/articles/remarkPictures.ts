import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Image, Nodes, Parents, Root } from 'mdast';
import sharp from 'sharp';
import { codeAttribute } from '../../markdown/mdxCode';
import { nodesOf, type Tag, walk } from '../../markdown/nodes';
import { content } from '../../site/content';
import { decoded, percentHint } from '../shared/text';

const loader = join(__dirname, 'loader.js');

/** A picture in one of so many blocks at the head of a page is likely to be seen before the reader scrolls. */
const blocksInSight = 3;

const firstBlocks = (tree: Root): Nodes[] =>
  tree.children
    .filter(({ type }) => !['yaml', 'mdxjsEsm', 'definition'].includes(type))
    .slice(0, blocksInSight);

/** Gives pictures by reference (`![text][name]`) the address that is written elsewhere: the framework reads no other. */
function nameSources(tree: Root): void {
  const defined = new Map(
    nodesOf(tree, 'definition').map(({ identifier, url }) => [identifier, url]),
  );
  for (const node of nodesOf(tree, 'imageReference')) {
    const url = defined.get(node.identifier);
    if (url !== undefined) {
      Object.assign(node, { type: 'image', url });
    }
  }
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/');

/** The file that a page names as Docusaurus reads names: next to the page, below `static/` or below the site; `undefined` if no such file exists. */
function fileOf(url: string, page: string, siteDir: string): string | undefined {
  const [path = ''] = decoded(url).split(/[?#]/);
  if (/^(?:[a-z]+:)?\/\//i.test(url) || !content.scaledPictures.test(path)) {
    return undefined;
  }
  const file = path.startsWith('@site/')
    ? join(siteDir, path.slice('@site/'.length))
    : path.startsWith('/')
      ? join(siteDir, 'static', path)
      : join(dirname(page), path);
  return existsSync(file) ? file : undefined;
}

/** The size of a picture as its file states it. */
interface PictureSize {
  bytes: number;
  /** In pixels, after the rotation that a camera has recorded. */
  width: number;
  height: number;
}

const { bytes: mostBytes, pixels: mostPixels } = content.sourcePicture;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The fix for a source that is too large. */
const scaleDown = `Save it no wider than ${2 * content.image.max} pixels: readers get no more of it.`;

/** Says that a picture is too large to be a source; `undefined` for one that isn't. */
export function sourceProblem({ bytes, width, height }: PictureSize): string | undefined {
  if (bytes > mostBytes) {
    return `has ${megabytes(bytes)}, and ${megabytes(mostBytes)} is the limit`;
  }
  return Math.max(width, height) > mostPixels
    ? `has ${width} × ${height} pixels, and ${mostPixels} is the limit`
    : undefined;
}

/** Reads the size of a picture. @throws Error when it isn’t a picture that can be read. */
async function pictureSize(source: Buffer): Promise<PictureSize> {
  const { autoOrient } = await sharp(source).metadata();
  return { bytes: source.length, ...autoOrient };
}

/** Finds a picture to scale. @throws Error if its address can't be read, or it is too large or unreadable. */
async function scaledFile(url: string, page: string, siteDir: string): Promise<string | undefined> {
  if (url.includes('%') && decoded(url) === url) {
    throw new Error(`the address ${url} has a "%" that encodes nothing. ${percentHint}`);
  }
  const file = fileOf(url, page, siteDir);
  const problem =
    file &&
    (await pictureSize(await readFile(file)).then(
      sourceProblem,
      () => 'can’t be read as a picture',
    ));
  if (problem) {
    throw new Error(`the picture ${url} ${problem}. ${scaleDown}`);
  }
  return file;
}

/**
 * Remark plugin: sends pictures written as Markdown through the pipeline, before the framework's plugin.
 * @throws Error naming page, line, and picture if it is over the limits or can't be read.
 */
export default function remarkPictures({
  siteDir,
}: {
  siteDir: string;
}): (tree: Root, page: { path: string }) => Promise<void> {
  return async (tree, { path: page }) => {
    nameSources(tree);
    const pictures: { image: Image; parent: Parents }[] = [];
    walk<Nodes>(tree, (parent) => {
      for (const image of parent.children ?? []) {
        if (image.type === 'image') {
          pictures.push({ image, parent: parent as Parents });
        }
      }
    });
    const inSight = new Set<Nodes>(firstBlocks(tree).flatMap((block) => nodesOf(block, 'image')));
    await Promise.all(
      pictures.map(async ({ image, parent }) => {
        const file = await scaledFile(image.url, page, siteDir).catch((cause: Error) => {
          const place = `${withSlashes(relative(siteDir, page))}:${image.position?.start.line ?? 1}`;
          throw new Error(`${place}: ${cause.message}`, { cause });
        });
        if (file === undefined) {
          return;
        }
        // What the pipeline makes of it (`Picture`): the bundler makes the files and says their addresses.
        const request = `!!${loader}!./${withSlashes(relative(dirname(page), file))}`;
        const given = {
          alt: image.alt ?? '',
          ...(image.title && { title: image.title }),
          ...(inSight.has(image) && { loading: 'eager' }),
          // A button inside a link would be two controls in one.
          ...(parent.type === 'link' && { inLink: '' }),
        };
        const element: Tag = {
          type: 'mdxJsxTextElement',
          name: 'img',
          attributes: [
            ...Object.entries(given).map(([name, value]) => ({
              type: 'mdxJsxAttribute' as const,
              name,
              value,
            })),
            codeAttribute('picture', `require(${JSON.stringify(request)})`),
          ],
          children: [],
          position: image.position,
        };
        const siblings = parent.children as Nodes[];
        siblings[siblings.indexOf(image)] = element;
      }),
    );
  };
}
