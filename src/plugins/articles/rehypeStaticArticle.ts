import type { Nodes, Root } from 'hast';
import { statementOf } from '../../markdown/mdxCode';
import { isTag, walk } from '../../markdown/nodes';
import { rareComponents, staticComponents, staticModules } from '../../site/staticComponents';

type Statements = Extract<Nodes, { type: 'mdxjsEsm' }>;

const isStatements = (node: Nodes): node is Statements => node.type === 'mdxjsEsm';

const statementsOf = ({ data }: Statements) => data?.estree?.body ?? [];
type Statement = ReturnType<typeof statementsOf>[number];

const importedNames = ({ children }: Root): string[] =>
  children
    .filter(isStatements)
    .flatMap(statementsOf)
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? statement.specifiers : []))
    .map(({ local }) => local.name);

/** An import of a static module or of data; the list of headings is what the framework exports from every article. */
function isStaticStatement(statement: Statement): boolean {
  if (statement.type === 'ImportDeclaration') {
    const module = String(statement.source.value);
    return staticModules.some((known) => known === module) || module.endsWith('.json');
  }
  const exported = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  return (
    exported?.type === 'VariableDeclaration' &&
    exported.declarations.every(({ id }) => id.type === 'Identifier' && id.name === 'toc')
  );
}

function isLive(node: Nodes, known: readonly string[]): boolean {
  if (isTag(node)) {
    const name = node.name ?? '';
    // A component of React has a capital or a dot in its name; an element of HTML has neither.
    const isUnknown = /^[A-Z]|\./.test(name) && !known.includes(name);
    return (
      isUnknown || node.attributes.some((given) => 'name' in given && /^on[A-Z]/.test(given.name))
    );
  }
  return isStatements(node)
    ? !statementsOf(node).every(isStaticStatement)
    : // Fences of Mermaid, where its theme is in use, are drawn in the browser.
      node.type === 'element' && node.tagName === 'mermaid';
}

/**
 * Rehype plugin: marks an article for src/theme/MDXContent if it has text, static components, and imports of static modules or data
 * only. Everything else is hydrated, so a component with state works.
 */
export default function rehypeStaticArticle(): (tree: Root) => void {
  return (tree) => {
    const known = [...importedNames(tree), ...staticComponents];
    let hasLife = false;
    walk<Nodes>(tree, (node) => {
      hasLife ||= isLive(node, known);
    });
    if (!hasLife) {
      tree.children.unshift(statementOf('export const isStatic = true;'));
    }
  };
}

/** Rehype plugin: imports the `rareComponents` that a page uses and doesn't import itself. */
export function rehypeRareComponents(): (tree: Root) => void {
  return (tree) => {
    const used = new Set<string | null>();
    walk<Nodes>(tree, (node) => {
      used.add(isTag(node) ? node.name : null);
    });
    const imported = importedNames(tree);
    const missing = Object.entries(rareComponents).filter(
      ([name]) => used.has(name) && !imported.includes(name),
    );
    const statements = missing.map(([name, { module, exported }]) =>
      statementOf(`import { ${exported} as ${name} } from '${module}';`),
    );
    tree.children.unshift(...statements);
  };
}
