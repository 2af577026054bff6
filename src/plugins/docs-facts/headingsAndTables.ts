import { definedBy, messageColumn } from '../../site/reference';

/** A fence that opens or closes a block of code, also in a list or a quotation. */
const fence = /^[\s>]*(?:[-*+]\s+|\d+\.\s+)?(`{3,}|~{3,})/;
const isHeading = (line: string): boolean => /^\s*#{1,6}\s/.test(line);
const isRow = (line: string): boolean => line.trimStart().startsWith('|');
const frontMatter = /^---\r?\n[\s\S]*?\r?\n---\r?$/m;
const longComment = /\{\/\*(?:(?!\*\/\})[\s\S])*?\n[\s\S]*?\*\/\}/g;

/** Whether a table with this first row defines or explains something. */
function isListed(firstRow: string): boolean {
  const headers = firstRow
    .trim()
    .slice(1, -1)
    .split('|')
    .map((header) => header.trim());
  return definedBy(headers) !== undefined || messageColumn(headers) >= 0;
}

/**
 * Returns the tables of a page's Markdown that define or explain something, and the headings before them. Parsing them takes a fraction of
 * what the whole page takes, and the text stays the same while somebody writes prose or code.
 */
export function headingsAndTables(markdown: string): string {
  let open = '';
  let isInTable = false;
  let isKept = false;
  const text = markdown.startsWith('---') ? markdown.replace(frontMatter, '') : markdown;
  const lines = text
    .replace(longComment, '')
    .split('\n')
    .map((line) => {
      const mark = fence.exec(line)?.[1] ?? '';
      if (open !== '') {
        open = mark.startsWith(open) ? '' : open;
        return '';
      }
      open = mark;
      isKept = isRow(line) && (isInTable ? isKept : isListed(line));
      isInTable = isRow(line);
      return isKept || isHeading(line) ? line : '';
    });
  const end = lines.findLastIndex(isRow) + 1;
  return lines
    .slice(0, end)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}
