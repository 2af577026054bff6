import { deadRedirects, describeDead } from '../../../plugins/redirects/deadRedirects';
import type { MovedPage } from '../../../site/redirects';
import type { Finding } from '../finding';
import { addressesOf, type CheckedSite } from '../site';

/** Redirects of moved pages lead somewhere, and from where no page is. */
export function redirects(site: CheckedSite, moved: readonly MovedPage[]): Finding[] {
  const addresses = addressesOf(site);
  const versions = site.versions.map(({ name }) => ({ pages: addresses.get(name) ?? new Set() }));
  return deadRedirects(versions, moved).map((line) => {
    const [message = '', ...mend] = describeDead(line).split(/(?<=\.) /);
    return {
      rule: 'redirects',
      file: 'src/site/redirects.ts',
      line: 1,
      subject: line.from,
      message,
      mend: mend.join(' '),
    };
  });
}
