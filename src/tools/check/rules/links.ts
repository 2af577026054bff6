import { posix } from 'node:path';
import { attributesOf, nodesOf, tagsOf } from '../../../markdown/nodes';
import { isPublished } from '../../../plugins/front-matter/read';
import { closest, didYouMean } from '../../../plugins/front-matter/schema';
import { redirectFor, siteRedirects } from '../../../plugins/redirects/siteRedirects';
import { decoded, withoutSlash } from '../../../plugins/shared/text';
import { brand } from '../../../site/brand';
import { movedPages } from '../../../site/links';
import { type CheckedPage, type CheckedSite, pageAnchors, versionPages } from '../site';
import type { PageRule } from './pages';

/** Returns a function that finds what is at an address of the site, redirects followed: a page, or `true` for anything else. */
export function siteAddresses(
  site: CheckedSite,
): (address: string) => CheckedPage | true | undefined {
  const others = [
    ...['', '/archive', '/tags', '/rss.xml', '/atom.xml'].map((list) => `/blog${list}`),
    ...site.known['tags.yml'].map((tag) => `/blog/tags/${tag}`),
    ...site.versions.flatMap((version) => version.rest.map((page) => version.address + page)),
    ...[...site.files.keys()].map((file) =>
      file.replace(/^static|^src\/pages(?=.+\.tsx$)|(?:\/index)?\.tsx$/g, ''),
    ),
  ];
  const known = new Map<string, CheckedPage | true>([
    ...others.map((address) => [withoutSlash(address), true] as const),
    ...site.pages.map((page) => [withoutSlash(page.address), page] as const),
  ]);
  const redirects = siteRedirects({
    baseUrl: '/',
    latest: site.released[0] ?? '',
    versions: versionPages(site),
    moved: movedPages,
    removed: site.removed,
  });
  return (address) => {
    let at = withoutSlash(address);
    for (let hops = 0; hops < 5 && !known.has(at); hops += 1) {
      at = withoutSlash(redirectFor(redirects, at)?.to ?? at);
    }
    return known.get(at);
  };
}

/** Lists everything in a page that leads somewhere: links, definitions of references, and `href` and `to` of tags. */
const linksOf = ({ markdown: { tree } }: CheckedPage) => [
  ...nodesOf(tree, 'link', 'definition').map((node) => ({ node, target: node.url })),
  ...tagsOf(tree).flatMap((node) =>
    ['href', 'to']
      .map((name) => attributesOf(node).get(name))
      .flatMap((target) => (target === undefined ? [] : [{ node, target }])),
  ),
];

/** Lists the anchors of a page with those of the parts that it includes, and of a part with those of the pages around it. */
function anchorsOf(page: CheckedPage, { pages, partials }: CheckedSite): string[] {
  const includes = (whole: CheckedPage, part: CheckedPage): boolean =>
    whole.text.includes(`/${posix.basename(part.file)}`);
  const related = page.isPartial
    ? pages.filter((whole) => includes(whole, page))
    : partials.filter((part) => includes(page, part));
  return [page, ...related].flatMap(({ markdown }) => pageAnchors(markdown.tree));
}

/** Opens a check of the links and anchors of pages. Links to other sites aren't followed. */
export function openLinkRule(site: CheckedSite): PageRule {
  const findAddress = siteAddresses(site);

  /** Returns the page that a path leads to, `true` for anything else that is there, or a message. */
  function resolve(page: CheckedPage, path: string): CheckedPage | true | string {
    if (path === '') {
      return page;
    }
    if (path.startsWith('/')) {
      const fix = 'Correct the address, or take the link out.';
      return findAddress(path) ?? `The link ${path} leads to no page of the site. ${fix}`;
    }
    const folder = posix.dirname(page.file);
    const isFromSite = path.startsWith('@site/');
    const file = isFromSite ? decoded(path.slice(6)) : posix.join(folder, decoded(path));
    const target = site.pages.find((other) => other.file === file);
    const rest = (page.version?.rest ?? []).map((address) => `${page.version?.folder}${address}`);
    const isGenerated = rest.includes(file.replace(/\.(?:api|info)\.mdx$/, ''));
    if (target !== undefined || isGenerated || (site.files.has(file) && !/\.mdx?$/.test(file))) {
      return target ?? true;
    }
    const known = /\.api\.mdx$/.test(file)
      ? rest.map((address) => `${address}.api.mdx`)
      : site.pages.filter(({ version }) => version === page.version).map((other) => other.file);
    const [named, another] = known.filter((path) => posix.basename(path) === posix.basename(file));
    const near = named !== undefined && another === undefined ? named : closest(file, known);
    const fix = near
      ? `Did you mean ${posix.relative(folder, near).replace(/^(?!\.)/, './')}?`
      : 'Name a file of the same version, or take the link out.';
    return `The link ${path} leads to no page: there is no ${file}. ${fix}`;
  }

  /** Returns what is wrong with an address in a page; `undefined` for one that leads on, or to another site. */
  function problemOf(page: CheckedPage, target: string): string | undefined {
    const [path = '', anchor = ''] = target.split('#');
    if (`${path}${anchor}`.trim() === '') {
      return 'The link leads nowhere. Give it an address, or take it out.';
    }
    if (`${target}/`.startsWith(`${brand.url}/`)) {
      const fix = `Link by file, or write ${target.slice(brand.url.length) || '/'}.`;
      return `${target} names this site itself, so it leads away from a preview. ${fix}`;
    }
    const isElsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target);
    const to = isElsewhere || resolve(page, path.split('?')[0] ?? path);
    if (to === true || typeof to === 'string') {
      return to === true ? undefined : to;
    }
    const isShown = ({ frontMatter }: CheckedPage) => isPublished(frontMatter, new Date());
    if (isShown(page) && !isShown(to)) {
      const reason = 'which the build leaves out: it is a draft, or its day is to come';
      return `The link ${target} leads to ${to.file}, ${reason}. Publish that page, or take the link out.`;
    }
    const anchors = anchor === '' || to.markdown.error ? [decoded(anchor)] : anchorsOf(to, site);
    const fix = didYouMean(anchor, anchors, 'Name one of its headings.');
    return anchors.includes(decoded(anchor))
      ? undefined
      : `${to.file} has no heading with the anchor "${anchor}". ${fix}`;
  }

  return (page, report) => {
    for (const { node, target } of linksOf(page)) {
      const problem = problemOf(page, target);
      if (problem !== undefined) {
        report(node, problem);
      }
    }
  };
}
