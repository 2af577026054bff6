import { isStopWord } from '../engine/queryWords';
import { blogSection, cellSeparator, type SearchRecord } from '../engine/record';
import { type PackedPage, type Shard, siteTag, slug } from '../engine/shard';
import { stem } from '../engine/stem';
import { fold, namesOf } from '../engine/tokenize';

/** Level of the records that hold code; prose is at 0. */
const codeLevel = -1;
/** Names in code that someone may look for: with an inner capital, or in parts, or the address of a request. */
const codeName = /^(?=.{4,42}$).*(?:\p{Ll}\p{Lu}|\p{L}[\p{L}\p{N}]*[._][\p{L}\p{N}]|:\d+\/\p{L})/u;
/** A text up to the end of the word at this length. Of a post, which repeats at length what the docs define, no text is kept. */
const wholeUpTo = { page: /^[\s\S]{210}\S*/, post: /^/ };
/** Cells that tell no row from another. */
const plainValue =
  /^(?:\(?none\)?|yes|no|[–—-]|true|false|required|optional|string|boolean|int|integer|long|\d+\.\d+\.\d+)$/i;

/** Leaves out the cells of a row that are plain values; its first cell names it. */
const withoutPlainValues = (text: string): string =>
  text
    .split(cellSeparator)
    .filter((cell, at, { length }) => at === 0 || length < 3 || !plainValue.test(cell))
    .join(cellSeparator);

/** Groups records by what a function returns for each; groups and records keep their order. */
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

/**
 * Packs the records of one language and tag. What would cost readers most bytes and tell them least is left out: the ends of
 * long texts except for their words, repeated texts, plain values, and code except for its names.
 *
 * @param records page by page, in the order of the page.
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

/** @param codeNames names in code that an earlier page of the shard has; they are added to. */
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

/** Returns the words of a text whose stems aren't known yet, and makes them known. */
const newWords = (text: string, known: Set<string>): string[] =>
  (text.match(/\p{L}[\p{L}\p{N}]{3,}/gu) ?? []).map(fold).filter((word) => {
    const isNew = !isStopWord(word) && !known.has(stem(word));
    known.add(stem(word));
    return isNew;
  });

/** Returns the names in some code that aren't known yet, and makes them known. */
const newNames = (code: string, known: Set<string>): string[] =>
  namesOf(code)
    .map(({ whole }) => code.slice(whole.start, whole.end))
    .filter((name) => codeName.test(name) && !known.has(name) && known.add(name));
