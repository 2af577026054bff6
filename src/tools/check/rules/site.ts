import { relative } from 'node:path';
import { checkDocsPage, checkPosts } from '../../../plugins/front-matter/check';
import { didYouMean } from '../../../plugins/front-matter/closest';
import { deadRedirects } from '../../../plugins/redirects/siteRedirects';
import {
  clientSamplesFile,
  parseClientSamples,
} from '../../../plugins/rest-reference/clientSamples';
import { inspectOpenApi, strict } from '../../../plugins/rest-reference/readOpenApi';
import { parseRelease, releaseFile } from '../../../plugins/site-data/readRelease';
import { restFolder } from '../../../site/links';
import { latestPath } from '../../../site/versions';
import type { CheckInput } from '../check';
import { type CheckedSite, versionPages } from '../site';
import { redirectsOf, renamedFiles, siteAddresses } from './links';

/** Looks at the site as a whole, and reports what to correct, in a file and line, and how. */
export type SiteRule = (
  input: CheckInput,
  report: (file: string, line: number, message: string) => void,
) => void | Promise<void>;

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Front matter follows the schemas of pages and posts. */
const checkFields: SiteRule = ({ site: { pages, known } }, report) => {
  const posts = pages.filter(({ version }) => version === undefined);
  for (const { file, line, message } of [
    ...pages.filter(({ version }) => version).flatMap(checkDocsPage),
    ...checkPosts(posts, known),
  ]) {
    report(file, line, message);
  }
};

/** No two pages of a version have the same address, or a title or description that readers of a list couldn't tell apart. */
const checkTitles: SiteRule = ({ site: { pages } }, report) => {
  const first = new Map<string, string>();
  for (const { file, version, frontMatter, lines } of pages.filter((page) => page.version)) {
    for (const field of ['title', 'description', 'slug'].filter((name) => frontMatter[name])) {
      const key = `${field} ${version?.name} ${frontMatter[field]}`;
      const other = first.get(key);
      first.set(key, other ?? file);
      if (other !== undefined) {
        const message = `The ${field} is that of ${other}. Give this page one of its own.`;
        report(file, lines[field] ?? 1, message);
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
    const own = [type === 'doc' ? id : undefined, link?.id, dirName && `${dirName}/`];
    return [...own.filter((name) => name !== undefined), ...entriesOf(below)];
  });

/** Every page of the documentation is in a sidebar once, and every entry of a sidebar is a page. */
const checkSidebars: SiteRule = ({ site, sidebars }, report) => {
  for (const version of site.versions) {
    const archive = `versioned_sidebars/version-${version.name}-sidebars.json`;
    const file = version.name === 'current' ? 'sidebars.ts' : archive;
    const archived: Sidebars = JSON.parse(site.files.get(archive) ?? '{}');
    const entries = entriesOf(Object.values(file === archive ? archived : sidebars).flat());
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
        report(
          file,
          1,
          `The sidebar names "${id}" twice. Keep the entry where readers look for it.`,
        );
      }
    }
  }
};

/** Every version has a file that says what its release is called and has, and that was written for it. */
const checkReleases: SiteRule = ({ site: { files, versions } }, report) => {
  for (const { name, folder } of versions) {
    const file = `${folder}/${releaseFile}`;
    const text = files.get(file);
    try {
      const { number } = parseRelease(file, text);
      if (name !== 'current' && number !== name) {
        const line = text?.split('\n').findIndex((one) => one.startsWith('release:')) ?? 0;
        const fix = `Correct what it says of name, image, catalogs, connectors and features, and write "release: ${name}".`;
        report(file, line + 1, `The file was written for ${number}, not for ${name}. ${fix}`);
      }
    } catch (error) {
      report(file, 1, error instanceof Error ? error.message : String(error));
    }
  }
};

/** Returns the release that Next describes, if its file can be read: a rule reports one that can't. */
export function nextRelease({ files }: CheckedSite): string[] {
  const file = `docs/${releaseFile}`;
  try {
    return [parseRelease(file, files.get(file)).number];
  } catch {
    return [];
  }
}

/** Lists the addresses of the docs and the blog with their files, those of the latest version's number and of removed versions included. */
function publicAddresses(site: CheckedSite): { address: string; file: string }[] {
  const rest = site.versions.flatMap(({ address, folder, rest: pages }) =>
    pages.map((page) => ({
      address: address + page,
      file: `${folder}/${restFolder}/openapi.yaml`,
    })),
  );
  const gone = redirectsOf(site)
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from }) => ({ address: from, file: 'src/site/links.ts' }));
  const pages = [...site.pages, ...rest];
  const numbered = pages
    .filter(({ address }) => address.startsWith(`/docs/${latestPath}/`))
    .map(({ address, file }) => {
      return { address: address.replace(latestPath, site.released[0] ?? ''), file };
    });
  return [...pages, ...numbered, ...gone];
}

/** Every address that the site had still leads somewhere. */
const checkMoved: SiteRule = ({ site, before }, report) => {
  const findAddress = siteAddresses(site);
  const renamed = renamedFiles(site, before?.site);
  const seen = new Set<string>();
  for (const { address, file } of before ? publicAddresses(before.site) : []) {
    // A page of the latest version had an address with the number, too: one finding for both.
    const key = `${file} ${address.split('/').slice(3).join('/')}`;
    if (findAddress(address) !== undefined || seen.has(key)) {
      continue;
    }
    seen.add(key);
    const [, from] = /^\/docs\/[^/]+(\/.+)$/.exec(address) ?? [];
    const now = site.pages.find((page) => page.file === (renamed.get(file) ?? file));
    const to = now?.address.slice(now.version?.address.length) ?? '…';
    const what =
      now || site.files.has(file) ? 'the file now has another address' : 'the file is gone';
    const fix =
      from === undefined
        ? 'Bring the slug of the post back: it never changes.'
        : `Add { from: '${from}', to: '${to}' } to movedPages in src/site/links.ts.`;
    const message = `${address} was a page at ${before?.since}, and ${what}. ${fix}`;
    report(now?.file ?? file, now?.lines.slug ?? 1, message);
  }
};

/** Redirects of moved pages lead from where no page is to a page. */
const checkRedirects: SiteRule = ({ site, moved = [] }, report) => {
  for (const message of deadRedirects(versionPages(site), moved)) {
    report('src/site/links.ts', 1, message);
  }
};

/** OpenAPI files that changed follow the strictest rules, and each of their operations has samples of the clients. */
const checkRest: SiteRule = async ({ site: { files, versions }, before }, report) => {
  for (const { folder } of versions) {
    const file = `${folder}/${restFolder}/openapi.yaml`;
    const samplesFile = `${folder}/${restFolder}/${clientSamplesFile}`;
    const [text, samples = ''] = [files.get(file), files.get(samplesFile)];
    const published = before?.site.files;
    const isSame = [file, samplesFile].every((one) => files.get(one) === published?.get(one));
    if (text === undefined || isSame) {
      continue;
    }
    const { problems } = await inspectOpenApi(file, text, strict);
    for (const problem of problems) {
      report(
        relative('', problem.file),
        problem.line,
        `${problem.message} Correct the OpenAPI file.`,
      );
    }
    const { api } = await inspectOpenApi(file, text);
    for (const problem of (api && parseClientSamples(samples, api).problems) ?? []) {
      const [name] = problem.split(':', 1);
      const line = samples.split('\n').findIndex((one) => one.startsWith(`${name}:`));
      const fix = 'Each operationId of openapi.yaml has an entry.';
      report(samplesFile, Math.max(line, 0) + 1, `${problem} ${fix}`);
    }
  }
};

/** Style sheets name tokens that there are. */
const checkTokens: SiteRule = ({ site: { files } }, report) => {
  const styles = [...files].filter(([file]) => /^src\/.+\.css$/.test(file));
  const defined = new Set(
    styles.flatMap(([, css]) => [...css.matchAll(/--([\w-]+)\s*:/g)].map(([, name = '']) => name)),
  );
  const named = /var\(--((?:color|code|font|space|radius|duration|width)-[\w-]+)/g;
  for (const [file, css] of styles) {
    for (const { index, 1: name = '' } of css.matchAll(named)) {
      if (!defined.has(name)) {
        const fix = didYouMean(name, [...defined]);
        report(file, lineAt(css, index), `There is no token --${name}. ${fix}`);
        // A token that was renamed is missing in a hundred places: the first one says it.
        defined.add(name);
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
  redirects: checkRedirects,
  rest: checkRest,
  tokens: checkTokens,
};
