// Ejected, not wrapped: the filter of the index takes the place of the stock head.
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { useBlogTagsPostsPageTitle } from '@docusaurus/theme-common/internal';
import BlogTagNav from '@site/src/components/blog/BlogTagNav';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type { Props } from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function BlogTagsPostsPage({
  tag,
  items,
  sidebar,
  listMetadata,
}: Props): React.JSX.Element {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        {tag.unlisted && <Unlisted />}
        <header className={styles.header}>
          <h1>{title}</h1>
          {tag.description && <p className={styles.lead}>{tag.description}</p>}
          <BlogTagNav
            current={tag.permalink}
            blogPath={tag.allTagsPath.replace(/\/tags$/, '')}
            tagsPath={tag.allTagsPath}
          />
        </header>
        <BlogPostItems items={items} />
        {listMetadata.totalPages > 1 && <BlogListPaginator metadata={listMetadata} />}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
