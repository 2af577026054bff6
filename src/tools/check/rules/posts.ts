import type { Finding } from '../finding';
import type { CheckedSite } from '../site';

/** Words of a summary, at least: lists show nothing else of a post. */
const shortestSummary = 20;

const marker = /\{\/\*\s*truncate\s*\*\/\}/;

/** Posts begin with a summary that says enough on its own, and end it with the marker. */
export function posts({ pages }: CheckedSite): Finding[] {
  return pages
    .filter(({ version, error }) => version === undefined && error === undefined)
    .flatMap(({ file, text }): Finding[] => {
      const begin = text.indexOf('\n---', 3) + '\n---'.length;
      const body = text.slice(begin);
      const end = body.search(marker);
      const line = (offset: number): number => text.slice(0, offset).split('\n').length;
      if (end < 0) {
        return [
          {
            rule: 'posts',
            file,
            line: line(begin),
            subject: 'truncate',
            message: 'Nothing says where the summary ends.',
            mend: 'Write {/* truncate */} on a line of its own below it.',
          },
        ];
      }
      const words = body.slice(0, end).split(/\s+/).filter(Boolean).length;
      return words >= shortestSummary
        ? []
        : [
            {
              rule: 'posts',
              file,
              line: line(begin + end),
              subject: 'summary',
              message: `The summary has ${words} ${words === 1 ? 'word' : 'words'}.`,
              mend: `Say in at least ${shortestSummary} words above {/* truncate */} what the post is about: lists show only them.`,
            },
          ];
    });
}
