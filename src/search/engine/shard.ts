import { type Hierarchy, hierarchyAt, hierarchyOf, type PageAbout } from './record';

/** A heading and the text below it, as stored in a shard. */
interface PackedSection {
  level: number;
  heading: string;
  /** Absent if it is the slug of the heading; `null` if the section has no anchor. */
  anchor?: string | null;
  texts?: string[];
  /** Words of the section that its texts lack: names in code, and the ends of long texts. */
  names?: string;
  /** Texts of links to the section. */
  links?: string[];
}

/** A page, as stored in a shard. */
export interface PackedPage {
  /** Below the site's address. */
  path: string;
  lvl0: string;
  about: PageAbout | undefined;
  sections: PackedSection[];
}

/** The pages of one language and search tag, as readers download them. */
export interface Shard {
  format: 3;
  language: string;
  tag: string;
  siteUrl: string;
  pages: PackedPage[];
}

/** One shard in the list of a build's shards. */
export interface ManifestShard {
  language: string;
  /** Docusaurus's search tag. */
  tag: string;
  /** Path below the base URL. */
  file: string;
  records: number;
}

/** The list of a build's shards, whose address never changes. */
export interface SearchManifest {
  format: 1;
  shards: ManifestShard[];
}

/** A text below a heading: the object behind a content hit. */
export interface ContentBlock {
  text: string;
  objectID: string;
}

/** A heading and everything below it up to the next heading. */
export interface PageSection {
  objectID: string;
  level: number;
  heading: string;
  hierarchy: Hierarchy;
  path: string;
  url: string;
  anchor: string | null;
  tag: string;
  blocks: ContentBlock[];
  names: string;
  /** Only at the h1 of a page. */
  about: PageAbout | undefined;
  links: readonly string[];
}

/** The tag of everything outside the docs. */
export const siteTag = 'default';

/** Returns the default anchor of a heading. */
export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Returns the sections of a shard. */
export const unpackShard = ({ tag, siteUrl, pages }: Shard): PageSection[] =>
  pages.flatMap(({ path, lvl0, about, sections }) => {
    let position = 0;
    const nextId = (): string => `${position++}-${path}`;
    let hierarchy = hierarchyOf(lvl0, '');
    return sections.map(({ level, heading, anchor = slug(heading), ...below }, at): PageSection => {
      hierarchy = hierarchyAt(hierarchy, level, heading);
      return {
        objectID: nextId(),
        level,
        heading,
        hierarchy,
        path,
        url: `${siteUrl}${path}${anchor === null ? '' : `#${anchor}`}`,
        anchor,
        tag,
        blocks: (below.texts ?? []).map((text) => ({ text, objectID: nextId() })),
        names: below.names ?? '',
        about: at === 0 ? about : undefined,
        links: below.links ?? [],
      };
    });
  });
