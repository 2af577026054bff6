import { redirectFor } from '../../plugins/redirects/redirectsFile';
import { siteRedirects } from '../../plugins/redirects/siteRedirects';
import { withoutSlash } from '../../plugins/shared/withoutSlash';
import { movedPages } from '../../site/links';
import { addressesOf, type CheckedPage, type CheckedSite } from './site';

/** Where an address of the site leads: to a page that a rule can look into, to something else that is there, or nowhere. */
export interface Destination {
  page?: CheckedPage;
}

/** Returns the redirects that a build of the site would write. */
export function redirectsOf(site: CheckedSite): ReturnType<typeof siteRedirects> {
  const addresses = addressesOf(site);
  return siteRedirects({
    baseUrl: '/',
    latest: site.released[0] ?? '',
    versions: site.versions.map(({ name, address }) => ({
      name,
      address,
      pages: addresses.get(name) ?? new Set(),
    })),
    moved: movedPages,
    removed: JSON.parse(site.files.get('removed_versions.json') ?? '{}'),
  });
}

/** Returns a function that finds what is at an address of the site (`undefined`: nothing), redirects followed. */
export function siteAddresses(site: CheckedSite): (address: string) => Destination | undefined {
  const known = new Map<string, Destination>();
  const add = (address: string, destination: Destination = {}): void => {
    known.set(withoutSlash(address), destination);
  };
  for (const file of site.files.keys()) {
    const [, route] = /^src\/pages\/(.+)\.tsx$/.exec(file) ?? [];
    if (route !== undefined) {
      add(`/${route.replace(/(?:^|\/)index$/, '')}`);
    }
    if (file.startsWith('static/')) {
      add(file.slice('static'.length));
    }
  }
  for (const tag of site.known['tags.yml']) {
    add(`/blog/tags/${tag}`);
  }
  for (const address of [
    '/blog',
    '/blog/archive',
    '/blog/tags',
    '/blog/rss.xml',
    '/blog/atom.xml',
  ]) {
    add(address);
  }
  for (const { address, rest } of site.versions) {
    for (const page of rest) {
      add(address + page);
    }
  }
  for (const page of site.pages) {
    add(page.address, { page });
  }
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
