import { checkDocsPage, checkPosts } from '../../../plugins/front-matter/check';
import { placeholder } from '../../../plugins/new-content/templates';
import { type Findings, findingsIn, lineAt } from '../finding';
import type { CheckedPage, CheckedSite } from '../site';

const fieldsFix = 'npm run check -- --fields lists them.';

/** Front matter follows the schemas of pages and posts. */
export function* frontMatter({ pages, known }: CheckedSite): Findings {
  for (const { file, error } of pages) {
    if (error !== undefined) {
      yield findingsIn('front-matter', file)(error.line, error.message, fieldsFix);
    }
  }
  const readable = pages.filter(({ error }) => error === undefined);
  const problems = [
    ...readable.filter(({ version }) => version !== undefined).flatMap(checkDocsPage),
    ...checkPosts(
      readable.filter(({ version }) => version === undefined),
      known,
    ),
  ];
  for (const { file, line, message } of problems) {
    const [first = file] = file.split(', ');
    yield findingsIn('front-matter', first)(line ?? 1, message, line ? fieldsFix : '');
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A docs page has a keyword that its title doesn't contain: otherwise no other word that readers use leads to it. */
export function* keywords({ file, version, frontMatter, lines }: CheckedPage): Findings {
  const { title, keywords: list } = frontMatter;
  const inTitle = new Set(wordsOf(String(title)));
  const isOther = (keyword: unknown): boolean =>
    wordsOf(String(keyword)).some((word) => !inTitle.has(word));
  if (version !== undefined && Array.isArray(list) && list.length > 0 && !list.some(isOther)) {
    const fix = 'Add the words that readers use for the subject.';
    const at = lines.keywords ?? 1;
    yield findingsIn('keywords', file)(at, 'every keyword repeats the title.', fix);
  }
}

/** Nothing is left of the words that `new:doc` and `new:post` put where the writer's own belong. */
export function* leftPlaceholders({ file, text }: CheckedPage): Findings {
  for (const { index, 0: words } of text.matchAll(placeholder)) {
    const line = lineAt(text, index);
    const fix = 'Write your own words, or take the line out.';
    yield findingsIn('placeholders', file)(line, `"${words}" is left of the template.`, fix);
  }
}

/** Words of a summary, at least: lists show nothing else of a post. */
const shortestSummary = 20;

/** A post begins with a summary that says enough on its own, and ends it with the marker. */
export function* posts({ file, text, version, error, isPartial }: CheckedPage): Findings {
  if (version !== undefined || error !== undefined || isPartial) {
    return;
  }
  const at = findingsIn('posts', file);
  const begin = text.indexOf('\n---', 3) + '\n---'.length;
  const end = text.slice(begin).search(/\{\/\*\s*truncate\s*\*\/\}/);
  if (end < 0) {
    const fix = 'Write {/* truncate */} on a line of its own below it.';
    yield at(lineAt(text, begin), 'Nothing says where the summary ends.', fix);
    return;
  }
  const words = text
    .slice(begin, begin + end)
    .split(/\s+/)
    .filter(Boolean).length;
  if (words < shortestSummary) {
    yield at(
      lineAt(text, begin + end),
      `The summary has ${words} ${words === 1 ? 'word' : 'words'}.`,
      `Say in at least ${shortestSummary} words above {/* truncate */} what the post is about: lists show only them.`,
    );
  }
}

/** No two pages of a version have the same title or description: readers of a list of results couldn't tell them apart. */
export function* titles({ pages }: CheckedSite): Findings {
  const first = new Map<string, string>();
  for (const field of ['title', 'description']) {
    for (const { file, version, frontMatter, lines } of pages) {
      const key = `${field} ${version?.name} ${frontMatter[field]}`;
      const other = first.get(key);
      first.set(key, other ?? file);
      if (version !== undefined && frontMatter[field] !== undefined && other !== undefined) {
        const at = findingsIn('titles', file);
        const message = `The ${field} is that of ${other}.`;
        yield at(lines[field] ?? 1, message, 'Say what this page is about.');
      }
    }
  }
}
