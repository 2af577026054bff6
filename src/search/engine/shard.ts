import {
  cellSeparator,
  type Hierarchy,
  hierarchyAt,
  levels,
  objectIdOf,
  type PageAbout,
  type RecordType,
  type SearchRecord,
} from './record';
import { fold, namesOf } from './tokenize';

/**
 * Level, heading, anchor (0: the heading's slug, `null`: the top of the page), texts (one a line), and names that only code
 * holds.
 */
type PackedSection = [number, string, string | 0 | null, string, string?];
/**
 * Path below the site's address, `lvl0`, sections, page rank, what the page says of itself (keywords in one line, then its
 * description), and the words of links that lead to it, by the place of the section.
 */
type PackedPage = [string, string, PackedSection[], number, string, Record<number, string>];

/** The records of one language and search tag, without what they repeat: the form that readers download. */
export interface Shard {
  format: 1;
  language: string;
  tag: string;
  version: string;
  siteUrl: string;
  pages: PackedPage[];
}

/** A text below a heading: the object behind a content hit. */
export interface Block {
  text: string;
  objectID: string;
}

/** What the engine finds: a heading and everything below it up to the next one. */
export interface Section {
  objectID: string;
  level: number;
  heading: string;
  hierarchy: Hierarchy;
  path: string;
  url: string;
  anchor: string | null;
  tag: string;
  version: string;
  pageRank: number;
  blocks: Block[];
  /** Names that stand in the code of the section and nowhere in the text of its page. */
  names: string;
  /** What the page says of itself; only at its h1. */
  about: PageAbout | undefined;
  /** What links elsewhere that lead here say. */
  linkTexts: readonly string[];
}

/** Tag of everything outside the docs; its posts show code, but the docs define what stands in it. */
const siteTag = 'default';
/**
 * A paragraph outside the docs is found by its opening: posts tell at length what the docs define. Measured (brotli): with
 * openings of 120 letters the site's shard takes 23 KB, with these 20 KB, and the bench finds as much.
 */
const openingLength = 80;
/** Level of the records that hold code; prose stands at 0. */
const codeLevel = -1;
/** A text that stands on more pages tells none of them apart; the first keeps it. */
const repeatedOn = 5;
/** Names in code that someone may look for: with an inner capital, in three parts or more, or all in capitals. */
const name = /[a-z][A-Z]|\w\.\w+[.-]\w|^[A-Z]+_[A-Z_]+$/;
/** Numbers and sample hosts make a name one of the sample. */
const sampleName = /\d|example|:\/\//;
const nameLength = { min: 4, max: 60 };
const keywordSeparator = ', ';
/** Cells that tell no row from another, neither to a query nor in a snippet. */
const plainValue =
  /^(?:\(?none\)?|yes|no|[–—-]|true|false|required|optional|string|boolean|int|integer|long|\d+\.\d+\.\d+)$/i;
/** Java's imports: whoever looks for a class types its own name. */
const importedName = /^(?:java|com\.datastrato)\./;

/** The anchor that most headings have. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const isName = (word: string): boolean =>
  word.length >= nameLength.min &&
  word.length <= nameLength.max &&
  name.test(word) &&
  !sampleName.test(word) &&
  !importedName.test(word);

/** Leaves out the cells of a row that are plain values; its first cell names it. */
const withoutPlainValues = (text: string): string =>
  text
    .split(cellSeparator)
    .filter((cell, at, { length }) => at === 0 || length < 3 || !plainValue.test(cell))
    .join(cellSeparator);

/** Cuts a text at the end of a sentence, or else of a word, near `openingLength`. */
function opening(text: string): string {
  if (text.length <= openingLength) {
    return text;
  }
  const start = text.slice(0, openingLength);
  const sentence = start.lastIndexOf('. ') + 1;
  return sentence > openingLength / 2
    ? start.slice(0, sentence)
    : `${start.slice(0, start.lastIndexOf(' '))}…`;
}

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
  const repeated = new Set<string>();
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
      const sections = packPage(page, counts, repeated);
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

function packPage(
  records: readonly SearchRecord[],
  counts: ReadonlyMap<string, number>,
  repeated: Set<string>,
): PackedSection[] {
  const sections: PackedSection[] = [];
  const seen = new Set<string>();
  const isCode = (record: SearchRecord): boolean => record.weight.level === codeLevel;
  const known = new Set(
    records.flatMap((record) =>
      isCode(record)
        ? []
        : namesOf(record.content ?? headingOf(record)).map(({ whole }) => whole.term),
    ),
  );
  for (const record of records) {
    const section = sections.at(-1);
    const content = record.content ?? '';
    const text = record.docusaurus_tag === siteTag ? opening(content) : withoutPlainValues(content);
    if (record.type !== 'content') {
      const heading = headingOf(record);
      const anchor = record.anchor === slug(heading) ? 0 : record.anchor;
      sections.push([Number(record.type.slice(3)), heading, anchor, '']);
    } else if (section && isCode(record) && record.docusaurus_tag !== siteTag) {
      const names = namesIn(text).filter((word) => !known.has(fold(word)));
      for (const word of names) {
        known.add(fold(word));
      }
      section[4] = [section[4], ...new Set(names)].filter(Boolean).join(' ') || undefined;
    } else if (section && !isCode(record) && !seen.has(text) && !repeated.has(text)) {
      seen.add(text);
      if ((counts.get(text) ?? 0) > repeatedOn) {
        repeated.add(text);
      }
      section[3] += section[3] === '' ? text : `\n${text}`;
    }
  }
  return sections.map((section) =>
    section[4] === undefined ? (section.slice(0, 4) as PackedSection) : section,
  );
}

const headingOf = (record: SearchRecord): string =>
  record.type === 'content' ? '' : (record.hierarchy[record.type] ?? '');

const namesIn = (code: string): string[] =>
  namesOf(code)
    .map(({ whole }) => code.slice(whole.start, whole.end))
    .filter(isName);

/** Returns the sections of a shard. */
export function unpackShard(shard: Shard): Section[] {
  return shard.pages.flatMap(([path, lvl0, packed, pageRank, packedAbout, linkTexts]) => {
    const [keywords = '', description = ''] = packedAbout.split('\n');
    const about = { keywords: keywords.split(keywordSeparator).filter(Boolean), description };
    let position = -1;
    const nextId = (): string => {
      position += 1;
      return objectIdOf(position, path);
    };
    let hierarchy: Hierarchy = {
      lvl0,
      lvl1: '',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    return packed.map(([level, heading, packedAnchor, texts, names = ''], at): Section => {
      hierarchy = hierarchyAt(hierarchy, level, heading);
      const anchor = packedAnchor === 0 ? slug(heading) : packedAnchor;
      return {
        objectID: nextId(),
        level,
        heading,
        hierarchy,
        path,
        url: `${shard.siteUrl}${path}${anchor === null ? '' : `#${anchor}`}`,
        anchor,
        tag: shard.tag,
        version: shard.version,
        pageRank,
        blocks: texts
          .split('\n')
          .filter((text) => text !== '')
          .map((text) => ({ text, objectID: nextId() })),
        names,
        about: level === 1 ? about : undefined,
        linkTexts: linkTexts[at]?.split('\n') ?? [],
      };
    });
  });
}

/** Returns the record type of a heading level. */
export function typeOfLevel(level: number): Exclude<RecordType, 'content'> {
  return levels[level] as Exclude<RecordType, 'content'>;
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
