import type { Finding } from '../finding';
import type { CheckedSite } from '../site';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every docs page has a keyword that its title doesn't hold: else no reader's word for the subject leads to it. */
export function keywords({ pages }: CheckedSite): Finding[] {
  return pages.flatMap(({ file, version, fields, fieldLines }): Finding[] => {
    const { title, keywords: list } = fields;
    if (version === undefined || !Array.isArray(list) || list.length === 0) {
      return [];
    }
    const inTitle = new Set(wordsOf(String(title)));
    const isOther = (keyword: unknown): boolean =>
      wordsOf(String(keyword)).some((word) => !inTitle.has(word));
    return list.some(isOther)
      ? []
      : [
          {
            rule: 'keywords',
            file,
            line: fieldLines.keywords ?? 1,
            subject: 'keywords',
            message: 'every keyword repeats the title.',
            mend: 'Add the words that readers use for the subject.',
          },
        ];
  });
}
