import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { PageAbout } from '../../search/engine/record';
import { type SidebarItem, sidebarPages } from '../shared/sidebarPages';

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

function docsPages(content: DocsContent): SourcePage[] {
  return content.loadedVersions.flatMap((version) => {
    const sidebars = Object.values(version.sidebars) as unknown as SidebarItem[][];
    const paths = new Map(
      [...sidebarPages(sidebars.flat())].map(({ id, labels }) => [id, labels.join(' › ')]),
    );
    return version.docs
      .filter(({ unlisted, draft }) => !unlisted && !draft)
      .map((doc) => ({
        source: doc.source,
        permalink: doc.permalink,
        title: doc.title,
        lvl0: paths.get(doc.id) || 'Documentation',
        version: version.versionName,
        tag: `docs-default-${version.versionName}`,
        about: aboutOf(doc.frontMatter.keywords, doc.description),
      }));
  });
}

const aboutOf = (keywords: readonly string[] | undefined, description = ''): PageAbout => ({
  keywords: keywords ?? [],
  description,
});

const blogPages = (content: BlogContent): SourcePage[] =>
  content.blogPosts
    .filter(({ metadata }) => !metadata.unlisted)
    .map(({ metadata }) => ({
      source: metadata.source,
      permalink: metadata.permalink,
      title: metadata.title,
      lvl0: 'Blog',
      version: '',
      tag: 'default',
      about: aboutOf(metadata.frontMatter.keywords, metadata.description),
    }));

/** Lists the docs and posts of `npm run dev`, which renders no page until it is asked for. */
export function sourcePages(allContent: AllContent): SourcePage[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return [...(docs ? docsPages(docs) : []), ...(blog ? blogPages(blog) : [])];
}
