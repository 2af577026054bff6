import type { Finding } from '../finding';
import type { CheckedSite } from '../site';

/** The title is the only h1, and no heading skips a level. */
export function headings({ pages }: CheckedSite): Finding[] {
  return pages.flatMap(({ file, markdown }) => {
    let above = 1;
    return markdown.headings.flatMap(({ line, level, text }): Finding[] => {
      const skipped = level > above + 1;
      const expected = above + 1;
      above = level;
      if (level === 1) {
        return [
          {
            rule: 'headings',
            file,
            line,
            subject: text,
            message: `"${text}" is a second h1: the title is the first.`,
            mend: `Write "## ${text}".`,
          },
        ];
      }
      return skipped
        ? [
            {
              rule: 'headings',
              file,
              line,
              subject: text,
              message: `"${text}" is of level ${level}, below one of level ${expected - 1}.`,
              mend: `Write it with ${expected} signs "#", or give it a heading of that level above.`,
            },
          ]
        : [];
    });
  });
}
