import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { PageAbout } from '../../search/engine/record';
import { type SidebarItem, sidebarPages } from '../shared/sidebarPages';
import { listedDocs, listedPosts, postsIn, versionsIn } from '../shared/siteContent';

/** A page as the content plugins know it before it is rendered. */
export interface SourcePage {
  /** Path of the file, below the site's folder. */
  source: string;
  permalink: string;
  title: string;
  lvl0: string;
  version: string;
  tag: string;
  about?: PageAbout;
}

function docsPages(version: LoadedVersion): SourcePage[] {
  const sidebars = Object.values(version.sidebars) as unknown as SidebarItem[][];
  const paths = new Map(
    [...sidebarPages(sidebars.flat())].map(({ id, labels }) => [id, labels.join(' › ')]),
  );
  return listedDocs(version).map(({ id, source, permalink, title, description, frontMatter }) => ({
    source,
    permalink,
    title,
    lvl0: paths.get(id) || 'Documentation',
    version: version.versionName,
    tag: `docs-default-${version.versionName}`,
    about: { keywords: frontMatter.keywords ?? [], description },
  }));
}

const postPage = ({ metadata }: BlogPost): SourcePage => ({
  source: metadata.source,
  permalink: metadata.permalink,
  title: metadata.title,
  lvl0: 'Blog',
  version: '',
  tag: 'default',
  about: { keywords: metadata.frontMatter.keywords ?? [], description: metadata.description },
});

/** Lists the docs and posts of `npm run dev`, which renders no page until it is asked for. */
export const sourcePages = (allContent: AllContent): SourcePage[] => [
  ...versionsIn(allContent).flatMap(docsPages),
  ...listedPosts(postsIn(allContent)).map(postPage),
];
