import { posix } from 'node:path';
import { closest, didYouMean } from '../../../plugins/front-matter/closest';
import { isPublished } from '../../../plugins/front-matter/published';
import { decoded } from '../../../plugins/shared/decoded';
import { brand } from '../../../site/brand';
import { type Destination, siteAddresses } from '../addresses';
import { type Findings, findingsIn } from '../finding';
import { fileNamed, importsOf, pageAnchors, pageLinks } from '../pageParts';
import type { CheckedPage, CheckedSite } from '../site';

const isHidden = ({ frontMatter }: CheckedPage): boolean => !isPublished(frontMatter, new Date());

/** What a link leads to, or what is wrong with it. */
type Resolved = { destination: Destination } | { message: string; fix: string };

/** A file that the build generates from the OpenAPI file: its address below the version. */
const restAddress = (path: string): string => `/${path.replace(/\.(?:api|info)\.mdx$/, '')}`;

const folderOf = ({ file }: CheckedPage): string => posix.dirname(file);

/** Opens a search for what the links of pages lead to. @param renamed the old path of each renamed file with its new one. */
function resolver(site: CheckedSite, renamed: ReadonlyMap<string, string>) {
  const destinationOf = siteAddresses(site);
  const toFile = (page: CheckedPage, path: string): Resolved => {
    const file = path.startsWith('@site/')
      ? decoded(path.slice('@site/'.length))
      : posix.join(folderOf(page), decoded(path));
    const target = site.pages.find((candidate) => candidate.file === file);
    const folder = `${page.version?.folder}/`;
    const address = file.startsWith(folder) ? restAddress(file.slice(folder.length)) : '';
    if (target !== undefined || page.version?.rest.includes(address)) {
      return { destination: { page: target } };
    }
    const known = /\.(?:api|info)\.mdx$/.test(file)
      ? (page.version?.rest ?? []).map((entry) => `${folder}${entry.slice(1)}.api.mdx`)
      : site.pages.filter(({ version }) => version === page.version).map((entry) => entry.file);
    const named = known.filter((entry) => posix.basename(entry) === posix.basename(file));
    const near = renamed.get(file) ?? (named.length === 1 ? named[0] : closest(file, known));
    const relative = near && posix.relative(folderOf(page), near);
    return {
      message: `The link ${path} leads to no page: there is no ${file}.`,
      fix: relative
        ? `Did you mean ${relative.startsWith('.') ? relative : `./${relative}`}?`
        : 'Name a file of the same version, or take the link out.',
    };
  };
  return (page: CheckedPage, path: string): Resolved => {
    if (path === '') {
      return { destination: { page } };
    }
    if (path.startsWith('/')) {
      const destination = destinationOf(path);
      const message = `The link ${path} leads to no page of the site.`;
      return destination
        ? { destination }
        : { message, fix: 'Correct the address, or take the link out.' };
    }
    if (/\.mdx?$/.test(path)) {
      return toFile(page, path);
    }
    const ending = ['', '.md', '.mdx'].find((one) =>
      site.files.has(posix.join(folderOf(page), decoded(path) + one)),
    );
    return ending === ''
      ? { destination: {} }
      : {
          message: `The link ${path} is neither a file nor an address from the root.`,
          fix: ending ? `Write ${path}${ending}.` : 'Link to pages by file, such as ./overview.md.',
        };
  };
}

/** Finds the partials that a page includes, and the pages that include a partial. */
function relatedPages(site: CheckedSite, page: CheckedPage): CheckedPage[] {
  const included = ({ file, markdown: { tree } }: CheckedPage): (string | undefined)[] =>
    importsOf(tree).map((source) => fileNamed(file, source));
  const own = included(page);
  return page.isPartial
    ? site.pages.filter(
        (other) =>
          other.text.includes(posix.basename(page.file)) && included(other).includes(page.file),
      )
    : site.partials.filter(({ file }) => own.includes(file));
}

/** Opens a check of the links of pages. Links to other sites aren't followed. */
export function linkRule(
  site: CheckedSite,
  renamed: ReadonlyMap<string, string>,
): (page: CheckedPage) => Findings {
  const resolve = resolver(site, renamed);
  const anchors = new Map<CheckedPage, string[]>();
  const anchorsOf = (page: CheckedPage): string[] => {
    const found =
      anchors.get(page) ??
      [page, ...relatedPages(site, page)].flatMap((one) => [...pageAnchors(one.markdown.tree)]);
    anchors.set(page, found);
    return found;
  };
  return function* (page) {
    const at = findingsIn('links', page.file);
    for (const { line, target } of pageLinks(page.markdown.tree)) {
      if (target.replace('#', '').trim() === '') {
        yield at(line, 'The link leads nowhere.', 'Give it an address, or take it out.');
        continue;
      }
      if (`${target}/`.startsWith(`${brand.url}/`)) {
        const message = `${target} names this site itself, so it leads away from a preview.`;
        const address = target.slice(brand.url.length) || '/';
        yield at(line, message, `Link by file, or write ${address}.`);
        continue;
      }
      if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) {
        continue;
      }
      const [path = '', anchor = ''] = target.split('#');
      const resolved = resolve(page, path.split('?')[0] ?? path);
      if ('message' in resolved) {
        yield at(line, resolved.message, resolved.fix);
        continue;
      }
      const { page: to } = resolved.destination;
      if (to !== undefined && isHidden(to) && !isHidden(page)) {
        const message = `The link ${target} leads to ${to.file}, which the build leaves out: it is a draft, or its day is to come.`;
        yield at(line, message, 'Publish that page, or take the link out.');
      } else if (
        to !== undefined &&
        anchor !== '' &&
        to.markdown.error === undefined &&
        !anchorsOf(to).includes(decoded(anchor))
      ) {
        const message = `${to.file} has no heading with the anchor "${anchor}".`;
        const otherwise = 'Name one of its headings.';
        const fix = didYouMean(anchor, anchorsOf(to), otherwise, (near) => `#${near}`);
        yield findingsIn('anchors', page.file)(line, message, fix);
      }
    }
  };
}
