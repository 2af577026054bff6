import { posix } from 'node:path';
import { isPublished } from '../../plugins/front-matter/published';
import type { MovedPage } from '../../site/links';
import type { Finding } from './finding';
import { pageAnchors } from './pageParts';
import { prose } from './prose/lint';
import { renamedFiles } from './renamed';
import { components } from './rules/components';
import { frontMatter, keywords, leftPlaceholders, posts, titles } from './rules/fields';
import { form } from './rules/form';
import { images } from './rules/images';
import { linkRule } from './rules/links';
import { code, headings, markdown } from './rules/markdown';
import { rest } from './rules/rest';
import {
  projectWords,
  publishedWords,
  spelling,
  unknownWords,
  vocabulary,
  wordsFile,
} from './rules/spelling';
import { namedTokens, tokens } from './rules/tokens';
import {
  moved,
  orphans,
  type Published,
  redirects,
  releases,
  type Sidebars,
} from './rules/versions';
import type { CheckedPage, CheckedSite } from './site';

/** What the rules need besides the site. */
export interface CheckInput {
  site: CheckedSite;
  /** Sidebars of the next version. */
  sidebars: Sidebars;
  /** The site as readers know it; without it moved pages aren't looked for. */
  before?: Published;
  /** Pages that have moved. */
  moved?: readonly MovedPage[];
  /** The pages that are read; all by default. What concerns the site as a whole is always checked. */
  only?: readonly CheckedPage[];
}

/** Everything that a writer keeps as Markdown. */
const markdownOf = ({ pages, partials }: CheckedSite): CheckedPage[] => [...pages, ...partials];

/**
 * Lists the pages and partials that differ from what readers see, and those that name an anchor that is gone, or a file that is gone or
 * a draft.
 */
export function changedPages(site: CheckedSite, before?: CheckedSite): CheckedPage[] {
  const all = markdownOf(site);
  const changed = all.filter(({ file, text }) => before?.files.get(file) !== text);
  if (before === undefined) {
    return changed;
  }
  const gone = [
    ...[...before.files.keys()].filter((file) => !/^src\//.test(file) && !site.files.has(file)),
    ...changed.filter((page) => !isPublished(page.frontMatter, new Date())).map(({ file }) => file),
  ].map((file) => posix.basename(file));
  const anchors = changed.flatMap(({ file, markdown: { tree } }) => {
    const now = pageAnchors(tree);
    const known = before.pages.find((page) => page.file === file);
    return [...(known ? pageAnchors(known.markdown.tree) : [])].filter((id) => !now.has(id));
  });
  const lost = [...new Set([...gone, ...anchors.map((id) => `#${id}`)])];
  return all.filter(
    (page) => changed.includes(page) || lost.some((name) => page.text.includes(name)),
  );
}

/** Runs all rules over a site and returns what they found, by file and line. */
export async function check({
  site,
  sidebars,
  before,
  moved: lines = [],
  only = markdownOf(site),
}: CheckInput): Promise<Finding[]> {
  const own = projectWords(site.files.get(wordsFile) ?? '');
  const isWhole = only.length === markdownOf(site).length;
  const published = before === undefined || isWhole ? new Set() : publishedWords(before.site);
  const words = new Set([...vocabulary(only)].filter((word) => !published.has(word)));
  const unknown = words.size === 0 ? new Map() : await unknownWords(words, own);
  const renamed = renamedFiles(before?.site.files ?? new Map(), site.files);
  const linksOf = linkRule(site, renamed);
  const found = [
    ...frontMatter(site),
    ...orphans(site, sidebars),
    ...titles(site),
    ...releases(site),
    ...(before === undefined ? [] : moved(site, before, renamed)),
    ...redirects(site, lines),
    ...tokens(site),
    ...namedTokens(site),
    ...only.flatMap((page) => [
      ...keywords(page),
      ...markdown(page),
      ...components(page, site),
      ...headings(page),
      ...form(page),
      ...images(page, site),
      ...linksOf(page),
      ...code(page, site),
      ...posts(page),
      ...leftPlaceholders(page),
      ...spelling(page, unknown),
      ...(page.markdown.error === undefined
        ? prose(page, before ? (before.site.files.get(page.file) ?? '') : page.text)
        : []),
    ]),
  ];
  for await (const finding of rest(site, before?.site)) {
    found.push(finding);
  }
  found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  // What is wrong in several places of a page is one finding, at the first of them.
  const keys = found.map(({ rule, file, message }) => [rule, file, message].join(' '));
  return found.filter(
    ({ file }, index) => !/\.mdx?$/.test(file) || keys.indexOf(keys[index] ?? '') === index,
  );
}
