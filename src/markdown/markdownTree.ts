import { createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { nodesOf, restoreTextDirectives, walk } from './nodes';

declare module 'mdast' {
  interface HeadingData {
    /** What an address names behind `#` to lead here. */
    id?: string;
  }
}

/** A Markdown file as a tree. */
export interface MarkdownFile {
  /** Empty where there is an error. */
  tree: Root;
  /** Why MDX can't read the text, and the line, from 1. */
  error?: { line: number; reason: string };
}

// The syntax that Docusaurus reads: see processor.js in @docusaurus/mdx-loader.
const processor = remark()
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Returns the id at the end of a heading, written `{#id}` or `{/* #id *\/}`, and takes it out of the text. */
function takeWrittenId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? last.value.trim() : '';
  const [, commented] = /^\/\*\s*#(\S+).*\*\/$/s.exec(comment) ?? [];
  if (commented !== undefined) {
    children.pop();
  }
  const text = children.at(-1);
  if (text?.type !== 'text') {
    return commented;
  }
  const written = parseMarkdownHeadingId(text.value);
  text.value = written.text.trimEnd();
  return commented ?? written.id;
}

const isComment = (node: Nodes): boolean =>
  (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
  node.data?.estree?.body.length === 0;

/**
 * Reads a file as Docusaurus does: MDX with tables, directives, front matter and heading ids. Comments are left out of the
 * tree; lines count from the beginning of the file. Front matter is one node, its YAML unread.
 */
export function readMarkdown(text: string): MarkdownFile {
  try {
    // The backslash that this puts before `{#id}` changes columns behind it, but no line.
    const source = escapeMarkdownHeadingIds(text);
    const tree = processor.parse(source);
    restoreTextDirectives(tree, source);
    const slugger = createSlugger();
    for (const heading of nodesOf(tree, 'heading')) {
      const id = takeWrittenId(heading) ?? slugger.slug(textOf(heading));
      heading.data = { ...heading.data, id };
    }
    walk<Nodes>(tree, (node) => {
      if (node.children !== undefined) {
        node.children = node.children.filter((child) => !isComment(child));
      }
    });
    return { tree };
  } catch (error) {
    if (!(error instanceof Error && 'reason' in error && 'line' in error)) {
      throw error;
    }
    const reason = String(error.reason);
    // What only the end of the file shows to be wrong has its line in the text of the message.
    const line = Number(error.line ?? /\((\d+):\d+/.exec(reason)?.[1] ?? 1);
    return { tree: { type: 'root', children: [] }, error: { line, reason } };
  }
}
