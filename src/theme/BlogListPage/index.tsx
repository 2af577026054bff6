// Ejected, not wrapped: the stock index is one column of excerpts and has no place for a head, a filter or a featured post.
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogPostCard from '@site/src/components/blog/BlogPostCard';
import BlogTagNav from '@site/src/components/blog/BlogTagNav';
import FeedLinks from '@site/src/components/blog/FeedLinks';
import SignUpForm from '@site/src/components/forms/SignUpForm';
import Section from '@site/src/components/shared/Section';
import { blog } from '@site/src/site/blog';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Splits the posts of a page: the first page begins with the featured one, or with the newest. */
function split({ items, metadata }: Props): {
  featured?: Props['items'][number];
  rest: Props['items'];
} {
  if (metadata.page > 1) {
    return { rest: items };
  }
  const featured =
    items.find(({ content }) => content.metadata.frontMatter.featured === true) ?? items[0];
  return { featured, rest: items.filter((item) => item !== featured) };
}

export default function BlogListPage(props: Props): React.JSX.Element {
  const { metadata } = props;
  const { featured, rest } = split(props);
  const basePath = metadata.permalink.replace(/\/page\/\d+$/, '');
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <Layout>
        <main>
          <div className={styles.page}>
            <header className={styles.header}>
              <p className={styles.eyebrow}>{metadata.blogTitle}</p>
              <h1 className={styles.heading}>{blog.index.heading}</h1>
              <p className={styles.lead}>{metadata.blogDescription}</p>
            </header>
            <BlogTagNav blogPath={basePath} tagsPath={`${basePath}/tags`} />
            {featured && (
              <div className={styles.featured}>
                <BlogPostCard
                  metadata={featured.content.metadata}
                  heading="h2"
                  variant="featured"
                  eyebrow={`${blog.index.featured} · ${featured.content.metadata.tags[0]?.label}`}
                />
              </div>
            )}
            <BlogPostItems items={rest} />
            {metadata.totalPages > 1 && <BlogListPaginator metadata={metadata} />}
            <p className={styles.more}>
              <Link to={`${basePath}/archive`}>{blog.archive.title}</Link>
              <FeedLinks blogPath={basePath} />
            </p>
          </div>
          <Section
            id="subscribe"
            tone="raised"
            heading={blog.subscribe.heading}
            lead={blog.subscribe.lead}
          >
            <SignUpForm provider="newsletter" />
          </Section>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
