import { groupBy } from '../engine/groupBy';
import { isStopWord } from '../engine/queryWords';
import { blogSection, cellSeparator, type SearchRecord } from '../engine/record';
import {
  columnSeparator,
  keywordSeparator,
  pageTop,
  type Shard,
  siteTag,
  slug,
} from '../engine/shard';
import { stem } from '../engine/stem';
import { fold, namesOf } from '../engine/tokenize';
import { wordCodesOf, wordEncoder } from './encodeWords';

/** Level of the records that hold code; prose is at 0. */
const codeLevel = -1;
/** Names in code that someone may look for: with an inner capital, in parts that a dot or an underscore joins, or the address of a request. */
const name = /\p{Ll}\p{Lu}|\p{L}[\p{L}\p{N}]*[._][\p{L}\p{N}]|:\d+\/\p{L}/u;
const nameLength = { min: 4, max: 42 };
/** A text up to the end of the word at this length; of what follows, the words that are new to the section are kept. */
const wholeUpTo = /^[\s\S]{210}\S*/;
const plainWord = /\p{L}[\p{L}\p{N}]{3,}/gu;
/** Cells that tell no row from another, neither to a query nor in a snippet. */
const plainValue =
  /^(?:\(?none\)?|yes|no|[–—-]|true|false|required|optional|string|boolean|int|integer|long|\d+\.\d+\.\d+)$/i;

const isName = (word: string): boolean =>
  word.length >= nameLength.min && word.length <= nameLength.max && name.test(word);

/** Leaves out the cells of a row that are plain values; its first cell names it. */
const withoutPlainValues = (text: string): string =>
  text
    .split(cellSeparator)
    .filter((cell, at, { length }) => at === 0 || length < 3 || !plainValue.test(cell))
    .join(cellSeparator);

const wordsOf = (text: string): string[] => (text.match(plainWord) ?? []).map(fold);

/** Returns the words of a text that aren't known yet, and makes them known. */
const newWordsOf = (text: string, known: Set<string>): string[] =>
  wordsOf(text).filter((word) => {
    const isNew = !isStopWord(word) && !known.has(stem(word));
    known.add(stem(word));
    return isNew;
  });

/**
 * Packs the records of one language and tag, without what no reader could tell from what stays. `npm run bench:search` prints
 * what is left.
 *
 * @param records all of one language and tag, page by page, in the order of the page.
 */
export function packShard(records: readonly SearchRecord[], siteUrl: string): Shard {
  const [first] = records;
  const kept = new Set<string>();
  const byPage = groupBy(records, (record) => record.url_without_anchor);
  const pages = [...byPage].map(([url, page]): PackedPage => {
    const { keywords = [], description = '' } = page[0]?.about ?? {};
    return {
      path: url.slice(siteUrl.length),
      lvl0: page[0]?.hierarchy.lvl0 ?? '',
      about: `${keywords.join(keywordSeparator)}\n${description}`,
      pageRank: page[0]?.weight.pageRank ?? 0,
      sections: packPage(page, kept),
    };
  });
  return {
    format: 2,
    language: first?.language ?? '',
    tag: first?.docusaurus_tag ?? '',
    version: first?.version ?? '',
    siteUrl,
    ...packColumns(pages),
  };
}

/** A page before it is divided into columns. */
interface PackedPage {
  path: string;
  lvl0: string;
  about: string;
  pageRank: number;
  sections: PackedSection[];
}
type PackedSection = Record<keyof Shard['sections'], string>;

/** Puts the texts of one column next to each other. */
const columnsOf = <Name extends string>(
  rows: readonly Record<Name, unknown>[],
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(
    names.map((name) => [name, rows.map((row) => row[name]).join(columnSeparator)]),
  ) as Record<Name, string>;

/** Puts similar texts of all pages next to each other, with codes for their words. */
function packColumns(packed: readonly PackedPage[]): Pick<Shard, 'words' | 'pages' | 'sections'> {
  const rows = packed.flatMap((page) => page.sections);
  const pages = columnsOf(packed, ['path', 'lvl0', 'about']);
  const sections = columnsOf(rows, ['heading', 'anchor', 'texts', 'names', 'linkTexts']);
  const words = wordCodesOf([...Object.values(pages), ...Object.values(sections)]);
  const encode = wordEncoder(words);
  const encoded = <Columns extends Record<string, string>>(columns: Columns): Columns =>
    Object.fromEntries(
      Object.entries(columns).map(([name, text]) => [name, encode(text)]),
    ) as Columns;
  return {
    words,
    pages: {
      ...encoded(pages),
      pageRank: packed.map(({ pageRank }) => pageRank),
      sections: packed.map((page) => page.sections.length),
    },
    sections: { level: rows.map(({ level }) => level).join(''), ...encoded(sections) },
  };
}

const isPost = ({ docusaurus_tag: tag, hierarchy }: SearchRecord): boolean =>
  tag === siteTag && hierarchy.lvl0 === blogSection;
const isCode = (record: SearchRecord): boolean => record.weight.level === codeLevel;
const isText = (record: SearchRecord): boolean => !isCode(record);
const headingOf = (record: SearchRecord): string =>
  record.type === 'content' ? '' : (record.hierarchy[record.type] ?? '');

/** Names in a code block. */
const namesIn = (code: string): string[] =>
  namesOf(code)
    .map(({ whole }) => code.slice(whole.start, whole.end))
    .filter(isName);

/** Packs the content below a heading: its texts, and other words that it contains. */
type PackTexts = (heading: string, below: readonly SearchRecord[]) => [string, string];

function packPage(records: readonly SearchRecord[], kept: Set<string>): PackedSection[] {
  const [first] = records;
  const pack = first && isPost(first) ? postTexts(records) : docTexts(records, kept);
  const sections: SearchRecord[][] = [];
  for (const record of records) {
    if (record.type === 'content') {
      sections.at(-1)?.push(record);
    } else {
      sections.push([record]);
    }
  }
  return sections.flatMap(([top, ...below]): PackedSection[] => {
    if (top === undefined) {
      return [];
    }
    const heading = headingOf(top);
    const [texts, names] = pack(heading, below);
    return [
      {
        level: top.type.slice(3),
        heading,
        anchor: top.anchor === slug(heading) ? '' : (top.anchor ?? pageTop),
        texts,
        names,
        linkTexts: (top.linkTexts ?? []).join('\n'),
      },
    ];
  });
}

/**
 * Of each section of a post the words that nothing before it has, and more often the more often the post has them: posts tell at
 * length what the docs define. The site's shard would be 15 KB (brotli) larger with all texts.
 */
function postTexts(records: readonly SearchRecord[]): PackTexts {
  const said = new Set<string>();
  const counts = new Map<string, number>();
  for (const word of records.filter(isText).flatMap(({ content }) => wordsOf(content ?? ''))) {
    counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
  }
  /** Once, twice from the second time, three times from the fourth, and so on: what the subject of a post is, and no more bytes. */
  const repeated = (word: string): string[] =>
    Array.from({ length: 1 + Math.floor(Math.log2(counts.get(stem(word)) ?? 1)) }, () => word);
  const newNames = newNamesOf(
    [],
    new Set(),
    (record) => isCode(record) || record.content?.includes('_') === true,
  );
  return (heading, below) => {
    const texts = below.filter(isText).map(({ content }) => content ?? '');
    newWordsOf(heading, said);
    const words = newWordsOf(texts.join(' '), said).sort().flatMap(repeated);
    return ['', [...words, ...newNames(below)].join(' ')];
  };
}

/**
 * Returns what reads the sections of a page for names, each of which is found in one section.
 *
 * @param texts records whose text is kept, with the names in it.
 * @param kept names that an earlier page of the shard has kept; they stay there.
 * @param isRead which records are read: those of code by default.
 */
function newNamesOf(
  texts: readonly SearchRecord[],
  kept: Set<string>,
  isRead = isCode,
): (below: readonly SearchRecord[]) => string[] {
  const known = new Set(
    texts
      .flatMap((record) => namesOf(record.content ?? headingOf(record)))
      .map(({ whole }) => whole.term),
  );
  return (below) =>
    below
      .filter(isRead)
      .flatMap(({ content }) => namesIn(content ?? ''))
      .filter((name) => {
        const isNew = !known.has(fold(name)) && !kept.has(name);
        if (isNew) {
          known.add(fold(name));
          kept.add(name);
        }
        return isNew;
      });
}

/**
 * Of other pages all texts, and in the docs the names in code that no text of the page has.
 *
 * @param kept names in code that an earlier page of the shard has kept.
 */
function docTexts(records: readonly SearchRecord[], kept: Set<string>): PackTexts {
  const seen = new Set<string>();
  const newNames = newNamesOf(records.filter(isText), kept);
  const isSite = records[0]?.docusaurus_tag === siteTag;
  return (_, below) => {
    const texts: string[] = [];
    const ends: string[] = [];
    for (const { content } of below.filter(isText)) {
      const text = withoutPlainValues(content ?? '');
      if (text !== '' && !seen.has(text)) {
        seen.add(text);
        const [start = text] = wholeUpTo.exec(text) ?? [];
        texts.push(start);
        ends.push(text.slice(start.length));
      }
    }
    const known = new Set(wordsOf(texts.join(' ')).map(stem));
    const words = newWordsOf(ends.join(' '), known);
    return [texts.join('\n'), [...words, ...(isSite ? [] : newNames(below))].join(' ')];
  };
}

/** Groups records by language and tag, keeping their order. */
export const groupByShard = (records: readonly SearchRecord[]): SearchRecord[][] => [
  ...groupBy(records, ({ language, docusaurus_tag: tag }) => `${language} ${tag}`).values(),
];
