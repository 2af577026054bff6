import { redirectFor } from '../../plugins/redirects/redirectsFile';
import { siteRedirects } from '../../plugins/redirects/siteRedirects';
import { withoutSlash } from '../../plugins/shared/withoutSlash';
import { movedPages } from '../../site/links';
import { type CheckedPage, type CheckedSite, versionPages } from './site';

/** Where an address of the site leads: to a page that a rule can look into, to something else that is there, or nowhere. */
export interface Destination {
  page?: CheckedPage;
}

/** Returns the redirects that a build of the site would write. */
export const redirectsOf = (site: CheckedSite): ReturnType<typeof siteRedirects> =>
  siteRedirects({
    baseUrl: '/',
    latest: site.released[0] ?? '',
    versions: versionPages(site),
    moved: movedPages,
    removed: JSON.parse(site.files.get('removed_versions.json') ?? '{}'),
  });

const blogLists = ['', '/archive', '/tags', '/rss.xml', '/atom.xml'].map((list) => `/blog${list}`);

/** Returns a function that finds what is at an address of the site (`undefined`: nothing), redirects followed. */
export function siteAddresses(site: CheckedSite): (address: string) => Destination | undefined {
  const files = [...site.files.keys()];
  const routes = files.flatMap((file) => /^src\/pages\/(.+)\.tsx$/.exec(file)?.[1] ?? []);
  const addresses = [
    ...blogLists,
    ...routes.map((route) => `/${route.replace(/(?:^|\/)index$/, '')}`),
    ...files.flatMap((file) => /^static(\/.+)$/.exec(file)?.[1] ?? []),
    ...site.known['tags.yml'].map((tag) => `/blog/tags/${tag}`),
    ...site.versions.flatMap(({ address, rest }) => rest.map((page) => address + page)),
  ];
  const known = new Map<string, Destination>([
    ...addresses.map((address) => [withoutSlash(address), {}] as const),
    ...site.pages.map((page) => [withoutSlash(page.address), { page }] as const),
  ]);
  const redirects = redirectsOf(site);
  return (address) => {
    let at = withoutSlash(address);
    for (let hops = 0; hops < 5 && !known.has(at); hops += 1) {
      const next = redirectFor(redirects, at)?.location;
      if (next === undefined) {
        return undefined;
      }
      at = withoutSlash(next);
    }
    return known.get(at);
  };
}
