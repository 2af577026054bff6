import { statementOf } from '../../markdown/mdxCode';
import { walk } from '../../markdown/nodes';
import { rareComponents, staticComponents, staticModules } from '../../site/staticComponents';

/** What is read of an `import` or `export` of MDX, as an ECMAScript tree has it. */
interface Statement {
  type: string;
  source?: { value?: unknown } | null;
  specifiers?: { local: { name: string } }[];
  declaration?: { declarations?: { id: { name?: string } }[] } | null;
}

interface Node {
  type: string;
  tagName?: string;
  name?: string | null;
  attributes?: { type: string; name?: string }[];
  data?: { estree?: { body: Statement[] } | null };
  children?: Node[];
}

const isOneOf = (names: readonly string[], name: unknown): boolean =>
  names.some((known) => known === name);

const statementsOf = ({ type, data }: Node): Statement[] =>
  type === 'mdxjsEsm' ? (data?.estree?.body ?? []) : [];

const importedNames = ({ children = [] }: Node): string[] =>
  children
    .flatMap(statementsOf)
    .flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name));

/** An import of a static module or of data; the list of headings is what the framework exports from every article. */
function isStaticStatement({ type, source, declaration }: Statement): boolean {
  return type === 'ImportDeclaration'
    ? isOneOf(staticModules, source?.value) || String(source?.value).endsWith('.json')
    : (declaration?.declarations ?? [{ id: {} }]).every(({ id }) => id.name === 'toc');
}

/** A component of React has a capital or a dot in its name; an element of HTML has neither. */
const isComponent = (name: string): boolean => /^[A-Z]|\./.test(name);

function isLive(node: Node, imported: readonly string[]): boolean {
  const { type, tagName, name, attributes = [] } = node;
  if (type.startsWith('mdxJsx')) {
    const isUnknown =
      Boolean(name) &&
      isComponent(String(name)) &&
      !isOneOf(imported, name) &&
      !isOneOf(staticComponents, name);
    return isUnknown || attributes.some((attribute) => /^on[A-Z]/.test(attribute.name ?? ''));
  }
  // Fences of Mermaid, where its theme is in use, are drawn in the browser.
  return tagName === 'mermaid' || !statementsOf(node).every(isStaticStatement);
}

/**
 * Rehype plugin: wraps an article in `<StaticArticle>` if it has text, static components, and imports of
 * static modules or data only. Everything else is hydrated, so a component with state works.
 */
export default function rehypeStaticArticle(): (tree: Node) => void {
  return (tree) => {
    const nodes = tree.children ?? [];
    const imported = importedNames(tree);
    let hasLife = false;
    walk(tree, (node) => {
      hasLife ||= isLive(node, imported);
    });
    if (!hasLife) {
      const isStatement = ({ type }: Node): boolean => type === 'mdxjsEsm';
      tree.children = [
        ...nodes.filter(isStatement),
        {
          type: 'mdxJsxFlowElement',
          name: 'StaticArticle',
          attributes: [],
          children: nodes.filter((node) => !isStatement(node)),
        },
      ];
    }
  };
}

/** Rehype plugin: imports the `rareComponents` that a page uses and doesn't import itself. */
export function rehypeRareComponents(): (tree: Node) => void {
  return (tree) => {
    const used = new Set<string>();
    const imported = importedNames(tree);
    walk(tree, ({ type, name }) => {
      if (type.startsWith('mdxJsx') && name && Object.hasOwn(rareComponents, name)) {
        used.add(name);
      }
    });
    const missing = Object.entries(rareComponents).filter(
      ([name]) => used.has(name) && !imported.includes(name),
    );
    tree.children = [
      ...missing.map(
        ([name, { module, exported }]) =>
          statementOf(`import { ${exported} as ${name} } from '${module}';`) as Node,
      ),
      ...(tree.children ?? []),
    ];
  };
}
