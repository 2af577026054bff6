import { visit } from 'unist-util-visit';
import { rareComponents } from '../../site/staticComponents';

/** What is read and written of MDX's tree of HTML elements. */
interface Node {
  type: string;
  name?: string | null;
  value?: string;
  data?: { estree?: { body: { specifiers?: { local: { name: string } }[] }[] } | null };
  children?: Node[];
}

/** Returns `import { exported as name } from module`, as MDX holds it. */
function importOf(name: string, { module, exported }: (typeof rareComponents)[string]): Node {
  const identifier = (text: string): object => ({ type: 'Identifier', name: text });
  const declaration = {
    type: 'ImportDeclaration',
    source: { type: 'Literal', value: module, raw: JSON.stringify(module) },
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: identifier(exported),
        local: { name, type: 'Identifier' },
      },
    ],
  };
  const program = { type: 'Program', sourceType: 'module', comments: [], body: [declaration] };
  return { type: 'mdxjsEsm', value: '', data: { estree: program } };
}

/** Rehype plugin: imports the `rareComponents` that a page uses and doesn't import itself. */
export default function rehypeRareComponents(): (tree: Node) => void {
  return (tree) => {
    const used = new Set<string>();
    const imported = new Set<string>();
    visit(tree, ({ type, name, data }: Node) => {
      if (type.startsWith('mdxJsx') && name && Object.hasOwn(rareComponents, name)) {
        used.add(name);
      }
      for (const { specifiers = [] } of data?.estree?.body ?? []) {
        for (const { local } of specifiers) {
          imported.add(local.name);
        }
      }
    });
    const missing = Object.entries(rareComponents).filter(
      ([name]) => used.has(name) && !imported.has(name),
    );
    tree.children = [
      ...missing.map(([name, place]) => importOf(name, place)),
      ...(tree.children ?? []),
    ];
  };
}
