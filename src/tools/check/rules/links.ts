import { posix } from 'node:path';
import { attributesOf, nodesOf, tagsOf } from '../../../markdown/nodes';
import { pageAnchors } from '../../../markdown/propertyTables';
import { closestText, didYouMean } from '../../../plugins/front-matter/schema';
import { redirectFor, siteRedirects } from '../../../plugins/redirects/siteRedirects';
import { decoded, withoutSlash } from '../../../plugins/shared/text';
import { brand } from '../../../site/brand';
import { movedPages } from '../../../site/links';
import { restIntroduction } from '../../../site/restReference';
import { type CheckedPage, type CheckedSite, versionPages } from '../site';
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
    return known.get(at) ?? known.get(`${at}/index.html`);
  };
}

/** Lists the anchors of a page with those of the parts that it includes, and of a part with those of the pages around it. */
function anchorsOf(page: CheckedPage, { pages, partials }: CheckedSite): string[] {
  const related = (page.isPartial ? pages : partials).filter((other) => {
    const [whole, part] = page.isPartial ? [other, page] : [page, other];
    return whole.text.includes(`/${posix.basename(part.file)}`);
  });
  return [page, ...related].flatMap(({ markdown }) => pageAnchors(markdown.tree));
}

/** Returns the file whose name begins with the most words of a missing file's name, or else has the most similar path. */
function closestFile(missing: string, files: readonly string[]): string | undefined {
  const wordsOf = (file: string): string[] =>
    posix.basename(file.replace(/\/index(?=\.mdx?$)/, '')).split(/[-_.]/);
  const words = wordsOf(missing);
  const shared = files.map((file) => {
    const end = wordsOf(file).findIndex((word, at) => word !== words[at]);
    return end < 0 ? words.length : end;
  });
  const most = Math.max(...shared);
  const likely = files.filter((_, at) => shared[at] === most);
  return closestText(missing, likely) ?? closestText(missing, files);
}

/** Opens a check of the links and anchors of pages. Links to other sites aren't followed. */
export function openLinkRule(site: CheckedSite): PageRule {
  const findAddress = siteAddresses(site);
  const others = [...site.files.keys()].filter((file) => !/\.mdx?$/.test(file));
  const rest = site.versions.flatMap(({ folder, rest }) =>
    rest.map(
      (page) => `${folder}${page}.${page.endsWith(`/${restIntroduction}`) ? 'info' : 'api'}.mdx`,
    ),
  );
  const targets = new Map<string, CheckedPage | true>([
    ...[...others, ...rest].map((file) => [file, true] as const),
    ...site.pages.map((page) => [page.file, page] as const),
  ]);

  /** Returns the page that a path leads to, `true` for anything else that is there, or a message. */
  function resolve(page: CheckedPage, path: string): CheckedPage | true | string {
    if (path === '') {
      return page;
    }
    const folder = posix.dirname(page.file);
    const isFile = !path.startsWith('/');
    const isInSite = path.startsWith('@site/');
    const file = isInSite ? decoded(path.slice(6)) : posix.join(folder, decoded(path));
    const target = isFile ? targets.get(file) : findAddress(path);
    const near = target || !isFile ? undefined : closestFile(file, [...targets.keys()]);
    const fix = near
      ? `Did you mean ${posix.relative(folder, near).replace(/^(?!\.)/, './')}?`
      : 'Correct the address, or take the link out.';
    return (
      target ?? `The link ${path} leads to no page${isFile ? `: there is no ${file}` : ''}. ${fix}`
    );
  }

  /** Returns what is wrong with an address in a page; `undefined` for one that leads on, or to another site. */
  function problemOf(page: CheckedPage, written: string): string | undefined {
    // The build looks up no address of this form.
    const target = written.replace(/^pathname:\/\/(?=\/)/, '');
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
    const anchors = anchor === '' || to.markdown.error ? [decoded(anchor)] : anchorsOf(to, site);
    const fix = didYouMean(anchor, anchors, 'Name one of its headings.');
    return anchors.includes(decoded(anchor))
      ? undefined
      : `${to.file} has no heading with the anchor "${anchor}". ${fix}`;
  }

  return (page, report) => {
    const { tree } = page.markdown;
    const links = nodesOf(tree, 'link', 'definition').map((node) => ({ node, target: node.url }));
    const tags = tagsOf(tree).flatMap((node) =>
      ['href', 'to'].map((name) => ({ node, target: attributesOf(node).get(name) })),
    );
    for (const { node, target } of [...links, ...tags]) {
      const problem = target === undefined ? undefined : problemOf(page, target);
      if (problem !== undefined) {
        report(node, problem);
      }
    }
  };
}
