import type { Nodes, Root } from 'hast';
import { toString as textIn } from 'hast-util-to-string';
import { isTag, replaceNodes } from '../../markdown/nodes';
import { curlRequests } from '../../sandbox/curl';
import { highlight } from './highlight';
import { type CodeBlockInput, codeBlockOptions } from './metadata';

function fencedBlock(node: Nodes): CodeBlockInput | undefined {
  const [code, ...rest] = node.type === 'element' && node.tagName === 'pre' ? node.children : [];
  if (code?.type !== 'element' || code.tagName !== 'code' || rest.length > 0) {
    return undefined;
  }
  const { className, metastring } = code.properties;
  const [, language] = /(?:^| )language-(\S+)/.exec([className].flat().join(' ')) ?? [];
  return {
    code: textIn(code),
    language,
    metastring: typeof metastring === 'string' ? metastring : undefined,
  };
}

/** The text in a tag, where the build knows it: text, `{'text'}`, or a template without further expressions. */
function writtenText(node: Nodes): string | undefined {
  if (node.type === 'text') {
    return node.value;
  }
  if ('children' in node) {
    const texts = node.children.map(writtenText);
    return texts.includes(undefined) ? undefined : texts.join('');
  }
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  const [statement] = isExpression ? (node.data?.estree?.body ?? []) : [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const value =
    expression?.type === 'TemplateLiteral' && expression.expressions.length === 0
      ? expression.quasis[0]?.value.cooked
      : expression?.type === 'Literal' && expression.value;
  return typeof value === 'string' ? value : undefined;
}

/** Reads a `<CodeBlock>` that a writer gives nothing but texts; the stock block shows any other. */
function writtenBlock(node: Nodes): CodeBlockInput | undefined {
  if (!isTag(node) || node.name !== 'CodeBlock') {
    return undefined;
  }
  const { attributes, children } = node;
  const code = writtenText({ type: 'root', children });
  const given = attributes.map((attribute) => ({ name: '', ...attribute }));
  const isPlain = given.every(
    ({ name, value }) =>
      /^(?:language|title|metastring|showLineNumbers)$/.test(name) && typeof value !== 'object',
  );
  if (!code || !isPlain) {
    return undefined;
  }
  const metastring = given
    .filter(({ name }) => name !== 'language')
    .map(({ name, value }) => (name === 'title' ? `title="${value}"` : value || name))
    .join(' ');
  const language = given.find(({ name }) => name === 'language')?.value;
  return { code: code.trim(), language: language?.toString(), metastring };
}

function codeBlock(input: CodeBlockInput): Extract<Nodes, { type: 'mdxJsxFlowElement' }> {
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
export default function rehypeCodeBlocks(): (tree: Root, file: { path: string }) => void {
  return (tree, { path }) => {
    replaceNodes<Nodes>(tree, (node) => {
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
