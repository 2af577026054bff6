import { brand } from '../../site/brand';
import { llms, markdownAddress } from '../../site/markdownExport';
import { withoutSlash } from '../shared/withoutSlash';
import { type ExportedContent, type ExportedPage, type ExportedVersion, pagesOf } from './pages';

/** A page in a list of the llms.txt format: a link to its Markdown and what it says. */
function entry({ title, permalink, description }: ExportedPage, siteUrl: string): string {
  const name = title.replace(/[[\]\\]/g, '\\$&');
  const address = `${siteUrl}${markdownAddress(permalink)}`;
  return `- [${name}](${address})${description ? `: ${description}` : ''}`;
}

/** What a version is called in a sentence. */
const nameOf = ({ name, label }: ExportedVersion): string =>
  name === 'current' ? `${label} (unreleased)` : label;

const section = (heading: string, lines: readonly string[]): string =>
  `## ${heading}\n\n${lines.join('\n')}`;

const file = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;

/** Paths of a version's files. */
export const versionFiles = ({ path }: ExportedVersion): { index: string; full: string } => {
  const folder = withoutSlash(path);
  return { index: `${folder}/llms.txt`, full: `${folder}/llms-full.txt` };
};

/** The `llms.txt` of a version: its pages by the categories of its sidebar. */
export function versionIndex(version: ExportedVersion, siteUrl: string): string {
  const name = nameOf(version);
  return file([
    `# ${brand.product} ${name}`,
    `> ${llms.summary(name)}`,
    `${llms.notes} All pages of this version in one file: ${siteUrl}${versionFiles(version).full}`,
    ...version.groups.map(({ label, pages }) =>
      section(
        label,
        pages.map((page) => entry(page, siteUrl)),
      ),
    ),
  ]);
}

/**
 * The `llms-full.txt` of a version: its pages one after another, each with its address.
 *
 * @param markdown the Markdown of each page by its path, without front matter.
 */
export function versionFull(
  version: ExportedVersion,
  siteUrl: string,
  markdown: ReadonlyMap<string, string>,
): string {
  const name = nameOf(version);
  const pages = pagesOf(version).map(({ permalink }) => {
    const source = `Source: ${siteUrl}${permalink}`;
    // The address follows the title, so that whoever cuts the file at headings keeps both together.
    return (markdown.get(permalink) ?? '').replace(/^# .*$/m, (title) => `${title}\n\n${source}`);
  });
  return file([
    `# ${brand.product} ${name}: all pages`,
    `> ${llms.summary(name)}`,
    ...pages.map((page) => `---\n\n${page.trim()}`),
  ]);
}

/** The `llms.txt` of the site: the files of each version, newest first, and the posts. */
export function siteIndex({ versions, posts }: ExportedContent, siteUrl: string): string {
  const links = (part: 'index' | 'full'): string[] =>
    versions.map(
      (version) =>
        `- [${brand.product} ${nameOf(version)}](${siteUrl}${versionFiles(version)[part]}): ${
          part === 'index' ? 'list of its pages' : 'all its pages in one file'
        }`,
    );
  return file([
    `# ${brand.vendor}`,
    `> ${brand.description}`,
    llms.notes,
    section('Documentation', links('index')),
    section(
      'Blog',
      posts.map((post) => entry(post, siteUrl)),
    ),
    // The format's own name for what a short context can do without.
    section('Optional', links('full')),
  ]);
}
