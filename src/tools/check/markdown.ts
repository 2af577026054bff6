/** What the checks of the documentation see of a page: enough of Markdown for tables, code blocks and inline code. */

export interface Row {
  /** One-based line in the file. */
  line: number;
  cells: string[];
}

export interface Table {
  line: number;
  /** Headings above the table, outermost first. */
  headings: string[];
  header: string[];
  rows: Row[];
}

export interface CodeBlock {
  line: number;
  language: string;
  /** The rest of the opening fence, such as `title="conf/gravitino.conf"`. */
  meta: string;
  text: string;
}

export interface Heading {
  line: number;
  level: number;
  text: string;
  /** Written behind the text as `{#id}`. */
  id?: string;
}

export interface InlineCode {
  line: number;
  text: string;
}

export interface MarkdownPage {
  frontMatter: Record<string, string>;
  headings: Heading[];
  tables: Table[];
  codeBlocks: CodeBlock[];
  inlineCode: InlineCode[];
  /** Lines outside of front matter and code blocks, by one-based number. */
  prose: { line: number; text: string }[];
}

const fence = /^(\s*)(`{3,}|~{3,})(\S*)\s*(.*)$/;

/** Splits a table line at its bars, leaving `\|` and bars inside of code alone. */
export function splitCells(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let inCode = false;
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  for (let index = 0; index < inner.length; index += 1) {
    const char = inner[index];
    if (char === '\\' && inner[index + 1] === '|') {
      cell += '|';
      index += 1;
    } else if (char === '|' && !inCode) {
      cells.push(cell.trim());
      cell = '';
    } else {
      if (char === '`') inCode = !inCode;
      cell += char;
    }
  }
  cells.push(cell.trim());
  return cells;
}

function readFrontMatter(lines: string[]): { frontMatter: Record<string, string>; next: number } {
  const frontMatter: Record<string, string> = {};
  if (lines[0] !== '---') return { frontMatter, next: 0 };
  const end = lines.indexOf('---', 1);
  for (const line of lines.slice(1, end)) {
    const at = line.indexOf(':');
    if (at < 0) continue;
    const value = line.slice(at + 1).trim();
    frontMatter[line.slice(0, at).trim()] = value.replace(/^(['"])(.*)\1$/, '$2');
  }
  return { frontMatter, next: end + 1 };
}

const codeSpan = /(`+)((?:(?!\1).|`)*?[^`])\1(?!`)/g;

/** Reads one page of Markdown. */
export function readMarkdown(text: string): MarkdownPage {
  const lines = text.split('\n');
  const { frontMatter, next } = readFrontMatter(lines);
  const page: MarkdownPage = {
    frontMatter,
    headings: [],
    tables: [],
    codeBlocks: [],
    inlineCode: [],
    prose: [],
  };
  const path: Heading[] = [];
  let table: Table | undefined;
  for (let index = next; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const number = index + 1;
    const opening = fence.exec(line);
    if (opening) {
      const [, , marks = '', language = '', meta = ''] = opening;
      const body: string[] = [];
      index += 1;
      while (index < lines.length && !(lines[index] ?? '').trim().startsWith(marks)) {
        body.push(lines[index] ?? '');
        index += 1;
      }
      page.codeBlocks.push({ line: number, language, meta, text: body.join('\n') });
      table = undefined;
      continue;
    }
    page.prose.push({ line: number, text: line });
    const heading = /^(#{1,6})\s+(.*?)(?:\s+\{#([^}]+)\})?\s*$/.exec(line);
    if (heading) {
      const entry = {
        line: number,
        level: heading[1]?.length ?? 1,
        text: heading[2] ?? '',
        id: heading[3],
      };
      page.headings.push(entry);
      while ((path.at(-1)?.level ?? 0) >= entry.level) path.pop();
      path.push(entry);
    }
    for (const match of line.matchAll(codeSpan)) {
      page.inlineCode.push({ line: number, text: (match[2] ?? '').trim() });
    }
    const isRow = /^\s*\|/.test(line);
    if (!isRow) {
      table = undefined;
    } else if (table) {
      table.rows.push({ line: number, cells: splitCells(line) });
    } else if (/^\s*\|[\s:|-]+\|\s*$/.test(lines[index + 1] ?? '')) {
      table = {
        line: number,
        headings: path.map(({ text: title }) => title),
        header: splitCells(line),
        rows: [],
      };
      page.tables.push(table);
      page.prose.push({ line: number + 1, text: lines[index + 1] ?? '' });
      index += 1;
    }
  }
  return page;
}

/** The contents of the code spans of a cell. */
export function codeIn(cell: string): string[] {
  return [...cell.matchAll(codeSpan)].map((match) => (match[2] ?? '').trim());
}

/** A cell as a reader sees it: no code marks, no links, no components. */
export function plainText(cell: string): string {
  return cell
    .replace(/<[^>]+>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`/g, '')
    .trim();
}
