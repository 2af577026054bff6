import { highlight } from './highlight';
import { codeBlockOptions } from './metadata';

/** What this plugin reads and writes of an HTML tree; the full types belong to packages that only the framework brings. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  name?: string;
  attributes?: { type: 'mdxJsxAttribute'; name: string; value: string }[];
}

const text = (node: Node): string => node.value ?? (node.children ?? []).map(text).join('');

const languageOf = ({ className }: Record<string, unknown>): string | undefined =>
  [className]
    .flat()
    .map((name) => /^language-(.+)$/.exec(String(name))?.[1])
    .find((language) => language !== undefined);

/** Returns the `code` element of a `pre` that holds nothing else. */
function codeOf({ tagName, children = [] }: Node): Node | undefined {
  const [code, ...rest] = children;
  return tagName === 'pre' && code?.tagName === 'code' && rest.length === 0 ? code : undefined;
}

function codeBlock(code: Node): Node {
  const { properties = {} } = code;
  const { metastring } = properties;
  const options = codeBlockOptions({
    code: text(code),
    language: languageOf(properties),
    metastring: typeof metastring === 'string' ? metastring : undefined,
  });
  const attributes = {
    language: options.language,
    title: options.title,
    html: highlight(options),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }],
    ),
    children: [],
  };
}

/**
 * Rehype plugin: replaces every fenced code block by `<CodeBlock html="…">` with its code coloured, so that neither the
 * server's rendering nor the reader's browser does it again.
 *
 * @throws Error naming the file and the range of lines that a fence gives wrongly.
 */
export default function rehypeCodeBlocks(): (tree: Node, file: { path: string }) => void {
  const replaceIn = (node: Node): void => {
    node.children = node.children?.map((child) => {
      const code = codeOf(child);
      if (code !== undefined) {
        return codeBlock(code);
      }
      replaceIn(child);
      return child;
    });
  };
  return (tree, file) => {
    try {
      replaceIn(tree);
    } catch (error) {
      throw new Error(`${file.path}: a code block can't be read.`, { cause: error });
    }
  };
}
