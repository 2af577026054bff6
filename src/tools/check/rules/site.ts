import { relative, resolve } from 'node:path';
import { checkSource } from '../../../plugins/front-matter/check';
import {
  clientSamplesFile,
  parseClientSamples,
} from '../../../plugins/rest-reference/clientSamples';
import { inspectOpenApi, strict } from '../../../plugins/rest-reference/readOpenApi';
import { parseRelease, releaseFile } from '../../../plugins/site-data/readRelease';
import { restFolder } from '../../../site/links';
import type { CheckInput } from '../check';
import { siteAddresses } from './links';
import { lineAt } from './pages';

/** Looks at the site as a whole, and reports what to correct, in a file and line, and how. */
export type SiteRule = (
  input: CheckInput,
  report: (file: string, line: number, message: string) => void,
) => void | Promise<void>;

/** Front matter follows the schemas of pages and posts, and every tag has a post. */
const checkFields: SiteRule = ({ site: { pages, known } }, report) => {
  for (const { file, line, message } of pages.flatMap((page) => checkSource(page, known))) {
    report(file, line, message);
  }
  const used = pages.flatMap(({ frontMatter }) => frontMatter.tags ?? []);
  for (const tag of known['tags.yml'].filter((key) => !used.includes(key))) {
    const fix = 'Use it in a post, or take it out of the file.';
    report('blog/tags.yml', 1, `No post has the tag "${tag}". ${fix}`);
  }
};

/** No two pages of a version, nor two posts, have the same address, or something else that readers of a list couldn't tell apart. */
const checkTitles: SiteRule = ({ site: { pages } }, report) => {
  const first = new Map<string, string>();
  for (const { file, version, frontMatter, lines } of pages) {
    const fields = version ? ['title', 'description', 'slug'] : ['slug', 'cover', 'featured'];
    for (const field of fields.filter((name) => frontMatter[name])) {
      const key = `${field} ${version?.name} ${frontMatter[field]}`;
      const other = first.get(key);
      first.set(key, other ?? file);
      if (other !== undefined) {
        const fix = version ? 'Give this page one of its own.' : 'No two posts may have the same.';
        report(file, lines[field] ?? 1, `The ${field} is that of ${other}. ${fix}`);
      }
    }
  }
};

/** One entry of a sidebar, as `sidebars.ts` and `versioned_sidebars` have it. */
type SidebarEntry =
  | string
  | {
      type?: string;
      id?: string;
      dirName?: string;
      link?: { type: string; id?: string };
      items?: readonly SidebarEntry[];
    };

/** The sidebars of one version. */
export type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>;

/** Lists the ids of the pages in a sidebar, and, with a slash at their end, the folders whose pages it lists by itself. */
const entriesOf = (items: readonly SidebarEntry[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') {
      return [item];
    }
    const { type, id, link, dirName, items: below = [] } = item;
    const names = [type === 'doc' ? id : undefined, link?.id, dirName && `${dirName}/`];
    return [...names.filter((name) => name !== undefined), ...entriesOf(below)];
  });

/** Every page of the documentation is in a sidebar once, and every entry of a sidebar is a page. */
const checkSidebars: SiteRule = ({ site, sidebars }, report) => {
  for (const version of site.versions) {
    const isNext = version.name === 'current';
    const file = isNext
      ? 'sidebars.ts'
      : `versioned_sidebars/version-${version.name}-sidebars.json`;
    const written: Sidebars = isNext ? sidebars : JSON.parse(site.files.get(file) ?? '{}');
    const entries = entriesOf(Object.values(written).flat());
    const pages = site.pages.filter((page) => page.version === version);
    for (const { file: page, id = '' } of pages) {
      if (!entries.some((entry) => entry === id || (entry.endsWith('/') && id.startsWith(entry)))) {
        const message = 'The page is in no sidebar: readers find it by the search only.';
        report(page, 1, `${message} Add "${id}" to ${file}.`);
      }
    }
    for (const [index, id] of entries.entries()) {
      if (!id.endsWith('/') && !pages.some((page) => page.id === id)) {
        const message = `The sidebar names "${id}", which isn't a page of ${version.folder}/.`;
        report(file, 1, `${message} Take the entry out, or write the page.`);
      } else if (entries.indexOf(id) !== index) {
        report(file, 1, `The sidebar names "${id}" twice. Keep one entry.`);
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
  for (const { address, file } of [...pages, ...rest].filter(
    (page) => !findAddress(page.address),
  )) {
    const [, from] = /^\/docs\/[^/]+(\/.+)$/.exec(address) ?? [];
    const now = site.pages.find((page) => page.file === file);
    const to = now?.address.slice(now.version?.address.length) ?? '…';
    const reason = site.files.has(file) ? 'the file now has another address' : 'the file is gone';
    const fix =
      from === undefined
        ? 'Bring the slug of the post back: it never changes.'
        : `Add { from: '${from}', to: '${to}' } to movedPages in src/site/links.ts.`;
    const message = `${address} was a page at ${before?.since}, and ${reason}. ${fix}`;
    report(file, now?.lines.slug ?? 1, message);
  }
};

/** OpenAPI files that changed follow the strictest rules, and samples of the clients belong to an operation. */
const checkRest: SiteRule = async ({ site: { files, versions }, before }, report) => {
  for (const { folder } of versions) {
    const file = `${folder}/${restFolder}/openapi.yaml`;
    const samplesFile = `${folder}/${restFolder}/${clientSamplesFile}`;
    const [text, samples = ''] = [files.get(file), files.get(samplesFile)];
    const published = before?.site.files;
    const isSame = [file, samplesFile].every((path) => files.get(path) === published?.get(path));
    if (text === undefined || isSame) {
      continue;
    }
    // As other files refer to it: a relative path would be another file.
    const { problems } = await inspectOpenApi(resolve(file), text, strict);
    const reported = new Set<string>();
    for (const { file: place, line, message } of problems) {
      const kind = place + message.replace(/^\S+ /, '');
      if (!reported.has(kind)) {
        report(relative('', place), line, `${message} Correct the OpenAPI file.`);
      }
      reported.add(kind);
    }
    const { api } = await inspectOpenApi(resolve(file), text);
    for (const problem of api ? parseClientSamples(samples, api).problems : []) {
      const line = lineAt(samples, samples.indexOf(`${problem.split(':', 1)}:`));
      report(samplesFile, line, problem);
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
};
