import {
  type Hierarchy,
  hierarchyAt,
  levels,
  objectIdOf,
  type RecordType,
  type SearchRecord,
} from '../record';

/** A block of prose, or of code when it stands in an array of its own. */
type PackedBlock = string | [string];
/** Level, heading, anchor and blocks. */
type PackedSection = [number, string, string | null, PackedBlock[]];
/** Path below the site's address, `lvl0` and sections. */
type PackedPage = [string, string, PackedSection[]];

/** The records of one language and search tag, without what they repeat: the form that readers download. */
export interface Shard {
  format: 1;
  language: string;
  tag: string;
  version: string;
  siteUrl: string;
  pages: PackedPage[];
}

/** A block of a section: the object behind a content hit. */
export interface Block {
  text: string;
  isCode: boolean;
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
  blocks: Block[];
}

/** Level of the records that hold code; prose stands at 0. */
const codeLevel = -1;

/**
 * Packs the records of one language and tag.
 *
 * @param records all of one language and tag, page by page, in the order of the page.
 */
export function packShard(records: readonly SearchRecord[], siteUrl: string): Shard {
  const [first] = records;
  const shard: Shard = {
    format: 1,
    language: first?.language ?? '',
    tag: first?.docusaurus_tag ?? '',
    version: first?.version ?? '',
    siteUrl,
    pages: [],
  };
  for (const record of records) {
    const path = record.url_without_anchor.slice(siteUrl.length);
    if (shard.pages.at(-1)?.[0] !== path) {
      shard.pages.push([path, record.hierarchy.lvl0, []]);
    }
    const sections = shard.pages.at(-1)?.[2] ?? [];
    if (record.type === 'content') {
      const text = record.content ?? '';
      sections.at(-1)?.[3].push(record.weight.level === codeLevel ? [text] : text);
    } else {
      const level = Number(record.type.slice(3));
      sections.push([level, record.hierarchy[record.type] ?? '', record.anchor, []]);
    }
  }
  return shard;
}

/** Returns the sections of a shard. */
export function unpackShard(shard: Shard): Section[] {
  return shard.pages.flatMap(([path, lvl0, packed]) => {
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
    return packed.map(([level, heading, anchor, blocks]): Section => {
      hierarchy = hierarchyAt(hierarchy, level, heading);
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
        blocks: blocks.map((block) => ({
          text: typeof block === 'string' ? block : block[0],
          isCode: typeof block !== 'string',
          objectID: nextId(),
        })),
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
