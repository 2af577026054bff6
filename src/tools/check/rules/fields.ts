import { checkDocsPage, checkPosts, type PostSource } from '../../../plugins/front-matter/check';
import { placeholders } from '../../../plugins/new-content/templates';
import { type Finding, findingsIn } from '../finding';
import type { CheckedPage, CheckedSite } from '../site';

const fieldsFix = 'npm run check -- --fields lists them.';

/** Front matter follows the schemas of pages and posts. */
export function frontMatter({ pages: own, translations, known }: CheckedSite): Finding[] {
  const pages = [...own, ...translations.filter(({ version }) => version !== undefined)];
  const unreadable = pages.flatMap(({ file, error }) =>
    error === undefined
      ? []
      : [findingsIn('front-matter', file)(error.line, error.message, fieldsFix)],
  );
  const sources = (isOfDocs: boolean): PostSource[] =>
    pages
      .filter(({ error, version }) => error === undefined && (version !== undefined) === isOfDocs)
      .map(({ file, fields, fieldLines }) => ({ file, frontMatter: fields, lines: fieldLines }));
  const found = [...sources(true).flatMap(checkDocsPage), ...checkPosts(sources(false), known)];
  return [
    ...unreadable,
    ...found.map(({ file, line, message }) => {
      const [first = file] = file.split(', ');
      return findingsIn('front-matter', first)(line ?? 1, message, line ? fieldsFix : '');
    }),
  ];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A docs page has a keyword that its title doesn't contain: otherwise no other word that readers use leads to it. */
export function keywords({ file, version, fields, fieldLines }: CheckedPage): Finding[] {
  const { title, keywords: list } = fields;
  const inTitle = new Set(wordsOf(String(title)));
  const isOther = (keyword: unknown): boolean =>
    wordsOf(String(keyword)).some((word) => !inTitle.has(word));
  return version === undefined || !Array.isArray(list) || list.length === 0 || list.some(isOther)
    ? []
    : [
        findingsIn('keywords', file)(
          fieldLines.keywords ?? 1,
          'every keyword repeats the title.',
          'Add the words that readers use for the subject.',
        ),
      ];
}

/** Nothing is left of the words that `new:doc` and `new:post` put where the writer's own belong. */
export const leftPlaceholders = ({ file, text }: CheckedPage): Finding[] =>
  placeholders
    .map((words) => ({ words, at: text.indexOf(words) }))
    .filter(({ at }) => at >= 0)
    .map(({ words, at }) =>
      findingsIn('placeholders', file)(
        text.slice(0, at).split('\n').length,
        `"${words}" is left of the template.`,
        'Write your own words, or take the line out.',
      ),
    );

/** Words of a summary, at least: lists show nothing else of a post. */
const shortestSummary = 20;

/** A post begins with a summary that says enough on its own, and ends it with the marker. */
export function posts({ file, text, version, error, isPartial }: CheckedPage): Finding[] {
  if (version !== undefined || error !== undefined || isPartial) {
    return [];
  }
  const at = findingsIn('posts', file);
  const begin = text.indexOf('\n---', 3) + '\n---'.length;
  const body = text.slice(begin);
  const end = body.search(/\{\/\*\s*truncate\s*\*\/\}/);
  const line = (offset: number): number => text.slice(0, offset).split('\n').length;
  if (end < 0) {
    return [
      at(
        line(begin),
        'Nothing says where the summary ends.',
        'Write {/* truncate */} on a line of its own below it.',
      ),
    ];
  }
  const words = body.slice(0, end).split(/\s+/).filter(Boolean).length;
  return words >= shortestSummary
    ? []
    : [
        at(
          line(begin + end),
          `The summary has ${words} ${words === 1 ? 'word' : 'words'}.`,
          `Say in at least ${shortestSummary} words above {/* truncate */} what the post is about: lists show only them.`,
        ),
      ];
}

/** No two pages have the same address. */
export function slugs({ pages, versions }: CheckedSite): Finding[] {
  const first = new Map<string, string>(
    versions.flatMap(({ address, rest, folder }) =>
      rest.map((page): [string, string] => [address + page, `${folder}/api/rest/openapi.yaml`]),
    ),
  );
  return pages.flatMap(({ file, address, fieldLines }): Finding[] => {
    const other = first.get(address);
    first.set(address, other ?? file);
    return other === undefined
      ? []
      : [
          findingsIn('slugs', file)(
            fieldLines.slug ?? 1,
            `${address} is the address of ${other} already.`,
            'Give one of them another slug.',
          ),
        ];
  });
}

/** No two pages of a version have the same title or description: readers of a list of results couldn't tell them apart. */
export const titles = ({ pages }: CheckedSite): Finding[] =>
  (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, string>();
    return pages.flatMap(({ file, version, fields, fieldLines }): Finding[] => {
      const key = `${version?.name} ${fields[field]}`;
      const other = first.get(key);
      first.set(key, other ?? file);
      return version === undefined || fields[field] === undefined || other === undefined
        ? []
        : [
            findingsIn('titles', file)(
              fieldLines[field] ?? 1,
              `The ${field} is that of ${other}.`,
              'Say what this page is about.',
            ),
          ];
    });
  });
