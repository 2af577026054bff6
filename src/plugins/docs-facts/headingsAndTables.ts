/** A fence that opens or closes a block of code, also in a list or a quotation. */
const fence = /^[\s>]*(?:[-*+]\s+|\d+\.\s+)?(`{3,}|~{3,})/;
/** A heading, or a row of a table. */
const kept = /^\s*(?:#{1,6}\s|\|)/;
const frontMatter = /^---\r?\n[\s\S]*?\r?\n---\r?$/m;
const longComment = /\{\/\*(?:(?!\*\/\})[\s\S])*?\n[\s\S]*?\*\/\}/g;

/**
 * Returns the tables of a page's Markdown and the headings before them. Parsing it takes a fraction of what the whole page takes, and it
 * stays the same while somebody writes prose or code.
 */
export function headingsAndTables(markdown: string): string {
  let open = '';
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
      return kept.test(line) ? line : '';
    });
  const end = lines.findLastIndex((line) => line.trimStart().startsWith('|')) + 1;
  return lines
    .slice(0, end)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}
