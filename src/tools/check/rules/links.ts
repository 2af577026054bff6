import { posix } from 'node:path';
import { closest } from '../../../plugins/front-matter/closest';
import { brand } from '../../../site/brand';
import { type Destination, siteAddresses } from '../addresses';
import type { Finding } from '../finding';
import { decodePath, type PageLink, pageAnchors, pageLinks } from '../links';
import type { CheckedPage, CheckedSite } from '../site';

/** What a link leads to, or what is wrong with it. */
type Resolved = { destination: Destination } | { message: string; mend: string };

const isElsewhere = (target: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target);

/** A file that the build generates from the OpenAPI file: its address below the version. */
const restAddress = (path: string): string => `/${path.replace(/\.(?:api|info)\.mdx$/, '')}`;

function toFile(site: CheckedSite, page: CheckedPage, path: string): Resolved {
  const file = posix.join(posix.dirname(page.file), decodePath(path));
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
  const near = closest(file, known);
  const relative = near === undefined ? '' : posix.relative(posix.dirname(page.file), near);
  const hint = relative.startsWith('.') ? relative : `./${relative}`;
  return {
    message: `The link ${path} leads to no page: there is no ${file}.`,
    mend: relative
      ? `Did you mean ${hint}?`
      : 'Name a file of the same version, or take the link out.',
  };
}

function resolve(
  site: CheckedSite,
  destinationOf: (address: string) => Destination | undefined,
  page: CheckedPage,
  path: string,
): Resolved {
  if (path === '') {
    return { destination: { page } };
  }
  if (path.startsWith('/')) {
    const destination = destinationOf(path);
    return destination === undefined
      ? {
          message: `The link ${path} leads to no page of the site.`,
          mend: 'Correct the address, or take the link out.',
        }
      : { destination };
  }
  if (/\.mdx?$/.test(path)) {
    return toFile(site, page, path);
  }
  if (site.files.has(posix.join(posix.dirname(page.file), decodePath(path)))) {
    return { destination: {} };
  }
  return {
    message: `The link ${path} is neither a file nor an address from the root.`,
    mend: 'Link to pages by file, such as ./overview.md.',
  };
}

function checkLink(
  site: CheckedSite,
  destinationOf: (address: string) => Destination | undefined,
  anchorsOf: (page: CheckedPage) => ReadonlySet<string>,
  page: CheckedPage,
  { line, target }: PageLink,
): Finding[] {
  if (target.replace('#', '').trim() === '') {
    return [
      {
        rule: 'links',
        file: page.file,
        line,
        subject: target,
        message: 'The link leads nowhere.',
        mend: 'Give it an address, or take it out.',
      },
    ];
  }
  if (`${target}/`.startsWith(`${brand.url}/`)) {
    const address = target.slice(brand.url.length) || '/';
    return [
      {
        rule: 'links',
        file: page.file,
        line,
        subject: target,
        message: `${target} names this site itself, so it leads away from a preview.`,
        mend: `Link by file, or write ${address}.`,
      },
    ];
  }
  if (isElsewhere(target)) {
    return [];
  }
  const [path = '', anchor = ''] = target.split('#');
  const resolved = resolve(site, destinationOf, page, path.split('?')[0] ?? path);
  if ('message' in resolved) {
    return [{ rule: 'links', file: page.file, line, subject: target, ...resolved }];
  }
  const { page: to } = resolved.destination;
  const isRead = to !== undefined && to.markdown.error === undefined;
  if (anchor === '' || !isRead || anchorsOf(to).has(decodePath(anchor))) {
    return [];
  }
  const near = closest(anchor, [...anchorsOf(to)]);
  return [
    {
      rule: 'anchors',
      file: page.file,
      line,
      subject: target,
      message: `${to.file} has no heading with the anchor "${anchor}".`,
      mend: near === undefined ? 'Name one of its headings.' : `Did you mean #${near}?`,
    },
  ];
}

/** Links lead to pages of the site, and their anchors to headings there. Links to other sites aren't followed. */
export function links(site: CheckedSite): Finding[] {
  const destinationOf = siteAddresses(site);
  const anchors = new Map<CheckedPage, ReadonlySet<string>>();
  const anchorsOf = (page: CheckedPage): ReadonlySet<string> => {
    const found = anchors.get(page) ?? pageAnchors(page.markdown.tree);
    anchors.set(page, found);
    return found;
  };
  return site.pages.flatMap((page) =>
    pageLinks(page.markdown.tree).flatMap((link) =>
      checkLink(site, destinationOf, anchorsOf, page, link),
    ),
  );
}
