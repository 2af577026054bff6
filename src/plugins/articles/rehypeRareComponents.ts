import { statementOf } from '../../markdown/mdxCode';
import { walk } from '../../markdown/nodes';
import { rareComponents } from '../../site/staticComponents';
import { importedNames, type Node } from './rehypeStaticArticle';

/** Rehype plugin: imports the `rareComponents` that a page uses and doesn't import itself. */
export default function rehypeRareComponents(): (tree: Node) => void {
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
