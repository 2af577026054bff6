import { posix } from 'node:path';
import type { Nodes, Root } from 'mdast';
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

type MdxjsEsm = Extract<Nodes, { type: 'mdxjsEsm' }>;
type Statement = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number];

const statementsOf = (node: MdxjsEsm): Statement[] => node.data?.estree?.body ?? [];

const importsIn = (tree: Root) =>
  nodesOf(tree, 'mdxjsEsm')
    .flatMap(statementsOf)
    .filter((statement) => statement.type === 'ImportDeclaration');

/** Lists what a page imports from. */
export const importsOf = (tree: Root): string[] =>
  importsIn(tree).map(({ source }) => String(source.value));

/** Lists the names that a statement declares and exports. */
function exportedNames(statement: Statement): string[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : [],
    );
  }
  return declaration == null ? [] : [declaration.id.name];
}

/** Lists the names that a page imports or declares. */
export const namesOf = (tree: Root): string[] => [
  ...importsIn(tree).flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  ...nodesOf(tree, 'mdxjsEsm').flatMap(statementsOf).flatMap(exportedNames),
];

/** Returns the file below the site that a page imports, or `undefined` for what isn't a file of the site. */
export function fileNamed(page: string, path: string): string | undefined {
  const [, ofSite] = /^@site\/((?:src|static|docs|versioned_docs|blog)\/.+)$/.exec(path) ?? [];
  return ofSite ?? (/^\.{1,2}\//.test(path) ? posix.join(posix.dirname(page), path) : undefined);
}
