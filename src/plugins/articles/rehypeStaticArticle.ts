import { staticComponents, staticModules } from '../../site/staticComponents';

/** What is read of an ECMAScript tree: the statements of an `import` or `export` of MDX. */
interface Statement {
  type: string;
  source?: { value?: unknown } | null;
  declaration?: { declarations?: { id: { name?: string } }[] } | null;
}

/** What is read of MDX's tree of HTML elements; the full types belong to packages that only the framework brings. */
interface Node {
  type: string;
  name?: string | null;
  attributes?: { type: string; name?: string }[];
  data?: { estree?: { body: Statement[] } | null };
  children?: Node[];
}

const isStaticModule = (source: unknown): boolean =>
  typeof source === 'string' &&
  (source.endsWith('.json') || staticModules.some((name) => name === source));

/** The list of headings that the framework exports from every article. */
const isTableOfContents = ({ declaration }: Statement): boolean =>
  declaration?.declarations?.every(({ id }) => id.name === 'toc') ?? false;

const isStaticStatement = (statement: Statement): boolean =>
  statement.type === 'ImportDeclaration'
    ? isStaticModule(statement.source?.value)
    : isTableOfContents(statement);

/** A component of React has a capital or a dot in its name; an element of HTML has neither. */
const isComponent = (name: string): boolean => /^[A-Z]|\./.test(name) || name === 'mermaid';

function isStaticElement({ name, attributes = [] }: Node, imported: ReadonlySet<string>): boolean {
  const isKnown =
    !name ||
    !isComponent(name) ||
    imported.has(name) ||
    staticComponents.some((known) => known === name);
  return isKnown && !attributes.some((attribute) => /^on[A-Z]/.test(attribute.name ?? ''));
}

const importedNames = (node: Node): string[] =>
  (node.data?.estree?.body ?? []).flatMap(
    (statement) =>
      (statement as { specifiers?: { local: { name: string } }[] }).specifiers?.map(
        ({ local }) => local.name,
      ) ?? [],
  );

function isStatic(tree: Node): boolean {
  const statements = tree.children?.filter(({ type }) => type === 'mdxjsEsm') ?? [];
  const imported = new Set(statements.flatMap(importedNames));
  const every = (node: Node): boolean => {
    const isFine = node.type.startsWith('mdxJsx')
      ? isStaticElement(node, imported)
      : (node.data?.estree?.body ?? []).every(
          (statement) => node.type !== 'mdxjsEsm' || isStaticStatement(statement),
        );
    return isFine && (node.children ?? []).every(every);
  };
  return every(tree);
}

/**
 * Rehype plugin: wraps an article in `<StaticArticle>` when nothing in it needs React in the browser. That is text, components of
 * `staticComponents`, and imports of `staticModules` or of data. An article that imports or exports anything else, or that listens
 * to an event, is hydrated as the framework does it, so a component with state works. The list is of what is static: what nobody
 * thought of is live.
 */
export default function rehypeStaticArticle(): (tree: Node) => void {
  return (tree) => {
    if (!isStatic(tree)) {
      return;
    }
    const isStatement = ({ type }: Node): boolean => type === 'mdxjsEsm';
    const nodes = tree.children ?? [];
    tree.children = [
      ...nodes.filter(isStatement),
      {
        type: 'mdxJsxFlowElement',
        name: 'StaticArticle',
        attributes: [],
        children: nodes.filter((node) => !isStatement(node)),
      },
    ];
  };
}
