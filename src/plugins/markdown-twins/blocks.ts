/** A block of Markdown. A list is written when its neighbours are known. */
export type Block = { type: 'paragraph' | 'other'; text: string } | List;

export interface List {
  type: 'list';
  /** Number of the first item; `undefined` where items have no numbers. */
  start: number | undefined;
  items: Block[][];
}

export const paragraph = (text: string): Block => ({ type: 'paragraph', text });
export const other = (text: string): Block => ({ type: 'other', text });

/** Marks of items, and those of a list that follows another one directly: with the same they would be one list. */
const otherMark: Record<string, string> = { '-': '*', '.': ')' };

/** Begins the first line with a mark and moves the others as far in. */
const hang = (mark: string, text: string): string =>
  `${mark} ${text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length + 1)}`)}`.trimEnd();

/** An item is tight if nothing but lists follow its first block. */
const isTight = (item: readonly Block[]): boolean =>
  item.slice(1).every(({ type }) => type === 'list');

function writeList({ start, items }: List, mark: string): string {
  return items
    .map((item, index) =>
      hang(
        start === undefined ? mark : `${start + index}${mark}`,
        writeBlocks(item, isTight(item) ? '\n' : '\n\n'),
      ),
    )
    .join(items.every(isTight) ? '\n' : '\n\n');
}

/** Writes blocks one after another. */
export function writeBlocks(blocks: readonly Block[], between = '\n\n'): string {
  let last = '';
  return blocks
    .map((block) => {
      if (block.type !== 'list') {
        last = '';
        return block.text;
      }
      const usual = block.start === undefined ? '-' : '.';
      last = (last === usual && otherMark[usual]) || usual;
      return writeList(block, last);
    })
    .join(between);
}

/** Writes blocks as a quote. */
export const quote = (blocks: readonly Block[]): Block =>
  other(
    writeBlocks(blocks)
      .split('\n')
      .map((line) => (line === '' ? '>' : `> ${line}`))
      .join('\n'),
  );
