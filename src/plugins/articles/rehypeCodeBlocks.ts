import type { Position } from 'unist';
import { replaceNodes } from '../../markdown/nodes';
import { curlRequests } from '../../sandbox/curl';
import { highlight } from './highlight';
import { type CodeBlockInput, codeBlockOptions } from './metadata';

/** What this plugin reads and writes of an HTML tree; the full types belong to packages that only the framework brings. */
interface Node {
  type: string;
  position?: Position;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  name?: string | null;
  attributes?: Attribute[];
  data?: { estree?: { body: { type: string; expression?: Expression }[] } | null };
}

interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** A value in braces: `{'text'}` or a template without further expressions is known to the build. */
interface Expression {
  type: string;
  value?: unknown;
  quasis?: { value: { cooked?: string | null } }[];
}

const text = (node: Node): string => node.value ?? (node.children ?? []).map(text).join('');

const languageOf = ({ className }: Record<string, unknown>): string | undefined =>
  [className]
    .flat()
    .map((name) => /^language-(.+)$/.exec(String(name))?.[1])
    .find((language) => language !== undefined);

function fencedBlock({ tagName, children = [] }: Node): CodeBlockInput | undefined {
  const [code, ...rest] = children;
  if (tagName !== 'pre' || code?.tagName !== 'code' || rest.length > 0) {
    return undefined;
  }
  const { metastring, ...properties } = code.properties ?? {};
  return {
    code: text(code),
    language: languageOf(properties),
    metastring: typeof metastring === 'string' ? metastring : undefined,
  };
}

function writtenText({ type, value, children, data }: Node): string | undefined {
  if (type === 'text') {
    return value;
  }
  if (children !== undefined) {
    const texts = children.map(writtenText);
    return texts.includes(undefined) ? undefined : texts.join('');
  }
  const expression = data?.estree?.body[0]?.expression;
  return expression?.quasis?.length === 1
    ? (expression.quasis[0]?.value.cooked ?? undefined)
    : typeof expression?.value === 'string'
      ? expression.value
      : undefined;
}

/** Reads a `<CodeBlock>` that a writer gives nothing but texts; the stock block shows any other. */
function writtenBlock({ name, attributes = [], children = [] }: Node): CodeBlockInput | undefined {
  const code = children.map(writtenText);
  const given = new Map(attributes.map((attribute) => [attribute.name, attribute.value ?? '']));
  const isPlain = [...given].every(
    ([field, value]) =>
      ['language', 'title', 'metastring', 'showLineNumbers'].includes(field ?? '') &&
      typeof value === 'string',
  );
  if (name !== 'CodeBlock' || children.length === 0 || !isPlain || code.includes(undefined)) {
    return undefined;
  }
  const metastring = [...given]
    .filter(([field]) => field !== 'language')
    .map(([field, value]) => (field === 'title' ? `title="${value}"` : value || field))
    .join(' ');
  return { code: code.join('').trim(), language: given.get('language')?.toString(), metastring };
}

function codeBlock(input: CodeBlockInput): Node {
  const options = codeBlockOptions(input);
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
 * Rehype plugin: replaces fenced code, and each `<CodeBlock>` of plain text, by a block of colored code.
 * @throws Error naming file and line of a fence that can't be read, and why.
 */
export default function rehypeCodeBlocks(): (tree: Node, file: { path: string }) => void {
  return (tree, { path }) => {
    replaceNodes(tree, (node) => {
      const input = fencedBlock(node) ?? writtenBlock(node);
      if (input === undefined) {
        return node;
      }
      try {
        return codeBlock(input);
      } catch (cause) {
        const place = `${path}:${node.position?.start.line ?? 1}`;
        const { message } = cause as Error;
        throw new Error(`${place}: the code block can't be read. ${message}`, { cause });
      }
    });
  };
}
