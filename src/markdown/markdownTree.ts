import { createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { nodesOf } from './nodes';
import { restoreTextDirectives } from './textDirectives';

declare module 'mdast' {
  interface HeadingData {
    /** What an address names behind `#` to lead here. */
    id?: string;
  }
}

/** Says why MDX can't read a text. */
export interface MarkdownError {
  /** From 1. */
  line: number;
  reason: string;
}

/** A Markdown file as a tree. */
export interface MarkdownFile {
  /** Empty where there is an error. */
  tree: Root;
  error?: MarkdownError;
}

// The syntax that Docusaurus reads: see processor.js in @docusaurus/mdx-loader.
const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Returns the id at the end of a heading, written `{#id}` or `{/* #id *\/}`, and takes it out of the text. */
function takeWrittenId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? last.value.trim() : '';
  const commented = /^\/\*\s*#(\S+).*\*\/$/s.exec(comment)?.[1];
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

/** Gives every heading the id that Docusaurus gives it. */
function nameHeadings(tree: Root): void {
  const slugger = createSlugger();
  for (const heading of nodesOf(tree, 'heading')) {
    const id = takeWrittenId(heading) ?? slugger.slug(textOf(heading));
    heading.data = { ...heading.data, id };
  }
}

const isComment = (node: Nodes): boolean =>
  (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
  node.data?.estree?.body.length === 0;

/** Takes comments out. */
function keepContent(node: Nodes): void {
  if (!('children' in node)) {
    return;
  }
  const { children }: { children: Nodes[] } = node;
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const child = children[index];
    if (child !== undefined && isComment(child)) {
      children.splice(index, 1);
    } else if (child !== undefined) {
      keepContent(child);
    }
  }
}

/** Reads the message of the parser; what the end of the file brings to light has its line in the text only. */
function syntaxError(error: unknown): MarkdownError {
  if (!(error instanceof Error && 'reason' in error && 'line' in error)) {
    throw error;
  }
  const reason = String(error.reason);
  return { line: Number(error.line ?? /\((\d+):\d+/.exec(reason)?.[1] ?? 1), reason };
}

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
    nameHeadings(tree);
    keepContent(tree);
    return { tree };
  } catch (error) {
    return { tree: { type: 'root', children: [] }, error: syntaxError(error) };
  }
}
