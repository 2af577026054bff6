// Ejected, not wrapped: the stock index is one column of excerpts and has no place for a head, a filter or a featured post.
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogList from '@site/src/components/blog/BlogList';
import styles from '@site/src/components/blog/styles.module.css';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

function ordered(items: Props['items']): Props['items'] {
  const featured = items.filter(({ content }) => content.metadata.frontMatter.featured === true);
  return [...featured, ...items.filter((item) => !featured.includes(item))];
}

export default function BlogListPage(props: Props) {
  const { metadata } = props;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <Layout>
        <BlogList
          heading={translate({ id: 'blog.index.heading', message: 'Notes from the metadata lake' })}
          lead={metadata.blogDescription}
          blogPath={metadata.permalink.replace(/\/page\/\d+$/, '')}
        >
          <div className={styles.index}>
            <BlogPostItems items={ordered(props.items)} />
          </div>
          {metadata.totalPages > 1 && <BlogListPaginator metadata={metadata} />}
        </BlogList>
      </Layout>
    </HtmlClassNameProvider>
  );
}
