import type { Nodes } from 'mdast';
import { type MarkdownFile, readMarkdown } from '../../markdown/markdownTree';
import { isPost, keysOf } from '../../plugins/front-matter/read';
import { FrontMatterError, readFrontMatter } from '../../plugins/front-matter/readFrontMatter';
import type { KnownKeys } from '../../plugins/front-matter/schema';
import { docsAddress, isDocsFile, restAddresses } from '../../plugins/redirects/docsPages';
import type { VersionPages } from '../../plugins/redirects/siteRedirects';
import { perText } from '../../plugins/shared/remembered';
import { docsFolder, docsVersions } from '../../site/versions';

/** Files of a site by path below it. Files that no rule reads, such as pictures, are there with an empty text. */
export type SiteFiles = ReadonlyMap<string, string>;

/** A page of the documentation or a post. */
export interface CheckedPage {
  file: string;
  text: string;
  frontMatter: Record<string, unknown>;
  /** Line of each field, from 1. */
  lines: Record<string, number>;
  /** Where the front matter can't be read. */
  error?: FrontMatterError | undefined;
  /** Address on the site. */
  address: string;
  /** Of a page of the documentation: the version it belongs to, and its name in a sidebar. */
  version?: CheckedVersion;
  id?: string;
  /** A part of pages, which has neither front matter nor an address. */
  isPartial?: boolean;
  /** Read when a rule first asks for it. */
  readonly markdown: MarkdownFile;
}

/** A version of the documentation. */
export interface CheckedVersion {
  /** As in `versions.json`, or `current`. */
  name: string;
  /** Folder below the site. */
  folder: string;
  /** Address without a slash at its end. */
  address: string;
  /** Addresses of its REST pages, below its own. */
  rest: readonly string[];
}

/** What the rules look at. */
export interface CheckedSite {
  files: SiteFiles;
  /** Released versions, newest first. */
  released: readonly string[];
  versions: readonly CheckedVersion[];
  pages: readonly CheckedPage[];
  /** Files that pages include. */
  partials: readonly CheckedPage[];
  known: KnownKeys;
  /** The bytes of pictures, where they were read. */
  sizes: ReadonlyMap<string, number>;
}

/** The line on which a node of a page begins, as it is written, from the node on. */
export function sourceOf({ text }: CheckedPage, { position }: Nodes): string {
  const { line = 1, column = 1 } = position?.start ?? {};
  return (text.split('\n')[line - 1] ?? '').slice(column - 1).trim();
}

/** Most files of the published site are as they were: each text is read once. */
const frontOf = perText((text): Pick<CheckedPage, 'frontMatter' | 'lines' | 'error'> => {
  try {
    const { fields: frontMatter, lines } = readFrontMatter(text);
    return { frontMatter, lines };
  } catch (error) {
    if (!(error instanceof FrontMatterError)) {
      throw error;
    }
    return { frontMatter: {}, lines: {}, error };
  }
});

/** A page with what its place says about it. */
function pageOf(file: string, text: string, about: Partial<CheckedPage> = {}): CheckedPage {
  let markdown: MarkdownFile | undefined;
  return {
    file,
    text,
    ...frontOf(file, text),
    address: '',
    ...about,
    get markdown() {
      markdown ??= readMarkdown(text);
      return markdown;
    },
  };
}

/** Address of a post: its slug, or the name of its folder. */
function postAddress(file: string, slug: unknown): string {
  const name = typeof slug === 'string' ? slug : file.split('/').slice(1, -1).join('/');
  return `/blog/${name.replace(/^\//, '')}`;
}

/**
 * Reads a site from its files.
 *
 * @param sizes of pictures; without them none is too large.
 * @throws Error when `versions.json` isn't a list, or when the authors or tags of the blog aren't YAML.
 */
export function readSite(
  files: SiteFiles,
  sizes: ReadonlyMap<string, number> = new Map(),
): CheckedSite {
  const released: string[] = JSON.parse(files.get('versions.json') ?? '[]');
  const { versions: folders } = docsVersions(released);
  const versions = ['current', ...released].map((name) => {
    const folder = docsFolder(name);
    const openApi = files.get(`${folder}/api/rest/openapi.yaml`);
    const rest = openApi === undefined ? [] : restAddresses(openApi);
    return { name, folder, address: `/docs/${folders[name]?.path ?? name}`, rest };
  });
  const pages: CheckedPage[] = [];
  const partials: CheckedPage[] = [];
  for (const [file, text] of files) {
    const version = versions.find(({ folder }) => file.startsWith(`${folder}/`));
    const below = version === undefined ? '' : file.slice(version.folder.length + 1);
    if (/^(?:docs|versioned_docs|blog)\/(?:.*\/)?_[^/]*\.mdx?$/.test(file)) {
      partials.push(
        pageOf(file, text, { isPartial: true, error: undefined, ...(version && { version }) }),
      );
    } else if (isPost(file)) {
      const address = postAddress(file, frontOf(file, text).frontMatter.slug);
      pages.push(pageOf(file, text, { address }));
    } else if (version !== undefined && isDocsFile(below)) {
      const address = version.address + docsAddress(below, frontOf(file, text).frontMatter.slug);
      pages.push(pageOf(file, text, { address, version, id: below.replace(/\.mdx?$/, '') }));
    }
  }
  const keysIn = (file: string): string[] =>
    keysOf(`blog/${file}`, files.get(`blog/${file}`) ?? '');
  const known = { 'authors.yml': keysIn('authors.yml'), 'tags.yml': keysIn('tags.yml') };
  return { files, released, versions, pages, partials, known, sizes };
}

/** Lists the addresses of each version's pages, below the version's own address. */
export const versionPages = ({ versions, pages }: CheckedSite): VersionPages[] =>
  versions.map((version) => {
    const { name, address, rest } = version;
    const own = pages
      .filter((page) => page.version === version)
      .map((page) => page.address.slice(address.length) || '/');
    return { name, address, pages: new Set([...rest, ...own]) };
  });
