import { posix } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { nodesOf } from '../../markdown/nodes';
import { lineOf } from './finding';

type MdxjsEsm = Extract<Nodes, { type: 'mdxjsEsm' }>;
type Statement = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number];

const statementsOf = (node: MdxjsEsm): Statement[] => node.data?.estree?.body ?? [];

/** An import of a page. */
export interface PageImport {
  source: string;
  line: number;
  /** The names that it brings. */
  names: string[];
}

/** Lists the imports of a page. */
export const importsOf = (tree: Root): PageImport[] =>
  nodesOf(tree, 'mdxjsEsm').flatMap((node) =>
    statementsOf(node).flatMap((statement, inside): PageImport[] =>
      statement.type === 'ImportDeclaration'
        ? [
            {
              source: String(statement.source.value),
              line: statement.loc?.start.line ?? lineOf(node) + inside,
              names: statement.specifiers.map(({ local }) => local.name),
            },
          ]
        : [],
    ),
  );

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
  ...importsOf(tree).flatMap(({ names }) => names),
  ...nodesOf(tree, 'mdxjsEsm').flatMap(statementsOf).flatMap(exportedNames),
];

/** Returns the file below the site that a page imports, or `undefined` for what isn't a file of the site. */
export function fileNamed(page: string, path: string): string | undefined {
  const [, ofSite] = /^@site\/((?:src|static|docs|versioned_docs|blog)\/.+)$/.exec(path) ?? [];
  return ofSite ?? (/^\.{1,2}\//.test(path) ? posix.join(posix.dirname(page), path) : undefined);
}
