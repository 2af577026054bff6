import { posix } from 'node:path';
import { closest } from '../../../plugins/front-matter/closest';
import { isPublished } from '../../../plugins/front-matter/published';
import { decoded } from '../../../plugins/shared/decoded';
import { brand } from '../../../site/brand';
import { type Destination, siteAddresses } from '../addresses';
import { type Finding, findingsIn } from '../finding';
import { type PageLink, pageAnchors, pageLinks } from '../links';
import { fileNamed, importsOf } from '../pageCode';
import type { CheckedPage, CheckedSite } from '../site';

/** An address of the site that its data names. */
export interface SiteLink {
  file: string;
  target: string;
}

const isHidden = ({ fields }: CheckedPage): boolean => !isPublished(fields, new Date());

/** What a link leads to, or what is wrong with it. */
type Resolved = { destination: Destination } | { message: string; fix: string };

const isElsewhere = (target: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target);

/** A file that the build generates from the OpenAPI file: its address below the version. */
const restAddress = (path: string): string => `/${path.replace(/\.(?:api|info)\.mdx$/, '')}`;

/** The folder that links of a page begin at: a translated page has those of the page that it translates. */
const folderOf = ({ file, original = file }: CheckedPage): string => posix.dirname(original);

function toFile(
  site: CheckedSite,
  page: CheckedPage,
  path: string,
  renamed: ReadonlyMap<string, string>,
): Resolved {
  const file = posix.join(folderOf(page), decoded(path));
  const target = site.pages.find((candidate) => candidate.file === file);
  if (target !== undefined) {
    return { destination: { page: target } };
  }
  const folder = `${page.version?.folder}/`;
  const address = file.startsWith(folder) ? restAddress(file.slice(folder.length)) : '';
  if (page.version?.rest.includes(address)) {
    return { destination: {} };
  }
  const known = /\.(?:api|info)\.mdx$/.test(file)
    ? (page.version?.rest ?? []).map((entry) => `${folder}${entry.slice(1)}.api.mdx`)
    : site.pages.filter(({ version }) => version === page.version).map((entry) => entry.file);
  const [moved, ...others] = known.filter(
    (entry) => posix.basename(entry) === posix.basename(file),
  );
  const near =
    renamed.get(file) ??
    (others.length === 0 && moved !== undefined ? moved : closest(file, known));
  const relative = near === undefined ? '' : posix.relative(folderOf(page), near);
  const hint = relative.startsWith('.') ? relative : `./${relative}`;
  return {
    message: `The link ${path} leads to no page: there is no ${file}.`,
    fix: relative
      ? `Did you mean ${hint}?`
      : 'Name a file of the same version, or take the link out.',
  };
}

function resolve(
  site: CheckedSite,
  destinationOf: (address: string) => Destination | undefined,
  page: CheckedPage,
  path: string,
  renamed: ReadonlyMap<string, string>,
): Resolved {
  if (path === '') {
    return { destination: { page } };
  }
  if (path.startsWith('/')) {
    const destination = destinationOf(path);
    return destination === undefined
      ? {
          message: `The link ${path} leads to no page of the site.`,
          fix: 'Correct the address, or take the link out.',
        }
      : { destination };
  }
  if (/\.mdx?$/.test(path)) {
    return toFile(site, page, path, renamed);
  }
  if (site.files.has(posix.join(folderOf(page), decoded(path)))) {
    return { destination: {} };
  }
  const isPage = (ending: string): boolean =>
    site.files.has(posix.join(folderOf(page), `${decoded(path)}${ending}`));
  const ending = ['.md', '.mdx'].find(isPage);
  return {
    message: `The link ${path} is neither a file nor an address from the root.`,
    fix:
      ending === undefined
        ? 'Link to pages by file, such as ./overview.md.'
        : `Write ${path}${ending}.`,
  };
}

/** Finds the partials that a page includes, and the pages that include a partial. */
function relatedPages(site: CheckedSite, page: CheckedPage): CheckedPage[] {
  const included = ({ file, markdown: { tree } }: CheckedPage): (string | undefined)[] =>
    importsOf(tree).map(({ source }) => fileNamed(file, source));
  const own = included(page);
  return page.isPartial
    ? site.pages.filter(
        (other) =>
          other.text.includes(posix.basename(page.file)) && included(other).includes(page.file),
      )
    : site.partials.filter(({ file }) => own.includes(file));
}

/**
 * Opens a check of the links of pages. Links to other sites aren't followed.
 *
 * @param renamed the old path of each renamed file with its new one.
 */
export function linkRule(
  site: CheckedSite,
  renamed: ReadonlyMap<string, string>,
): (page: CheckedPage) => Finding[] {
  const destinationOf = siteAddresses(site);
  const anchors = new Map<CheckedPage, ReadonlySet<string>>();
  const anchorsOf = (page: CheckedPage): ReadonlySet<string> => {
    const found =
      anchors.get(page) ??
      new Set(
        [page, ...relatedPages(site, page)].flatMap((one) => [...pageAnchors(one.markdown.tree)]),
      );
    anchors.set(page, found);
    return found;
  };
  const checkLink = (page: CheckedPage, { line, target }: PageLink): Finding[] => {
    const at = findingsIn('links', page.file);
    if (target.replace('#', '').trim() === '') {
      return [at(line, 'The link leads nowhere.', 'Give it an address, or take it out.')];
    }
    if (`${target}/`.startsWith(`${brand.url}/`)) {
      const address = target.slice(brand.url.length) || '/';
      const message = `${target} names this site itself, so it leads away from a preview.`;
      return [at(line, message, `Link by file, or write ${address}.`)];
    }
    if (isElsewhere(target)) {
      return [];
    }
    const [path = '', anchor = ''] = target.split('#');
    const resolved = resolve(site, destinationOf, page, path.split('?')[0] ?? path, renamed);
    if ('message' in resolved) {
      return [at(line, resolved.message, resolved.fix)];
    }
    const { page: to } = resolved.destination;
    if (to === undefined) {
      return [];
    }
    if (isHidden(to) && !isHidden(page)) {
      const message = `The link ${target} leads to ${to.file}, which the build leaves out: it is a draft, or its day is to come.`;
      return [at(line, message, 'Publish that page, or take the link out.')];
    }
    if (anchor === '' || to.markdown.error !== undefined || anchorsOf(to).has(decoded(anchor))) {
      return [];
    }
    const near = closest(anchor, [...anchorsOf(to)]);
    return [
      findingsIn('anchors', page.file)(
        line,
        `${to.file} has no heading with the anchor "${anchor}".`,
        near === undefined ? 'Name one of its headings.' : `Did you mean #${near}?`,
      ),
    ];
  };
  return (page) => pageLinks(page.markdown.tree).flatMap((link) => checkLink(page, link));
}

/** Addresses that navigation, footer, and pages name lead to pages of the site. */
export function siteLinks(site: CheckedSite, links: readonly SiteLink[]): Finding[] {
  const destinationOf = siteAddresses(site);
  return links
    .filter(({ target }) => destinationOf(target.split(/[?#]/)[0] ?? '') === undefined)
    .map(({ file, target }) =>
      findingsIn('links', file)(
        1,
        `The link ${target} leads to no page of the site.`,
        'Correct the address.',
      ),
    );
}
