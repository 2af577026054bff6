import type { Position } from 'unist';
import { replaceNodes } from '../../markdown/nodes';
import { curlRequests } from '../../sandbox/curl';
import { highlight } from './highlight';
import { codeBlockOptions } from './metadata';

/** What this plugin reads and writes of an HTML tree; the full types belong to packages that only the framework brings. */
interface Node {
  type: string;
  position?: Position;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  name?: string;
  attributes?: { type: 'mdxJsxAttribute'; name: string; value: string | null }[];
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
  const { language, title } = options;
  const isRunnable = curlRequests(options.code) === undefined ? undefined : null;
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries({ language, title, html: highlight(options), isRunnable }).flatMap(
      ([name, value]) =>
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
  return (tree, { path }) => {
    replaceNodes(tree, (node) => {
      const code = codeOf(node);
      if (code === undefined) {
        return node;
      }
      try {
        return codeBlock(code);
      } catch (cause) {
        const place = `${path}:${code.position?.start.line ?? 1}`;
        const { message } = cause as Error;
        throw new Error(`${place}: the code block can't be read. ${message}`, { cause });
      }
    });
  };
}
