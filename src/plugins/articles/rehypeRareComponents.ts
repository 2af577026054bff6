import { statementOf } from '../../markdown/mdxCode';
import { walk } from '../../markdown/nodes';
import { rareComponents } from '../../site/staticComponents';

/** What is read and written of MDX's tree of HTML elements. */
interface Node {
  type: string;
  name?: string | null;
  data?: { estree?: { body: readonly object[] } | null };
  children?: Node[];
}

/** Rehype plugin: imports the `rareComponents` that a page uses and doesn't import itself. */
export default function rehypeRareComponents(): (tree: Node) => void {
  return (tree) => {
    const used = new Set<string>();
    const imported = new Set<string>();
    walk(tree, ({ type, name, data }) => {
      if (type.startsWith('mdxJsx') && name && Object.hasOwn(rareComponents, name)) {
        used.add(name);
      }
      for (const statement of data?.estree?.body ?? []) {
        const { specifiers = [] } = statement as { specifiers?: { local: { name: string } }[] };
        for (const { local } of specifiers) {
          imported.add(local.name);
        }
      }
    });
    const missing = Object.entries(rareComponents).filter(
      ([name]) => used.has(name) && !imported.has(name),
    );
    tree.children = [
      ...missing.map(([name, { module, exported }]) =>
        statementOf(`import { ${exported} as ${name} } from '${module}';`),
      ),
      ...(tree.children ?? []),
    ];
  };
}
