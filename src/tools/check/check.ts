import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { isPublished } from '../../plugins/front-matter/read';
import type { MovedPage } from '../../site/links';
import { openLinkRule } from './rules/links';
import { pageRules } from './rules/pages';
import { checkProse } from './rules/prose';
import { type Sidebars, siteRules } from './rules/site';
import { checkSpelling, openSpeller } from './rules/spelling';
import { type CheckedPage, type CheckedSite, pageAnchors } from './site';

/** Something that a writer has to fix. */
export interface Finding {
  /** Name of the rule, for searches in a list of findings. */
  rule: string;
  /** Path below the site. */
  file: string;
  /** From 1. */
  line: number;
  /** What is wrong, and what to do. */
  message: string;
}

/** What the rules need. */
export interface CheckInput {
  site: CheckedSite;
  /** Sidebars of the next version. */
  sidebars: Sidebars;
  /** The site as readers know it, and the revision that it comes from; without it moved pages aren't looked for. */
  before?: { site: CheckedSite; since: string } | undefined;
  /** Pages that have moved. */
  moved?: readonly MovedPage[];
  /** The pages that are read; all by default. What concerns the site as a whole is always checked. */
  only?: readonly CheckedPage[] | undefined;
}

/** Writes a finding as one line that editors and terminals turn into a link. */
export const describeFinding = ({ file, line, rule, message }: Finding): string =>
  `${file}:${line} ${rule}: ${message}`;

/** Lists the pages and partials that differ from what readers see, and those that name a file or an anchor that is gone. */
export function changedPages(site: CheckedSite, before?: CheckedSite): CheckedPage[] {
  const all = [...site.pages, ...site.partials];
  const changed = all.filter(({ file, text }) => before?.files.get(file) !== text);
  const hidden = changed.filter(({ frontMatter }) => !isPublished(frontMatter, new Date()));
  const gone = [...(before?.files.keys() ?? [])].filter(
    (file) => !file.startsWith('src/') && !site.files.has(file),
  );
  const anchors = changed.flatMap(({ file, markdown: { tree } }) => {
    const published = before?.pages.find((page) => page.file === file)?.markdown;
    const now = pageAnchors(tree);
    return published ? pageAnchors(published.tree).filter((anchor) => !now.includes(anchor)) : [];
  });
  const lost = [
    ...[...gone, ...hidden.map(({ file }) => file)].map((file) => posix.basename(file)),
    ...anchors.map((anchor) => `#${anchor}`),
  ];
  return all.filter(
    (page) => changed.includes(page) || lost.some((name) => page.text.includes(name)),
  );
}

/** Runs all rules over a site and returns what they found, by file and line. */
export async function check(input: CheckInput): Promise<Finding[]> {
  const { site, only = [...site.pages, ...site.partials] } = input;
  const found = new Map<string, Finding>();
  const add = (rule: string, file: string, line: number, text: string): void => {
    const message = text.replace(/ {2,}/g, ' ').trim();
    // What is wrong in several places of a page is one finding, at the first of them.
    const key = `${rule} ${file} ${/\.mdx?$/.test(file) ? '' : line} ${message}`;
    if (line < (found.get(key)?.line ?? Number.POSITIVE_INFINITY)) {
      found.set(key, { rule, file, line, message });
    }
  };
  for (const [name, rule] of Object.entries(siteRules)) {
    await rule(input, (file, line, message) => add(name, file, line, message));
  }
  const rules = Object.entries({
    ...pageRules,
    links: openLinkRule(site),
    prose: checkProse,
    ...(only.length > 0 && {
      spelling: checkSpelling(await openSpeller(site.files.get('project-words.txt') ?? '')),
    }),
  });
  for (const page of only) {
    for (const [name, rule] of rules) {
      const lineOf = (at: number | Nodes): number =>
        typeof at === 'number' ? at : (at.position?.start.line ?? 1);
      rule(page, (at, message) => add(name, page.file, lineOf(at), message), site);
    }
  }
  return [...found.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
