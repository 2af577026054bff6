import type { Image, Nodes, Parents, Root } from 'mdast';
import { nodesOf, type Tag, walk } from '../../markdown/nodes';
import { pictureAttribute, scaledFile, siteFile } from './assets';

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
        const place = `${siteFile(siteDir, page)}:${image.position?.start.line ?? 1}`;
        const file = await scaledFile(image.url, page, siteDir, place);
        if (file === undefined) {
          return;
        }
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
            pictureAttribute('picture', page, file),
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
