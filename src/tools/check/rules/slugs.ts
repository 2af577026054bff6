import type { Finding } from '../finding';
import type { CheckedSite } from '../site';

/** No two pages have the same address. */
export function slugs({ pages, versions }: CheckedSite): Finding[] {
  const first = new Map<string, string>(
    versions.flatMap(({ address, rest, folder }) =>
      rest.map((page): [string, string] => [address + page, `${folder}/api/rest/openapi.yaml`]),
    ),
  );
  return pages.flatMap(({ file, address, fieldLines }): Finding[] => {
    const other = first.get(address);
    if (other === undefined) {
      first.set(address, file);
      return [];
    }
    return [
      {
        rule: 'slugs',
        file,
        line: fieldLines.slug ?? 1,
        subject: address,
        message: `${address} is the address of ${other} already.`,
        mend: 'Give one of them another slug.',
      },
    ];
  });
}
