import type { Root } from 'mdast';
import { attributesOf, nodesOf, tagsOf } from '../../markdown/nodes';
import { propertyTables } from '../../markdown/propertyTables';
import { lineOf } from './finding';

/** Something in a page that leads somewhere. */
export interface PageLink {
  line: number;
  /** As written. */
  target: string;
}

/** A picture that is written as Markdown. */
export interface PagePicture {
  line: number;
  /** As written. */
  source: string;
  /** The alternative text of the picture. */
  text: string;
}

/** Lists everything in a page that leads somewhere: links, definitions of references, and `href` and `to` of tags. */
export function pageLinks(tree: Root): PageLink[] {
  const ofText = nodesOf(tree, 'link', 'definition').map((node) => ({
    line: lineOf(node),
    target: node.url,
  }));
  const ofTags = tagsOf(tree).flatMap((tag) => {
    const attributes = attributesOf(tag);
    return [attributes.get('href'), attributes.get('to')]
      .filter((target) => target !== undefined)
      .map((target) => ({ line: lineOf(tag), target }));
  });
  return [...ofText, ...ofTags];
}

/** Lists the pictures that are written as Markdown, those by reference included. */
export function pagePictures(tree: Root): PagePicture[] {
  const defined = new Map(
    nodesOf(tree, 'definition').map(({ identifier, url }) => [identifier, url]),
  );
  return nodesOf(tree, 'image', 'imageReference').map((node) => ({
    line: lineOf(node),
    source: node.type === 'image' ? node.url : (defined.get(node.identifier) ?? ''),
    text: node.alt ?? '',
  }));
}

/** Lists what an address may name behind `#` in a page: its headings, the keys that its tables define, and every `id`. */
export function pageAnchors(tree: Root): Set<string> {
  const ofHeadings = nodesOf(tree, 'heading').map(({ data }) => data?.id);
  const ofTags = tagsOf(tree).map((tag) => attributesOf(tag).get('id'));
  const ofKeys = [...propertyTables(tree).values()].flatMap(({ rows }) =>
    rows.map(({ anchor }) => anchor),
  );
  return new Set([...ofHeadings, ...ofKeys, ...ofTags].filter((id) => id !== undefined));
}
