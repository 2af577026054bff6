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
    /** The anchor of the heading. */
    id?: string;
  }
}

/** A Markdown file as a tree. */
export interface MarkdownFile {
  /** Empty if there is an error. */
  tree: Root;
  /** Why MDX can't parse the text, and the line, counted from 1. */
  error?: { line: number; reason: string };
}

// The syntax of Docusaurus: see processor.js in @docusaurus/mdx-loader.
const processor = remark()
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Removes the id at the end of a heading, `{#id}` or `{/* #id *\/}`, and returns it. */
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

/** Parses a file like Docusaurus: MDX with tables, directives, front matter, and heading ids. The tree has no comments, and a
 * single node for the front matter.
 */
export function readMarkdown(text: string): MarkdownFile {
  try {
    // This adds a backslash before `{#id}`, which changes columns but not lines.
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
    // Errors at the end of the file have their line only in the message.
    const line = Number(error.line ?? /\((\d+):\d+/.exec(reason)?.[1] ?? 1);
    return { tree: { type: 'root', children: [] }, error: { line, reason } };
  }
}
