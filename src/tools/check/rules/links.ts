import { posix } from 'node:path';
import { attributesOf, nodesOf, tagsOf } from '../../../markdown/nodes';
import { closest, didYouMean } from '../../../plugins/front-matter/closest';
import { isPublished } from '../../../plugins/front-matter/read';
import { type Redirect, redirectFor } from '../../../plugins/redirects/redirectsFile';
import { siteRedirects } from '../../../plugins/redirects/siteRedirects';
import { decoded, withoutSlash } from '../../../plugins/shared/addresses';
import { brand } from '../../../site/brand';
import { movedPages } from '../../../site/links';
import type { CheckInput } from '../check';
import { type CheckedPage, type CheckedSite, pageAnchors, versionPages } from '../site';
import type { PageRule } from './pages';

/** Returns the redirects that a build of the site would write. */
export const redirectsOf = (site: CheckedSite): Redirect[] =>
  siteRedirects({
    baseUrl: '/',
    latest: site.released[0] ?? '',
    versions: versionPages(site),
    moved: movedPages,
    removed: site.removed,
  });

/** Returns a function that finds what is at an address of the site, redirects followed: a page, or `true` for anything else. */
export function siteAddresses(
  site: CheckedSite,
): (address: string) => CheckedPage | true | undefined {
  const known = new Map<string, CheckedPage | true>(
    site.pages.map((page) => [withoutSlash(page.address), page]),
  );
  for (const address of [
    ...['', '/archive', '/tags', '/rss.xml', '/atom.xml'].map((list) => `/blog${list}`),
    ...site.known['tags.yml'].map((tag) => `/blog/tags/${tag}`),
    ...site.versions.flatMap((version) => version.rest.map((page) => version.address + page)),
    ...[...site.files.keys()].map((file) =>
      file.replace(/^static|^src\/pages(?=.+\.tsx$)|(?:\/index)?\.tsx$/g, ''),
    ),
  ]) {
    known.set(withoutSlash(address), known.get(withoutSlash(address)) ?? true);
  }
  const redirects = redirectsOf(site);
  return (address) => {
    let at = withoutSlash(address);
    for (let hops = 0; hops < 5 && !known.has(at); hops += 1) {
      at = withoutSlash(redirectFor(redirects, at)?.location ?? at);
    }
    return known.get(at);
  };
}

/** Finds the new names of renamed pages by their titles: Git knows nothing yet of a file that a writer has just renamed. */
export function renamedFiles(site: CheckedSite, before?: CheckedSite): Map<string, string> {
  const added = site.pages.filter(({ file }) => before && !before.files.has(file));
  const gone = before?.pages.filter(({ file }) => !site.files.has(file)) ?? [];
  const nameOf = (page: CheckedPage) => `${page.version?.name} ${page.frontMatter.title}`;
  return new Map(
    gone.flatMap((page) => {
      const now = added.find((other) => nameOf(other) === nameOf(page));
      return now ? [[page.file, now.file]] : [];
    }),
  );
}

/** Lists everything in a page that leads somewhere: links, definitions of references, and `href` and `to` of tags. */
const linksOf = ({ markdown: { tree } }: CheckedPage) => [
  ...nodesOf(tree, 'link', 'definition').map((node) => ({ node, target: node.url })),
  ...tagsOf(tree).flatMap((node) =>
    ['href', 'to'].flatMap((name) => {
      const target = attributesOf(node).get(name);
      return target === undefined ? [] : [{ node, target }];
    }),
  ),
];

/** Opens a check of the links and anchors of pages. Links to other sites aren't followed. */
export function openLinkRule({ site, before }: CheckInput): PageRule {
  const findAddress = siteAddresses(site);
  const renamed = renamedFiles(site, before?.site);

  /** Returns the page that a link leads to, `true` for anything else that is there, or a message. */
  function resolve(page: CheckedPage, path: string): CheckedPage | true | string {
    const folder = posix.dirname(page.file);
    const file = path.startsWith('@site/')
      ? decoded(path.slice('@site/'.length))
      : posix.join(folder, decoded(path));
    if (path === '') {
      return page;
    }
    if (path.startsWith('/')) {
      const message = `The link ${path} leads to no page of the site. Correct the address, or take the link out.`;
      return findAddress(path) ?? message;
    }
    if (!/\.mdx?$/.test(path)) {
      const ending = ['', '.md', '.mdx'].find((one) => site.files.has(file + one));
      const fix = ending
        ? `Write ${path}${ending}.`
        : 'Link to pages by file, such as ./overview.md.';
      const message = `The link ${path} is neither a file nor an address from the root. ${fix}`;
      return ending === '' || message;
    }
    const isRest = /\.(?:api|info)\.mdx$/.test(file);
    const generated = (page.version?.rest ?? []).map((one) => `${page.version?.folder}${one}`);
    const target = site.pages.find((one) => one.file === file);
    if (target !== undefined || generated.includes(file.replace(/\.(?:api|info)\.mdx$/, ''))) {
      return target ?? true;
    }
    const known = isRest
      ? generated.map((one) => `${one}.api.mdx`)
      : site.pages.filter(({ version }) => version === page.version).map((one) => one.file);
    const named = known.filter((one) => posix.basename(one) === posix.basename(file));
    const near = renamed.get(file) ?? (named.length === 1 ? named[0] : closest(file, known));
    const relative = near && posix.relative(folder, near).replace(/^(?!\.)/, './');
    const fix = relative
      ? `Did you mean ${relative}?`
      : 'Name a file of the same version, or take the link out.';
    return `The link ${path} leads to no page: there is no ${file}. ${fix}`;
  }

  /** Lists the anchors of a page, those of the parts that it includes and, for a part, of the pages that include it, too. */
  function anchorsOf(page: CheckedPage): string[] {
    const includes = (whole: CheckedPage, part: CheckedPage): boolean =>
      nodesOf(whole.markdown.tree, 'mdxjsEsm').some(({ value }) =>
        value.includes(`/${posix.basename(part.file)}`),
      );
    const related = page.isPartial
      ? site.pages.filter(
          (one) => one.text.includes(posix.basename(page.file)) && includes(one, page),
        )
      : site.partials.filter((part) => includes(page, part));
    return [page, ...related].flatMap(({ markdown }) => pageAnchors(markdown.tree));
  }

  return (page, report) => {
    for (const { node, target } of linksOf(page)) {
      const [path = '', anchor = ''] = target.split('#');
      if (target.replace('#', '').trim() === '') {
        report(node, 'The link leads nowhere. Give it an address, or take it out.');
        continue;
      }
      if (`${target}/`.startsWith(`${brand.url}/`)) {
        const fix = `Link by file, or write ${target.slice(brand.url.length) || '/'}.`;
        report(node, `${target} names this site itself, so it leads away from a preview. ${fix}`);
        continue;
      }
      const isElsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target);
      const to = isElsewhere || resolve(page, path.split('?')[0] ?? path);
      if (typeof to === 'string') {
        report(node, to);
      } else if (to !== true) {
        const [isHidden, isHere] = [to, page].map(
          (one) => !isPublished(one.frontMatter, new Date()),
        );
        const anchors = anchor === '' || to.markdown.error ? [anchor] : anchorsOf(to);
        if (isHidden && !isHere) {
          const what = 'which the build leaves out: it is a draft, or its day is to come';
          const fix = 'Publish that page, or take the link out.';
          report(node, `The link ${target} leads to ${to.file}, ${what}. ${fix}`);
        } else if (anchor !== '' && !anchors.includes(decoded(anchor)) && !to.markdown.error) {
          const fix = didYouMean(anchor, anchors, 'Name one of its headings.');
          report(node, `${to.file} has no heading with the anchor "${anchor}". ${fix}`);
        }
      }
    }
  };
}
