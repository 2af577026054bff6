import { join } from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import released from '../../../versions.json';
import { samples } from '../../site/home';
import type { NextRelease, Release } from '../../site/releases';
import { docsFolder } from '../../site/versions';
import { highlightedCode } from '../articles/highlight';
import { postsIn } from '../shared/docusaurus';
import { perItems } from '../shared/remembered';
import { countedTags, latestPosts, linkedPosts } from './posts';
import { readRelease, readReleases, releaseFile } from './readRelease';

/** Colors the samples of the home page, and returns them by name. */
const coloredSamples = (latest: Release): Record<string, string> =>
  Object.fromEntries(
    samples(latest).flatMap(({ value, response: code, ...input }) => [
      [value, highlightedCode(input)],
      ...(code ? [[`${value} response`, highlightedCode({ language: 'json', code })]] : []),
    ]),
  );

/** Writes data for the pages to `@generated/site-data/default/…`, one file per use, so that pages load only what they show. */
export default function siteDataPlugin({ siteDir }: LoadContext): Plugin {
  const writePosts = perItems(
    async (posts: readonly BlogPost[], { createData }: PluginContentLoadedActions) => {
      await createData('posts.json', linkedPosts(posts));
      await createData('tags.json', countedTags(posts));
      await createData('latest.json', latestPosts(posts));
    },
  );
  return {
    name: 'site-data',
    getPathsToWatch: () =>
      ['current', ...released].map((version) => join(siteDir, docsFolder(version), releaseFile)),
    async contentLoaded({ actions: { createData } }) {
      const { number, name } = readRelease(siteDir, 'docs');
      await createData('next.json', { number, name } satisfies NextRelease);
      const releases = readReleases(siteDir, released);
      await createData('releases.json', releases);
      const latest = releases[released[0] ?? 'current'];
      await createData('samples.json', latest === undefined ? {} : coloredSamples(latest));
    },
    allContentLoaded: ({ allContent, actions }) =>
      writePosts('posts', postsIn(allContent), actions),
  };
}
