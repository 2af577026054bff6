import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Globby } from '@docusaurus/utils';
import { type MarkdownFile, readMarkdown } from '../../markdown/markdownTree';
import { keysOf, type PageSource, readSource } from '../../plugins/front-matter/read';
import type { KnownKeys } from '../../plugins/front-matter/schema';
import type { VersionPages } from '../../plugins/redirects/siteRedirects';
import { restAddresses } from '../../plugins/rest-reference/openApi';
import { docsAddress, isDocsFile, isPost } from '../../plugins/shared/docusaurus';
import { docsFolder, docsVersions } from '../../site/versions';

/** Texts of a site's files by path below it. Of those that no rule reads, such as pictures, it is the number of bytes. */
export type SiteFiles = ReadonlyMap<string, string>;

/** A page of the documentation, a post, or a part that pages include. */
export interface CheckedPage extends PageSource {
  text: string;
  /** Address on the site; a part has none. */
  address: string;
  isPartial: boolean;
  /** The version of the documentation that it belongs to. */
  version: CheckedVersion | undefined;
  /** Its name in a sidebar. */
  id: string;
  /** Read when a rule first asks for it. */
  readonly markdown: MarkdownFile;
}

/** A version of the documentation: its name as in `versions.json`, or `current`, its folder, and its address without a slash at the end. */
interface CheckedVersion {
  name: string;
  folder: string;
  address: string;
  /** Addresses of its REST pages, below its own. */
  rest: readonly string[];
}

/** What the rules look at. */
export interface CheckedSite {
  files: SiteFiles;
  /** Released versions, newest first. */
  released: readonly string[];
  /** The release that the next version describes. */
  next: string | undefined;
  /** Pages of the versions that the site no longer has. */
  removed: Readonly<Record<string, readonly string[]>>;
  versions: readonly CheckedVersion[];
  pages: readonly CheckedPage[];
  partials: readonly CheckedPage[];
  known: KnownKeys;
}

const patterns = [
  '{blog,docs,versioned_docs,versioned_sidebars,src,static}/**',
  '*.{json,ts}',
  'project-words.txt',
  // Pages that the build writes from an OpenAPI file.
  '!**/api/rest/*.{mdx,json,js,ts}',
];

/** Files whose text a rule reads. */
const hasText = /^(?!src\/|static\/).*\.(?:mdx?|ya?ml|json|txt)$|^docusaurus/;

/** Reads the files of a site in its folder. */
export async function readFiles(siteDir: string): Promise<SiteFiles> {
  const files = (await Globby(patterns, { cwd: siteDir, dot: true })).sort();
  const read = files.map(async (file): Promise<[string, string]> => {
    const path = join(siteDir, file);
    const isRead = hasText.test(file);
    return [file, isRead ? await readFile(path, 'utf8') : String((await stat(path)).size)];
  });
  return new Map(await Promise.all(read));
}

const run = promisify(execFile);

/**
 * Reads the files of the revision that readers know: the last tag, else the main branch as it was pushed, else the main branch. `undefined`
 * outside of a repository, such as in an unpacked archive.
 */
export async function readPublished(
  siteDir: string,
): Promise<{ since: string; files: SiteFiles } | undefined> {
  const git = (...args: string[]): Promise<string | undefined> =>
    run('git', args, { cwd: siteDir }).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    );
  const folder = await mkdtemp(join(tmpdir(), 'published-'));
  const archive = join(folder, 'site.tar');
  try {
    for (const since of [await git('describe', '--tags', '--abbrev=0'), 'origin/main', 'main']) {
      if (since && (await git('archive', '-o', archive, since)) !== undefined) {
        await run('tar', ['-xf', archive], { cwd: folder });
        return { since, files: await readFiles(folder) };
      }
    }
    return undefined;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Reads a site from its files.
 *
 * @throws Error when `versions.json` isn't a list, or when the authors or tags of the blog aren't YAML.
 */
export function readSite(files: SiteFiles): CheckedSite {
  const released: string[] = JSON.parse(files.get('versions.json') ?? '[]');
  const { versions: folders } = docsVersions(released);
  const versions = ['current', ...released].map((name) => {
    const folder = docsFolder(name);
    const texts = [...files].filter(([file]) => file.startsWith(`${folder}/`));
    const rest = restAddresses(texts.map(([file, text]) => [file.slice(folder.length + 1), text]));
    return { name, folder, address: `/docs/${folders[name]?.path ?? name}`, rest };
  });
  const documents = [...files].flatMap(([file, text]): CheckedPage[] => {
    const version = versions.find(({ folder }) => file.startsWith(`${folder}/`));
    const below = file.slice((version?.folder.length ?? 0) + 1);
    const isPartial = /^(?:docs|versioned_docs|blog)\/(?:.*\/)?_[^/]*\.mdx?$/.test(file);
    if (!isPartial && !isPost(file) && !(version && isDocsFile(below))) {
      return [];
    }
    const source = isPartial ? { file, frontMatter: {}, lines: {} } : readSource(file, text);
    const { slug = file.split('/').slice(1, -1).join('/') } = source.frontMatter;
    const post = `/blog/${String(slug).replace(/^\//, '')}`;
    const address = version ? version.address + docsAddress(below, source.frontMatter.slug) : post;
    let markdown: MarkdownFile | undefined;
    const page = { ...source, text, isPartial, version, id: below.replace(/\.mdx?$/, '') };
    return [
      {
        ...page,
        address: isPartial ? '' : address,
        get markdown() {
          markdown ??= readMarkdown(text);
          return markdown;
        },
      },
    ];
  });
  const keysIn = (file: string) => keysOf(file, files.get(file) ?? '');
  return {
    ...{ files, released, versions },
    next: /^release: *(\S+)/m.exec(files.get('docs/release.yaml') ?? '')?.[1],
    removed: JSON.parse(files.get('removed_versions.json') ?? '{}'),
    pages: documents.filter(({ isPartial }) => !isPartial),
    partials: documents.filter(({ isPartial }) => isPartial),
    known: { 'authors.yml': keysIn('blog/authors.yml'), 'tags.yml': keysIn('blog/tags.yml') },
  };
}

/** Lists the addresses of each version's pages, below the version's own address. */
export const versionPages = ({ versions, pages }: CheckedSite): VersionPages[] =>
  versions.map((version) => {
    const documents = pages.filter((page) => page.version === version);
    const below = documents.map(({ address }) => address.slice(version.address.length) || '/');
    return { address: version.address, pages: new Set([...version.rest, ...below]) };
  });
