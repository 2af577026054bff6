import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf } from '../../../search/records/markdownTree';
import type { Finding } from '../finding';
import { lineOf } from '../links';
import { type CheckedSite, sourceOf } from '../site';

/** The title is the only h1, and no heading skips a level. */
export function headings({ pages }: CheckedSite): Finding[] {
  return pages.flatMap((page) => {
    let above = 1;
    return nodesOf(page.markdown.tree, 'heading').flatMap((heading): Finding[] => {
      const text = textOf(heading);
      const place = { rule: 'headings', file: page.file, line: lineOf(heading) } as const;
      const expected = above + 1;
      above = heading.depth;
      if (above === 1) {
        const source = sourceOf(page, heading);
        return [
          {
            ...place,
            subject: text,
            message: `"${text}" is a second h1: the title is the first.`,
            mend: `Write "#${source.startsWith('#') ? '' : '# '}${source}".`,
          },
        ];
      }
      return above > expected
        ? [
            {
              ...place,
              subject: text,
              message: `"${text}" is of level ${above}, below one of level ${expected - 1}.`,
              mend: `Write it with ${expected} signs "#", or give it a heading of that level above.`,
            },
          ]
        : [];
    });
  });
}
