import { posix } from 'node:path';
import { isPublished } from '../../plugins/front-matter/read';
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
  /** The pages that are read; all by default. What concerns the site as a whole is always checked. */
  only?: readonly CheckedPage[] | undefined;
}

/** Writes a finding as one line that editors and terminals turn into a link. */
export const describeFinding = ({ file, line, rule, message }: Finding): string =>
  `${file}:${line} ${rule}: ${message}`;

/** Lists the pages and partials that differ from what readers see, and those that name a file or an anchor that is gone. */
export function changedPages(site: CheckedSite, before?: CheckedSite): CheckedPage[] {
  const files = [...site.pages, ...site.partials];
  const changed = files.filter(({ file, text }) => before?.files.get(file) !== text);
  const lost = [...(before?.files.keys() ?? [])].filter(
    (file) => !file.startsWith('src/') && !site.files.has(file),
  );
  for (const { file, frontMatter, markdown } of changed) {
    const published = before?.pages.find((page) => page.file === file)?.markdown;
    const now = pageAnchors(markdown.tree);
    const anchors = published === undefined ? [] : pageAnchors(published.tree);
    lost.push(...anchors.filter((id) => !now.includes(id)).map((id) => `#${id}`));
    lost.push(...(isPublished(frontMatter, new Date()) ? [] : [file]));
  }
  const names = lost.map((file) => posix.basename(file));
  return files.filter(
    (page) => changed.includes(page) || names.some((name) => page.text.includes(name)),
  );
}

/** Runs all rules over a site and returns what they found, by file and line. */
export async function check(input: CheckInput): Promise<Finding[]> {
  const { site, only = [...site.pages, ...site.partials] } = input;
  const findings = new Map<string, Finding>();
  const add = (rule: string, file: string, line: number, text: string): void => {
    const message = text.replace(/\s+/g, ' ').trim();
    // What is wrong in several places of a page is one finding, at the first of them.
    const key = `${rule} ${file} ${/\.mdx?$/.test(file) ? '' : line} ${message}`;
    if (line < (findings.get(key)?.line ?? Number.POSITIVE_INFINITY)) {
      findings.set(key, { rule, file, line, message });
    }
  };
  for (const [name, rule] of Object.entries(siteRules)) {
    await rule(input, (file, line, message) => add(name, file, line, message));
  }
  const words = site.files.get('project-words.txt') ?? '';
  const spelling = only.length > 0 && { spelling: checkSpelling(await openSpeller(words)) };
  const rules = { ...pageRules, links: openLinkRule(site), prose: checkProse, ...spelling };
  for (const page of only) {
    for (const [name, rule] of Object.entries(rules)) {
      rule(
        page,
        (at, message) =>
          add(
            name,
            page.file,
            typeof at === 'number' ? at : (at.position?.start.line ?? 1),
            message,
          ),
        site,
      );
    }
  }
  return [...findings.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
