import { posix } from 'node:path';
import { openLinkRule } from './rules/links';
import { type PageRule, pageRules } from './rules/pages';
import { checkProse } from './rules/prose';
import { siteRules } from './rules/site';
import { openSpellingRule } from './rules/spelling';
import type { CheckedPage, CheckedSite } from './site';

/** What the rules need. */
export interface CheckInput {
  site: CheckedSite;
  /** Sidebars of the next version. */
  sidebars: object;
  /** The site as readers know it, and the revision that it comes from; without it moved pages aren't looked for. */
  before?: { site: CheckedSite; since: string } | undefined;
  /** The pages that are read; all by default. What concerns the site as a whole is always checked. */
  only?: readonly CheckedPage[] | undefined;
}

/** Lists the pages and partials that differ from what readers see, link to an anchor of such a page, or name another file that changed. */
export function changedPages(site: CheckedSite, before?: CheckedSite): CheckedPage[] {
  const files = [...new Set([...site.files.keys(), ...(before?.files.keys() ?? [])])].filter(
    (file) => !file.startsWith('src/') && site.files.get(file) !== before?.files.get(file),
  );
  const texts = [...site.pages, ...site.partials];
  const changed = texts.filter(({ file }) => files.includes(file));
  const others = files.filter((file) => !/\.mdx?$/.test(file) || !site.files.has(file));
  const pages = changed.flatMap(({ file, address }) => [posix.basename(file), address || file]);
  const names = [...others.map((file) => posix.basename(file)), ...pages.map((name) => `${name}#`)];
  return texts.filter(
    (page) => changed.includes(page) || names.some((name) => page.text.includes(name)),
  );
}

/**
 * Runs all rules over a site, and returns what a writer has to fix: by file and line, each as one line that terminals turn into a link. What is
 * wrong in several places in the same way is one finding that lists them.
 */
export async function check(input: CheckInput): Promise<string[]> {
  const { site, only = [...site.pages, ...site.partials] } = input;
  const findings: { file: string; line: number; text: string; kind: string }[] = [];
  const add = (rule: string, file: string, line: number, message: string, kind?: string): void => {
    const text = `${rule}: ${message.replace(/\s+/g, ' ').trim()}`;
    findings.push({ file, line, text, kind: kind ? `${rule}: ${kind}` : file + text });
  };
  for (const [name, rule] of Object.entries(siteRules)) {
    await rule(input, (...finding) => add(name, ...finding));
  }
  const spelling = openSpellingRule(site.files.get('project-words.txt') ?? '');
  const rules = { ...pageRules, links: openLinkRule(site), prose: checkProse, spelling };
  for (const page of only) {
    for (const [name, rule] of Object.entries(rules)) {
      const report: Parameters<PageRule>[1] = (at, message, kind) => {
        const line = typeof at === 'number' ? at : at.position?.start.line;
        add(name, page.file, line ?? 1, message, kind);
      };
      rule(page, report, site);
    }
  }
  findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const kinds = new Map<string, { text: string; places: Set<string> }>();
  for (const { file, line, text, kind } of findings) {
    const found = kinds.get(kind) ?? { text, places: new Set() };
    found.places.add(`${file}:${line}`);
    kinds.set(kind, found);
  }
  return [...kinds.values()].map(({ text, places: [first, ...others] }) =>
    others.length === 0 ? `${first} ${text}` : `${first} ${text} Also in ${others.join(', ')}.`,
  );
}
