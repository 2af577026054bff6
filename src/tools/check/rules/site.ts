import { relative, resolve } from 'node:path';
import { checkSource } from '../../../plugins/front-matter/check';
import { inspectOpenApi, strict } from '../../../plugins/rest-reference/readOpenApi';
import { parseRelease, releaseFile } from '../../../plugins/site-data/readRelease';
import { restFolder } from '../../../site/links';
import type { CheckInput } from '../check';
import { checkCalls } from './calls';
import { siteAddresses } from './links';

/** Looks at the site as a whole, and reports what to correct, in a file and line, and how. */
export type SiteRule = (
  input: CheckInput,
  report: (file: string, line: number, message: string, kind?: string) => void,
) => void | Promise<void>;

/** Front matter follows the schemas of pages and posts. */
const checkFields: SiteRule = ({ site: { pages, known } }, report) => {
  for (const { file, line, message } of pages.flatMap((page) => checkSource(page, known))) {
    report(file, line, message);
  }
};

/** No two pages of a version, nor two posts, have the same address, title, or description: lists couldn't tell them apart. */
const checkTitles: SiteRule = ({ site: { pages } }, report) => {
  for (const { file, version, frontMatter, lines } of pages) {
    for (const field of ['title', 'description', 'slug'].filter((name) => frontMatter[name])) {
      const first = pages.find(
        (page) => page.version === version && page.frontMatter[field] === frontMatter[field],
      );
      if (first && first.file !== file) {
        const message = `The ${field} is that of ${first.file}. Give this page one of its own.`;
        report(file, lines[field] ?? 1, message);
      }
    }
  }
};

/** Every page of the documentation is in a sidebar. The build reports entries that aren't a page. */
const checkSidebars: SiteRule = ({ site, sidebars }, report) => {
  for (const version of site.versions) {
    const isNext = version.name === 'current';
    const file = isNext
      ? 'sidebars.ts'
      : `versioned_sidebars/version-${version.name}-sidebars.json`;
    const entries: string[] = [];
    JSON.stringify(isNext ? sidebars : JSON.parse(site.files.get(file) ?? '{}'), (key, value) => {
      if (typeof value === 'string' && key !== 'label') {
        entries.push(key === 'dirName' ? `${value}/` : value);
      }
      return value;
    });
    for (const { file: page, id } of site.pages.filter((page) => page.version === version)) {
      if (!entries.some((entry) => entry === id || (entry.endsWith('/') && id.startsWith(entry)))) {
        const message = 'The page is in no sidebar: readers find it by the search only.';
        report(page, 1, `${message} Add "${id}" to ${file}.`);
      }
    }
  }
};

/** Every version has a file that says what its release is called and has, and that was written for it. */
const checkReleases: SiteRule = ({ site: { files, versions } }, report) => {
  for (const { name, folder } of versions) {
    const file = `${folder}/${releaseFile}`;
    try {
      const { number } = parseRelease(file, files.get(file));
      if (name !== 'current' && number !== name) {
        const fix = `Correct what it says, and write "release: ${name}".`;
        report(file, 1, `The file was written for ${number}, not for ${name}. ${fix}`);
      }
    } catch (error) {
      report(file, 1, error instanceof Error ? error.message : String(error));
    }
  }
};

/** Every address that the site had still leads somewhere. */
const checkMoved: SiteRule = ({ site, before }, report) => {
  const findAddress = siteAddresses(site);
  const { pages = [], versions = [] } = before?.site ?? {};
  const rest = versions.flatMap(({ address, folder, rest }) =>
    rest.map((page) => ({ address: address + page, file: `${folder}/${restFolder}/openapi.yaml` })),
  );
  // Their slugs might be correct, but can't be read.
  const unread = site.pages.filter(({ problem }) => problem).map(({ file }) => file);
  const gone = [...pages, ...rest].filter(
    ({ address, file }) => !findAddress(address) && !unread.includes(file),
  );
  for (const { address, file } of gone) {
    const now = site.pages.find((page) => page.file === file);
    const reason = site.files.has(file) ? 'the file now has another address' : 'the file is gone';
    const [, from] = /^\/docs\/[^/]+(\/.+)$/.exec(address) ?? [];
    const to = now?.address.slice(now.version?.address.length) ?? '…';
    const keep = now ? `Keep it with \`slug: ${from}\` in the front matter, or add` : 'Add';
    const fix = from
      ? `${keep} { from: '${from}', to: '${to}' } to movedPages in src/site/links.ts.`
      : 'Bring the slug of the post back: it never changes.';
    const message = `${address} was a page at ${before?.since}, and ${reason}. ${fix}`;
    report(file, now?.lines.slug ?? 1, message);
  }
};

/** OpenAPI files that changed follow the strictest rules. Mistakes that differ only in their place and in names are one finding. */
const checkRest: SiteRule = async ({ site: { files, versions }, before }, report) => {
  for (const { folder } of versions) {
    const file = `${folder}/${restFolder}/openapi.yaml`;
    const text = files.get(file);
    if (text !== undefined && text !== before?.site.files.get(file)) {
      // As other files refer to it: a relative path would be another file.
      const { problems } = await inspectOpenApi(resolve(file), text, strict);
      for (const { file: place, line, message } of problems) {
        const kind = message.replace(/^\S+ |(["'`]).*?\1/g, '');
        report(relative('', place), line, `${message} Correct the OpenAPI file.`, kind);
      }
    }
  }
};

/** The rules that read the site as a whole, by their names. */
export const siteRules: Readonly<Record<string, SiteRule>> = {
  'front-matter': checkFields,
  titles: checkTitles,
  orphans: checkSidebars,
  releases: checkReleases,
  moved: checkMoved,
  rest: checkRest,
  calls: checkCalls,
};
