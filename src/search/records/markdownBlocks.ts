import { cellSeparator } from '../engine/record';
import type { Block } from './blocks';

/** What reading Markdown takes from outside. */
export interface MarkdownOptions {
  /** Title of the page; an h1 in the text comes before it. */
  title: string;
  /** Makes the anchor of a heading; called once for each heading, in order. */
  slug: (heading: string) => string;
  /** Reads an imported partial by its path as written; `undefined` if it is no Markdown. */
  partial: (path: string) => string | undefined;
}

const frontMatter = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;
const importLine = /^import\s+(\w+)\s+from\s+['"](.+\.mdx?)['"];?\s*$/;
const componentLine = /^<(\w+)\b[^>]*\/>\s*$/;
const heading = /^(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/;
const explicitId = /\s*(?:\{#([\w-]+)\}|\{\/\*\s*#([\w-]+)\s*\*\/\})\s*$/;
const fence = /^\s*(`{3,}|~{3,})\s*([\w-]*)/;
const tableRule = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;
const listItem = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** Takes the marks of inline Markdown and JSX off a text. */
export function plainText(markdown: string): string {
  const code: string[] = [];
  return markdown
    .replace(/(`+)(.+?)\1/g, (_, __, text: string) => `\ue000${code.push(text.trim()) - 1}\ue000`)
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/<Since version="([^"]+)" \/>/g, 'New in $1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '')
    .replace(/(\*\*|__|~~)(.+?)\1/g, '$2')
    .replace(/(^|\W)[*_](\S(?:.*?\S)?)[*_](?=\W|$)/g, '$1$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>])/g, '$1')
    .replace(/\ue000(\d+)\ue000/g, (_, index: string) => code[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plainText(cell.replace(/\\\|/g, '|')));

/**
 * Reads the blocks of a Markdown page as the rendered page would yield them: headings with their anchors, paragraphs, list
 * items, whole table rows and code. Good for a preview while writing; the build reads the rendered pages themselves.
 */
export function markdownBlocks(markdown: string, options: MarkdownOptions): Block[] {
  const reader = new MarkdownReader(options);
  reader.read(markdown);
  return reader.finish();
}

class MarkdownReader {
  private readonly blocks: Block[] = [];
  private readonly partials = new Map<string, string>();
  private anchor: string | null = null;
  private paragraph: string[] = [];
  private code: { mark: string; language: string; lines: string[] } | undefined;
  private inTable = false;

  constructor(private readonly options: MarkdownOptions) {}

  read(markdown: string): void {
    const lines = markdown.replace(frontMatter, '').split(/\r?\n/);
    for (const [index, line] of lines.entries()) {
      this.readLine(line, lines[index + 1] ?? '');
    }
    this.endParagraph();
  }

  finish(): Block[] {
    const at = this.blocks.findIndex(({ level }) => level === 1);
    const [title] = at < 0 ? [] : this.blocks.splice(at, 1);
    return [title ?? { level: 1, text: this.options.title, anchor: null }, ...this.blocks];
  }

  private readLine(line: string, next: string): void {
    if (this.code !== undefined) {
      this.readCode(line);
      return;
    }
    const opened = fence.exec(line);
    if (opened) {
      this.endParagraph();
      this.code = { mark: opened[1] ?? '```', language: opened[2] ?? '', lines: [] };
      return;
    }
    if (this.readImport(line) || this.readTable(line, next) || this.readHeading(line)) {
      return;
    }
    if (line.trim() === '' || /^\s*(:::|<\/?\w+[^>]*>\s*$|export\s)/.test(line)) {
      this.endParagraph();
      return;
    }
    if (listItem.test(line)) {
      this.endParagraph();
    }
    this.paragraph.push(line.replace(listItem, '').replace(/^\s*>\s?/, ''));
  }

  private readCode(line: string): void {
    const code = this.code;
    if (code && line.trim().startsWith(code.mark)) {
      const text = code.lines.join(' ').replace(/\s+/g, ' ').trim();
      if (text !== '' && code.language !== 'json') {
        this.blocks.push({ level: -1, text, anchor: this.anchor });
      }
      this.code = undefined;
      return;
    }
    code?.lines.push(line);
  }

  private readImport(line: string): boolean {
    const [, name, path] = importLine.exec(line) ?? [];
    if (name !== undefined && path !== undefined) {
      const content = this.options.partial(path);
      if (content !== undefined) {
        this.partials.set(name, content);
      }
      return true;
    }
    const content = this.partials.get(componentLine.exec(line)?.[1] ?? '');
    if (content !== undefined) {
      this.endParagraph();
      this.read(content);
      return true;
    }
    return /^import\s/.test(line);
  }

  private readTable(line: string, next: string): boolean {
    if (!line.includes('|')) {
      this.inTable = false;
      return false;
    }
    if (tableRule.test(next) && next.includes('-') && !this.inTable) {
      this.endParagraph();
      this.inTable = true;
      return true; // the head of the table
    }
    if (!this.inTable) {
      return false;
    }
    if (!tableRule.test(line)) {
      const row = cellsOf(line).filter((cell) => cell !== '');
      this.add(row.join(cellSeparator));
    }
    return true;
  }

  private readHeading(line: string): boolean {
    const [, marks, written] = heading.exec(line) ?? [];
    if (marks === undefined || written === undefined) {
      return false;
    }
    this.endParagraph();
    const [, braced, commented] = explicitId.exec(written) ?? [];
    const text = plainText(written.replace(explicitId, ''));
    const id = braced ?? commented ?? this.options.slug(text);
    const isTitle = marks.length === 1;
    this.anchor = isTitle ? null : id;
    this.blocks.push({ level: marks.length, text, anchor: this.anchor });
    return true;
  }

  private endParagraph(): void {
    const text = plainText(this.paragraph.join(' '));
    this.paragraph = [];
    this.add(text);
  }

  private add(text: string): void {
    if (/[\p{L}\p{N}]/u.test(text)) {
      this.blocks.push({ level: 0, text, anchor: this.anchor });
    }
  }
}
