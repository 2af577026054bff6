import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { attributesOf, tagsOf } from '../../src/markdown/nodes';
import { sourceProblem } from '../../src/plugins/articles/limits';
import pictureLoader from '../../src/plugins/articles/pictureLoader';
import remarkRefusedTags, { tagRefusal } from '../../src/plugins/articles/refusedTags';
import remarkPictures from '../../src/plugins/articles/remarkPictures';
import { pictureVariants } from '../../src/plugins/articles/variants';
import { answers } from '../support/answers';
import { testFolder } from '../support/testFolder';

/** A picture with something in it that takes bytes. */
const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'green',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const sizes = async (source: Buffer): Promise<string[]> =>
  (await pictureVariants(source)).map(({ width, height, type }) => `${width}x${height} ${type}`);

describe('the files of a picture', () => {
  it('have the widths of the image pipeline, and its double for dense screens', async () => {
    const plain = { width: 3000, height: 2000, channels: 3, background: 'green' } as const;
    const source = await sharp({ create: plain }).jpeg().toBuffer();
    expect(await sizes(source)).toEqual(['640x427 webp', '1030x687 webp', '2060x1373 webp']);
  });

  it('are no wider than the picture', async () => {
    expect(await sizes(await picture(800, 400).png().toBuffer())).toEqual([
      '640x320 webp',
      '800x400 webp',
    ]);
  });

  it('stand upright where the camera says how it was held', async () => {
    const source = await picture(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sizes(source)).toEqual(['400x800 webp']);
  });

  it('are the picture itself where it is WebP already, and no narrower one that has more bytes', async () => {
    const source = await picture(900, 600).webp({ quality: 5 }).toBuffer();
    const files = await pictureVariants(source);
    expect(files.map(({ width }) => width)).toEqual([900]);
    expect(files[0]?.bytes).toBe(source);
  });

  it('say nothing of where the photo was taken', async () => {
    const source = await picture(700, 400)
      .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();
    for (const { bytes } of await pictureVariants(source)) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });
});

answers('the limits of a source %o', sourceProblem, [
  [{ bytes: 4_000_000, width: 6000, height: 10 }, undefined],
  [{ bytes: 4_100_000, width: 10, height: 10 }, 'has 4.1 MB, and 4.0 MB is the limit'],
  [{ bytes: 10, width: 10, height: 6001 }, 'has 10 × 6001 pixels, and 6000 is the limit'],
]);

describe('in a site', () => {
  const { path: siteDir, write, at } = testFolder('all');
  const page = at('page.mdx');

  beforeAll(async () => {
    write('photo.jpg', await picture(1200, 800).jpeg().toBuffer());
    write(
      'long.png',
      await sharp({ create: { width: 7000, height: 2, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    write('torn.png', Buffer.from('no picture'));
  });

  type Transform = (options: {
    siteDir: string;
  }) => (
    tree: ReturnType<typeof readMarkdown>['tree'],
    file: { path: string },
  ) => Promise<void> | void;
  /** The tags of a text once a plugin has seen it: name and attributes, an expression by its code. */
  async function tags(plugin: Transform, text: string): Promise<Record<string, unknown>[]> {
    const { tree } = readMarkdown(text);
    await plugin({ siteDir })(tree, { path: page });
    return tagsOf(tree).map((tag) => ({
      tag: tag.name,
      ...Object.fromEntries(
        tag.attributes.map((attribute) =>
          'name' in attribute && typeof attribute.value === 'object'
            ? [attribute.name, attribute.value?.value.replace(/!!.*!/, '…')]
            : ['name' in attribute ? attribute.name : '', attribute.value],
        ),
      ),
    }));
  }

  it('a picture of Markdown goes through the pipeline, at once where it is in sight', async () => {
    const required = 'require("…./photo.jpg")';
    const text =
      '![One](./photo.jpg "T")\n\nA\n\nB\n\nC\n\n![Two](photo.jpg)\n\n[![In a link](./photo.jpg)](x)\n\n![By name][p]\n\n[p]: ./photo.jpg';
    expect(await tags(remarkPictures, text)).toEqual([
      { tag: 'img', alt: 'One', title: 'T', loading: 'eager', picture: required },
      { tag: 'img', alt: 'Two', picture: required },
      { tag: 'img', alt: 'In a link', inLink: '', picture: required },
      { tag: 'img', alt: 'By name', picture: required },
    ]);
  });

  it('an address that can’t be decoded is refused by file and line', async () => {
    await expect(tags(remarkPictures, '\n![A](./100%.png)')).rejects.toThrow(
      'page.mdx:2: the address ./100%.png has a "%" that encodes nothing. Write %25',
    );
  });

  it.each(['![A](./none.png)', '![A](https://example.org/a.png)', '![A](./drawing.svg)'])(
    'the framework keeps what the pipeline can’t have: %s',
    async (text) => {
      expect(await tags(remarkPictures, text)).toEqual([]);
    },
  );

  it.each([
    ['![A](./long.png)', 'page.mdx:3: the picture ./long.png has 7000 × 2 pixels'],
    ['![A](./torn.png)', 'page.mdx:3: the picture ./torn.png can’t be read as a picture'],
  ])('a source that isn’t valid is refused by file and line: %s', async (text, message) => {
    await expect(tags(remarkPictures, `A\n\n${text}`)).rejects.toThrow(message);
  });

  it('a tag that readers would not see is refused by file and line', async () => {
    const frame = '\n<iframe src="https://a.example/" />';
    await expect(tags(remarkRefusedTags, frame)).rejects.toThrow(
      "page.mdx:2: The site's Content-Security-Policy keeps <iframe>",
    );
  });

  it('the loader writes the files in the browser’s build alone, and says their addresses', async () => {
    const source = await picture(1200, 800).jpeg().toBuffer();
    const load = async (target: string) => {
      const files: string[] = [];
      const emitFile = (name: string): void => void files.push(name);
      const resourcePath = at('photo.jpg');
      const code = await pictureLoader.call(
        { resourcePath, rootContext: siteDir, target, emitFile },
        source,
      );
      const made = { exports: {} as Record<string, unknown> };
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
    await expect(
      pictureLoader.call(
        {
          resourcePath: at('torn.png'),
          rootContext: siteDir,
          target: 'web',
          emitFile() {},
        },
        Buffer.from('no picture'),
      ),
    ).rejects.toThrow('torn.png can’t be read');
  });
});

describe('a tag that would leave a hole', () => {
  const refusal = (text: string) => {
    const [tag] = tagsOf(readMarkdown(text).tree);
    return tag && tagRefusal(tag.name ?? '', attributesOf(tag));
  };

  it.each([
    ['<iframe src="x" />', /keeps <iframe>/, /Link/],
    ['<video src="x" />', /keeps <video>/, /Link/],
    ['<audio src="x" />', /keeps <audio>/, /Link/],
    ['<style>{`a {}`}</style>', /keeps <style>/, /component/],
    ['<script src="x" />', /keeps <script>/, /component/],
  ])('%s', (text, message, hint) => {
    expect(refusal(text)?.message).toMatch(message);
    expect(refusal(text)?.hint).toMatch(hint);
  });

  it.each(['<script type="application/ld+json">{`{}`}</script>', '<constructor />'])(
    'isn’t found: %s',
    (text) => {
      expect(refusal(text)).toBeUndefined();
    },
  );
});
