import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import released from '../../../versions.json';
import type { NextRelease } from '../../site/releases';
import { readRelease, readReleases, releaseFile } from './readRelease';

/**
 * Hands what each release is called and has to the pages, out of the `release.yaml` beside the pages of its documentation, which
 * `docs:version` copies with them: `@generated/releases/default/releases.json`, and the name of Next alone in `next.json`, so that
 * what every page carries stays small.
 */
export default function releasesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'releases',
    getPathsToWatch: () =>
      ['docs', ...released.map((version) => `versioned_docs/version-${version}`)].map((folder) =>
        join(siteDir, folder, releaseFile),
      ),
    async contentLoaded({ actions }) {
      const { number, name } = readRelease(siteDir, 'docs');
      await actions.createData('next.json', { number, name } satisfies NextRelease);
      await actions.createData('releases.json', readReleases(siteDir, released));
    },
  };
}
