import { latestPath } from '../../../site/versions';
import { redirectsOf, siteAddresses } from '../addresses';
import type { Finding } from '../finding';
import type { CheckedSite } from '../site';

/** An address that readers may have kept, and the file that was behind it. */
interface KnownAddress {
  address: string;
  file: string;
}

/** Lists the addresses of the docs and the blog, those of the latest version's number and of removed versions included. */
function publicAddresses(site: CheckedSite): KnownAddress[] {
  const rest = site.versions.flatMap(({ address, folder, rest: pages }) =>
    pages.map((page) => ({ address: address + page, file: `${folder}/api/rest/openapi.yaml` })),
  );
  const gone = redirectsOf(site)
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from }) => ({ address: from, file: 'src/site/redirects.ts' }));
  const pages = [...site.pages.map(({ address, file }) => ({ address, file })), ...rest];
  const latest = `/docs/${latestPath}/`;
  const numbered = pages
    .filter(({ address }) => address.startsWith(latest))
    .map(({ address, file }) => ({
      address: `/docs/${site.released[0]}/${address.slice(latest.length)}`,
      file,
    }));
  return [...pages, ...numbered, ...gone];
}

/**
 * Every address that the site had leads somewhere still: a page that moved or went has a redirect.
 *
 * @param before the site at the last tag, or on the main branch.
 * @param since what `before` is, for the message.
 */
export function moved(site: CheckedSite, before: CheckedSite, since: string): Finding[] {
  const destinationOf = siteAddresses(site);
  const lost = publicAddresses(before).filter(
    ({ address }) => destinationOf(address) === undefined,
  );
  // A page of the latest version had an address with the number, too: one line for both.
  const files = lost.map(({ file, address }) => `${file} ${address.split('/').slice(3).join('/')}`);
  return lost
    .filter((_, index) => files.indexOf(files[index] ?? '') === index)
    .map(({ address, file }): Finding => {
      const below = /^\/docs\/[^/]+(\/.+)$/.exec(address)?.[1];
      const isKept = site.files.has(file);
      return {
        rule: 'moved',
        file,
        line: site.pages.find((page) => page.file === file)?.fieldLines.slug ?? 1,
        subject: address,
        message: `${address} was a page at ${since}, and ${isKept ? 'the file now has another address' : 'the file is gone'}.`,
        mend:
          below === undefined
            ? 'Bring the slug of the post back: it never changes.'
            : `Add { from: '${below}', to: '…' } to movedPages in src/site/redirects.ts.`,
      };
    });
}
