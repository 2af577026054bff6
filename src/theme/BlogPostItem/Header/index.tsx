// Wrapped: adds the cover of a post, and the publisher of a summary.
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { translate } from '@docusaurus/Translate';
import styles from '@site/src/components/blog/styles.module.css';
import { Drawing } from '@site/src/components/shared/pictures';
import { coverOf, externalPermalink, publisherOf } from '@site/src/site/blog';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';

export default function BlogPostItemHeaderWithNotice() {
  const { metadata, isBlogPostPage } = useBlogPost();
  const external = externalPermalink(metadata.frontMatter);
  return (
    <>
      <BlogPostItemHeader />
      {isBlogPostPage && <Drawing name={coverOf(metadata.frontMatter)} className={styles.cover} />}
      {external && (
        <aside className="alert alert--secondary margin-vert--md">
          {translate({ id: 'blog.external.notice', message: 'This post is published by' })}{' '}
          <strong>{publisherOf(external)}</strong>.{' '}
          {translate({ id: 'blog.external.summary', message: 'What follows is a summary.' })}{' '}
          <Link to={external}>
            {translate({ id: 'blog.external.read', message: 'Read the full post' })} ↗
          </Link>
        </aside>
      )}
    </>
  );
}
