import type { MovedPage } from '../../site/redirects';
import { applyExceptions, exceptions } from './exceptions';
import { type Finding, type RuleName, ruleNames } from './finding';
import { code } from './rules/code';
import { components } from './rules/components';
import { frontMatter } from './rules/frontMatter';
import { headings } from './rules/headings';
import { images } from './rules/images';
import { keywords } from './rules/keywords';
import { links } from './rules/links';
import { markdown } from './rules/markdown';
import { moved } from './rules/moved';
import { orphans, type Sidebars } from './rules/orphans';
import { leftPlaceholders } from './rules/placeholders';
import { posts } from './rules/posts';
import { redirects } from './rules/redirects';
import { releases } from './rules/releases';
import { slugs } from './rules/slugs';
import { spelling, vocabulary } from './rules/spelling';
import type { CheckedPage, CheckedSite } from './site';
import { projectWords, unknownWords, wordsFile } from './speller';

/** What the rules need besides the site. */
export interface CheckInput {
  site: CheckedSite;
  /** Sidebars of the next version. */
  sidebars: Sidebars;
  /** The site as readers know it, and the revision it comes from; without it moved pages aren't looked for. */
  before?: { site: CheckedSite; since: string };
  /** Pages that have moved. */
  moved?: readonly MovedPage[];
  /** Compiles pages as the build does; without it they are only read. */
  compile?: (pages: readonly CheckedPage[]) => Promise<Finding[]>;
}

/** The pages that readers don't know as they are. */
export const changedPages = (site: CheckedSite, before?: CheckedSite): CheckedPage[] =>
  site.pages.filter(({ file, text }) => before?.files.get(file) !== text);

/** Runs all rules over a site and returns what they found, by file and line. */
export async function check({
  site,
  sidebars,
  before,
  moved: lines = [],
  compile = async () => [],
}: CheckInput): Promise<Finding[]> {
  const own = projectWords(site.files.get(wordsFile) ?? '');
  const found = [
    ...frontMatter(site),
    ...keywords(site),
    ...markdown(site),
    ...components(site),
    ...headings(site),
    ...images(site),
    ...links(site),
    ...orphans(site, sidebars),
    ...code(site),
    ...posts(site),
    ...leftPlaceholders(site),
    ...slugs(site),
    ...releases(site),
    ...(before === undefined ? [] : moved(site, before.site, before.since)),
    ...redirects(site, lines),
    ...spelling(site, await unknownWords(vocabulary(site), own)),
  ];
  // A rule that says the same of a line says it better.
  const isSaid = ({ file, line }: Finding): boolean =>
    found.some((one) => one.file === file && one.line === line);
  const compiled = await compile(changedPages(site, before?.site));
  found.push(...compiled.filter((finding) => !isSaid(finding)));
  const ran: RuleName[] = ruleNames.filter((name) => name !== 'moved' || before !== undefined);
  return applyExceptions(found, exceptions, ran).sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
}
