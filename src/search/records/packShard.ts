import { isStopWord } from '../engine/queryWords';
import { blogSection, cellSeparator, type SearchRecord } from '../engine/record';
import { type PackedPage, type Shard, siteTag, slug } from '../engine/shard';
import { fold, namesOf, stem } from '../engine/tokenize';

/** Level of records with code. */
const codeLevel = -1;
/** Names in code that readers search for: with an inner capital, with several parts, or the address of a request. */
const codeName = /^(?=.{4,42}$).*(?:\p{Ll}\p{Lu}|\p{L}[\p{L}\p{N}]*[._][\p{L}\p{N}]|:\d+\/\p{L})/u;
/** Matches a text up to the word at this length. Posts keep no text, because the docs define the same things. */
const wholeUpTo = { page: /^[\s\S]{210}\S*/, post: /^/ };
/** Matches cells that don't distinguish rows. */
const plainValue =
  /^(?:\(?none\)?|yes|no|[–—-]|true|false|required|optional|string|boolean|int|integer|long|\d+\.\d+\.\d+)$/i;

/** Removes plain values from a row, except in its first cell. */
const withoutPlainValues = (text: string): string =>
  text
    .split(cellSeparator)
    .filter((cell, at, { length }) => at === 0 || length < 3 || !plainValue.test(cell))
    .join(cellSeparator);

/** Groups records by a key. Groups and records keep their order. */
function groupBy(
  records: readonly SearchRecord[],
  keyOf: (record: SearchRecord) => string,
): Map<string, SearchRecord[]> {
  const groups = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = keyOf(record);
    groups.set(key, groups.get(key) ?? []);
    groups.get(key)?.push(record);
  }
  return groups;
}

/** Groups records by language and tag. */
export const groupByShard = (records: readonly SearchRecord[]): SearchRecord[][] => [
  ...groupBy(records, ({ language, docusaurus_tag: tag }) => `${language} ${tag}`).values(),
];

/** Packs the records of one language and tag. To save bytes, it keeps only the words from the ends of long texts, and only the
 * names in code, and drops repeated texts and plain values.
 * @param records grouped by page, in the order of the page.
 */
export function packShard(records: readonly SearchRecord[], siteUrl: string): Shard {
  const [first] = records;
  const codeNames = new Set<string>();
  const pages = groupBy(records, (record) => record.url_without_anchor);
  return {
    format: 3,
    language: first?.language ?? '',
    tag: first?.docusaurus_tag ?? '',
    siteUrl,
    pages: [...pages].map(([url, page]) => packPage(url.slice(siteUrl.length), page, codeNames)),
  };
}

/** @param codeNames names in the code of earlier pages; this page's names are added. */
function packPage(
  path: string,
  records: readonly SearchRecord[],
  codeNames: Set<string>,
): PackedPage {
  const [first] = records;
  const lvl0 = first?.hierarchy.lvl0 ?? '';
  const isPost = first?.docusaurus_tag === siteTag && lvl0 === blogSection;
  const cut = isPost ? wholeUpTo.post : wholeUpTo.page;
  const seen = new Set<string>();
  const words = new Set<string>();
  const sections: PackedPage['sections'] = [];
  for (const [heading, ...contents] of headingsWithContents(records)) {
    const text = heading.type === 'content' ? '' : (heading.hierarchy[heading.type] ?? '');
    const prose = contents
      .filter(({ weight }) => weight.level !== codeLevel)
      .map(({ content }) => withoutPlainValues(content ?? ''))
      .filter((content) => !seen.has(content) && seen.add(content));
    const texts = prose.map((content) => cut.exec(content)?.[0] ?? content).filter(Boolean);
    const ends = prose.map((content, at) => content.slice(texts[at]?.length ?? 0));
    if (!isPost) {
      words.clear();
    }
    newWords([text, ...texts].join(' '), words);
    const code = contents.filter(({ weight }) => weight.level === codeLevel);
    const names = [
      ...newWords(ends.join(' '), words).sort(),
      ...code.flatMap(({ content }) => newNames(content ?? '', codeNames)),
    ].join(' ');
    sections.push({
      level: Number(heading.type.slice(3)),
      heading: text,
      ...(heading.anchor !== slug(text) && { anchor: heading.anchor }),
      ...(texts.length > 0 && { texts }),
      ...(names && { names }),
      ...(heading.linkTexts && { links: [...heading.linkTexts] }),
    });
  }
  return { path, lvl0, about: first?.about, sections };
}

/** Returns the headings of a page, each with the contents below it. */
function headingsWithContents(
  records: readonly SearchRecord[],
): [SearchRecord, ...SearchRecord[]][] {
  const sections: [SearchRecord, ...SearchRecord[]][] = [];
  for (const record of records) {
    if (record.type === 'content') {
      sections.at(-1)?.push(record);
    } else {
      sections.push([record]);
    }
  }
  return sections;
}

/** Returns the words of a text with new stems, which are added to the known ones. */
const newWords = (text: string, known: Set<string>): string[] =>
  (text.match(/\p{L}[\p{L}\p{N}]{3,}/gu) ?? []).map(fold).filter((word) => {
    const isNew = !isStopWord(word) && !known.has(stem(word));
    known.add(stem(word));
    return isNew;
  });

/** Returns the new names in some code, which are added to the known ones. */
const newNames = (code: string, known: Set<string>): string[] =>
  namesOf(code)
    .map(({ whole }) => code.slice(whole.start, whole.end))
    .filter((name) => codeName.test(name) && !known.has(name) && known.add(name));
