import { highlight } from './highlight';
import { codeBlockOptions } from './metadata';

/** What this plugin reads and writes of an HTML tree; the full types belong to packages that only the framework brings. */
interface Node {
  type: string;
  position?: { start: { line: number } };
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

/** Running readers' code would need `eval`, which the policy forbids, and a compiler in the page. */
const liveCode = 'The site runs no live code: take "live" out, or import a component that does it.';

function codeBlock(code: Node): Node {
  const { properties = {} } = code;
  const { metastring } = properties;
  if (/(?:^|\s)live(?:\s|$)/.test(String(metastring ?? ''))) {
    throw new Error(liveCode);
  }
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
 * Rehype plugin: replaces every fenced code block by `<CodeBlock html="…">` with its code colored, so that neither the
 * server's rendering nor the reader's browser does it again.
 *
 * @throws Error naming file and line of a fence that can't be read, and why.
 */
export default function rehypeCodeBlocks(): (tree: Node, file: { path: string }) => void {
  const codeBlockIn = (code: Node, path: string): Node => {
    try {
      return codeBlock(code);
    } catch (error) {
      const place = `${path}:${code.position?.start.line ?? 1}`;
      throw new Error(`${place}: the code block can't be read. ${(error as Error).message}`, {
        cause: error,
      });
    }
  };
  const replaceIn = (node: Node, path: string): void => {
    node.children = node.children?.map((child) => {
      const code = codeOf(child);
      if (code !== undefined) {
        return codeBlockIn(code, path);
      }
      replaceIn(child, path);
      return child;
    });
  };
  return (tree, { path }) => replaceIn(tree, path);
}
