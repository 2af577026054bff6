import { placeholders } from '../../../plugins/new-content/templates';
import type { Finding } from '../finding';
import type { CheckedSite } from '../site';

/** Nothing is left of the words that `new:doc` and `new:post` put where the writer's own belong. */
export function leftPlaceholders({ pages }: CheckedSite): Finding[] {
  return pages.flatMap(({ file, text }) =>
    placeholders
      .map((subject) => ({ subject, at: text.indexOf(subject) }))
      .filter(({ at }) => at >= 0)
      .map(
        ({ subject, at }): Finding => ({
          rule: 'placeholders',
          file,
          line: text.slice(0, at).split('\n').length,
          subject,
          message: `"${subject}" is left of the template.`,
          mend: 'Write your own words, or take the line out.',
        }),
      ),
  );
}
