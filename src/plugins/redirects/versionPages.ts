import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { withoutSlash } from '../shared/withoutSlash';

/** Pages of one version of the docs. */
export interface VersionPages {
  /** As in `versions.json`, or `current`. */
  name: string;
  /** Address of the version without a slash at its end, such as `/docs/latest`. */
  address: string;
  /** Addresses below the version's own; `/` is its first page. */
  pages: ReadonlySet<string>;
}

/** Lists the pages of every version that the docs plugin has loaded. */
export function versionPages(content: LoadedContent | undefined): VersionPages[] {
  return (content?.loadedVersions ?? []).map(({ versionName, path, docs }) => {
    const address = withoutSlash(path);
    return {
      name: versionName,
      address,
      pages: new Set(docs.map(({ permalink }) => permalink.slice(address.length) || '/')),
    };
  });
}
