import { isStopWord } from '../engine/queryWords';
import { blogSection, cellSeparator, type SearchRecord } from '../engine/record';
import {
  keywordSeparator,
  type PackedPage,
  type PackedSection,
  type Shard,
  siteTag,
  slug,
} from '../engine/shard';
import { stem } from '../engine/stem';
import { fold, namesOf } from '../engine/tokenize';

/** Level of the records that hold code; prose is at 0. */
const codeLevel = -1;
/** A text on more pages than this distinguishes none of them; the first page keeps it. */
const repeatedOn = 1;
/** Names in code that someone may look for: with an inner capital, or in parts that a dot or an underscore joins. */
const name = /\p{Ll}\p{Lu}|\p{L}[\p{L}\p{N}]*[._][\p{L}\p{N}]/u;
const nameLength = { min: 4, max: 35 };
/** A last sentence, or the end of one, that only refers to another page, which has these words itself. */
const crossReference = /(?:(?:^|(?<=[.:;] ))(?:See|Compare)|[;:,] see) [^.]*\.$/;
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

/** Counts the pages that hold a text. */
function pagesPerText(records: readonly SearchRecord[]): Map<string, number> {
  const pages = new Map<string, Set<string>>();
  for (const { content, url_without_anchor: page } of records) {
    if (content !== null) {
      pages.set(content, (pages.get(content) ?? new Set()).add(page));
    }
  }
  return new Map([...pages].map(([text, { size }]) => [text, size]));
}

/**
 * Packs the records of one language and tag, without what no reader could tell from what stays. `npm run bench:search` prints
 * what is left.
 *
 * @param records all of one language and tag, page by page, in the order of the page.
 */
export function packShard(records: readonly SearchRecord[], siteUrl: string): Shard {
  const [first] = records;
  const counts = pagesPerText(records);
  const kept = new Set<string>();
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = byPage.get(record.url_without_anchor) ?? [];
    page.push(record);
    byPage.set(record.url_without_anchor, page);
  }
  return {
    format: 1,
    language: first?.language ?? '',
    tag: first?.docusaurus_tag ?? '',
    version: first?.version ?? '',
    siteUrl,
    pages: [...byPage].map(([url, page]): PackedPage => {
      const path = url.slice(siteUrl.length);
      const lvl0 = page[0]?.hierarchy.lvl0 ?? '';
      const sections = packPage(page, counts, kept);
      const { keywords = [], description = '' } = page[0]?.about ?? {};
      const about = `${keywords.join(keywordSeparator)}\n${description}`;
      return [path, lvl0, sections, page[0]?.weight.pageRank ?? 0, about, packLinkTexts(page)];
    }),
  };
}

/** The words of links by the place of the section that they lead to. */
function packLinkTexts(records: readonly SearchRecord[]): Record<number, string> {
  const texts: Record<number, string> = {};
  records
    .filter(({ type }) => type !== 'content')
    .forEach(({ linkTexts }, at) => {
      if (linkTexts && linkTexts.length > 0) {
        texts[at] = linkTexts.join('\n');
      }
    });
  return texts;
}

const isPost = ({ docusaurus_tag: tag, hierarchy }: SearchRecord): boolean =>
  tag === siteTag && hierarchy.lvl0 === blogSection;
const isCode = (record: SearchRecord): boolean => record.weight.level === codeLevel;
const headingOf = (record: SearchRecord): string =>
  record.type === 'content' ? '' : (record.hierarchy[record.type] ?? '');

/** Names in a code block. */
const namesIn = (code: string): string[] =>
  namesOf(code)
    .map(({ whole }) => code.slice(whole.start, whole.end))
    .filter(isName);

/** Packs the content below a heading: its texts, and other words that it contains. */
type PackTexts = (heading: string, below: readonly SearchRecord[]) => [string, string];

function packPage(
  records: readonly SearchRecord[],
  counts: ReadonlyMap<string, number>,
  kept: Set<string>,
): PackedSection[] {
  const [first] = records;
  const pack = first && isPost(first) ? postTexts() : docTexts(records, counts, kept);
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
    const anchor = top.anchor === slug(heading) ? 0 : top.anchor;
    const [texts, words] = pack(heading, below);
    const section: PackedSection = [Number(top.type.slice(3)), heading, anchor, texts];
    if (words !== '') {
      section.push(words);
    }
    return [section];
  });
}

/**
 * Of each section of a post the words that nothing before it has: posts tell at length what the docs define. The site's shard would be
 * 18 KB (brotli) larger with all texts.
 */
function postTexts(): PackTexts {
  const said = new Set<string>();
  const newWords = (text: string): string[] =>
    (text.match(plainWord) ?? []).map(fold).filter((word) => {
      const isNew = !isStopWord(word) && !said.has(stem(word));
      said.add(stem(word));
      return isNew;
    });
  return (heading, below) => {
    const texts = below.filter((record) => !isCode(record)).map(({ content }) => content ?? '');
    newWords(heading);
    return ['', newWords(texts.join(' ')).sort().join(' ')];
  };
}

/**
 * Of other pages all texts, and of code the names that no text of the page has.
 *
 * @param kept texts on several pages and names in code that an earlier page of the shard has kept.
 */
function docTexts(
  records: readonly SearchRecord[],
  counts: ReadonlyMap<string, number>,
  kept: Set<string>,
): PackTexts {
  const seen = new Set<string>();
  const known = new Set(
    records
      .filter((record) => !isCode(record))
      .flatMap((record) => namesOf(record.content ?? headingOf(record)))
      .map(({ whole }) => whole.term),
  );
  return (_, below) => {
    const texts: string[] = [];
    const names: string[] = [];
    for (const record of below) {
      const text = withoutPlainValues(record.content ?? '').replace(crossReference, '');
      if (isCode(record)) {
        for (const name of record.docusaurus_tag === siteTag ? [] : namesIn(text)) {
          if (!known.has(fold(name)) && !kept.has(name)) {
            known.add(fold(name));
            kept.add(name);
            names.push(name);
          }
        }
      } else if (text !== '' && !seen.has(text) && !kept.has(text)) {
        seen.add(text);
        texts.push(text);
        if ((counts.get(text) ?? 0) > repeatedOn) {
          kept.add(text);
        }
      }
    }
    return [texts.join('\n'), names.join(' ')];
  };
}

/** Groups records by language and tag, keeping their order. */
export function groupByShard(records: readonly SearchRecord[]): SearchRecord[][] {
  const groups = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = `${record.language} ${record.docusaurus_tag}`;
    const group = groups.get(key);
    if (group) {
      group.push(record);
    } else {
      groups.set(key, [record]);
    }
  }
  return [...groups.values()];
}
