import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { attributesOf, tagsOf } from '../../src/markdown/nodes';
import pictureLoader, { pictureVariants } from '../../src/plugins/articles/pictureLoader';
import remarkRefusedTags, { tagRefusal } from '../../src/plugins/articles/refusedTags';
import remarkPictures, { sourceProblem } from '../../src/plugins/articles/remarkPictures';
import { testCases } from '../support/testCases';
import { testFolder } from '../support/testFolder';

/** Creates a picture of noise, whose bytes grow with its size, or of one color. */
const picture = (width: number, height: number, isNoise = true) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'green',
      ...(isNoise && { noise: { type: 'gaussian', mean: 128, sigma: 30 } }),
    },
  });

const place = { IFD3: { GPSLatitude: '52/1 31/1 0/1' } };
it.each<[string, sharp.Sharp, string]>([
  // The widths of the pipeline, and twice the largest for dense screens.
  ['that is large', picture(3000, 2000, false).jpeg(), '640x427 1030x687 2060x1373'],
  ['that is small', picture(800, 400).png(), '640x320 800x400'],
  ['taken sideways', picture(800, 400).withMetadata({ orientation: 6 }).jpeg(), '400x800'],
  ['with GPS data', picture(600, 400).withExif(place).jpeg(), '600x400'],
  // It is kept, because a narrower file has more bytes.
  ['that is WebP', picture(900, 600).webp({ quality: 5 }), '900x600'],
])('a picture %s is scaled to upright WebP files without EXIF data', async (_, source, sizes) => {
  const bytes = await source.toBuffer();
  const files = await pictureVariants(bytes);
  expect(files.map(({ width, height }) => `${width}x${height}`).join(' ')).toBe(sizes);
  for (const file of files) {
    expect(file.type).toBe('webp');
    expect((await sharp(file.bytes).metadata()).exif).toBeUndefined();
  }
  const isWebp = (await sharp(bytes).metadata()).format === 'webp';
  expect(files.at(-1)?.bytes === bytes).toBe(isWebp);
});

testCases('a picture of %o exceeds a limit: %s', sourceProblem, [
  [{ bytes: 4_000_000, width: 6000, height: 10 }, undefined],
  [{ bytes: 4_100_000, width: 10, height: 10 }, 'has 4.1 MB, and 4.0 MB is the limit'],
  [{ bytes: 10, width: 10, height: 6001 }, 'has 10 × 6001 pixels, and 6000 is the limit'],
]);

describe('pictures of a page', () => {
  const { path: siteDir, write, at } = testFolder('all');

  beforeAll(async () => {
    write('photo.jpg', await picture(1200, 800).jpeg().toBuffer());
    write('long.png', await picture(7000, 2).png().toBuffer());
    write('torn.png', 'no picture');
  });

  type Transform = typeof remarkPictures | typeof remarkRefusedTags;
  /** Returns the attributes of the tags in a text after a plugin has run, with the code of expressions. */
  async function transform(plugin: Transform, text: string): Promise<Record<string, unknown>[]> {
    const { tree } = readMarkdown(text);
    await plugin({ siteDir })(tree, { path: at('page.mdx') });
    const shown = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && 'value' in value
        ? String(value.value).replace(/!!.*!/, '…')
        : value;
    return tagsOf(tree).map(({ attributes }) =>
      Object.fromEntries(
        attributes.flatMap((one) => ('name' in one ? [[one.name, shown(one.value)]] : [])),
      ),
    );
  }

  it('are scaled by the pipeline, and load eagerly near the top', async () => {
    const text =
      '![One](./photo.jpg "T")\n\nA\n\nB\n\nC\n\n![Two](photo.jpg)\n\n[![In a link](./photo.jpg)](x)\n\n![By name][p]\n\n[p]: ./photo.jpg';
    const made = { picture: 'require("…./photo.jpg")' };
    expect(await transform(remarkPictures, text)).toEqual([
      { alt: 'One', title: 'T', loading: 'eager', ...made },
      { alt: 'Two', ...made },
      { alt: 'In a link', inLink: '', ...made },
      { alt: 'By name', ...made },
    ]);
  });

  it('are left to the framework if they are SVG, missing, or on other sites', async () => {
    const text = '![A](./none.png) ![A](https://example.org/a.png) ![A](./drawing.svg)';
    expect(await transform(remarkPictures, text)).toEqual([]);
  });

  it.each<[Transform, string, string]>([
    [remarkPictures, '![A](./100%.png)', './100%.png has a "%" that encodes nothing. Write %25'],
    [remarkPictures, '![A](./long.png)', 'the picture ./long.png has 7000 × 2 pixels'],
    [remarkPictures, '![A](./torn.png)', 'the picture ./torn.png can’t be read as a picture'],
    [remarkRefusedTags, '<iframe src="https://a.example/" />', 'keeps <iframe> from readers'],
  ])('are reported with file and line if they are wrong: %o %s', async (plugin, text, message) => {
    await expect(transform(plugin, `A\n\n${text}`)).rejects.toThrow(message);
    await expect(transform(plugin, `A\n\n${text}`)).rejects.toThrow('page.mdx:3: ');
  });

  it('have their files written by the client build only', async () => {
    const source = await picture(1200, 800).jpeg().toBuffer();
    const load = async (target: string) => {
      const files: string[] = [];
      const emitFile = (name: string): void => void files.push(name);
      const resourcePath = at('photo.jpg');
      const code = await pictureLoader.call({ resourcePath, target, emitFile }, source);
      const made = { exports: {} };
      new Function('module', '__webpack_public_path__', code)(made, '/base/');
      return { files, picture: made.exports };
    };
    const { files, picture: loaded } = await load('web');
    expect(files.map((name) => name.replace(/[0-9a-f]{8}\./, '….'))).toEqual(
      [640, 1030, 1200].map((width) => `assets/images/photo-${width}-….webp`),
    );
    expect(loaded).toEqual({
      src: `/base/${files[1]}`,
      srcSet: `/base/${files[0]} 640w, /base/${files[1]} 1030w, /base/${files[2]} 1200w`,
      width: 1200,
      height: 800,
    });
    expect(await load('node')).toEqual({ files: [], picture: loaded });
  });
});

const hintFor = (text: string): string => {
  const [tag] = tagsOf(readMarkdown(text).tree);
  const refusal = tag && tagRefusal(tag.name ?? '', attributesOf(tag));
  return /Link|component/.exec(refusal?.hint ?? '')?.[0] ?? 'nothing';
};
testCases('the hint for %s suggests: %s', hintFor, [
  ['<iframe src="x" />', 'Link'],
  ['<video src="x" />', 'Link'],
  ['<style>{`a {}`}</style>', 'component'],
  ['<script src="x" />', 'component'],
  ['<script type="application/ld+json">{`{}`}</script>', 'nothing'],
  ['<constructor />', 'nothing'],
]);
