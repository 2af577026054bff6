// Ejected, not wrapped: the stock index is one column of excerpts and has no place for a head, a filter or a featured post.
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogList from '@site/src/components/blog/BlogList';
import BlogPostCard from '@site/src/components/blog/BlogPostCard';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

/** Splits the posts of a page: the first page begins with the featured one, or with the newest. */
function split({ items, metadata }: Props) {
  if (metadata.page > 1) {
    return { rest: items };
  }
  const featured =
    items.find(({ content }) => content.metadata.frontMatter.featured === true) ?? items[0];
  return { featured, rest: items.filter((item) => item !== featured) };
}

export default function BlogListPage(props: Props) {
  const { metadata } = props;
  const { featured, rest } = split(props);
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
          {featured && <BlogPostCard metadata={featured.content.metadata} isFeatured />}
          <BlogPostItems items={rest} />
          {metadata.totalPages > 1 && <BlogListPaginator metadata={metadata} />}
        </BlogList>
      </Layout>
    </HtmlClassNameProvider>
  );
}
