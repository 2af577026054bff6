// Wrapped: the page of a post begins with its cover, and a summary says whose post it is before it begins.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogExternalNotice from '@site/src/components/blog/BlogExternalNotice';
import Drawing from '@site/src/components/shared/Drawing';
import { externalPermalink } from '@site/src/site/blog';
import { coverOf } from '@site/src/site/covers';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import styles from './styles.module.css';

export default function BlogPostItemHeaderWithNotice() {
  const { metadata, isBlogPostPage } = useBlogPost();
  const external = externalPermalink(metadata.frontMatter);
  return (
    <>
      <BlogPostItemHeader />
      {isBlogPostPage && <Drawing name={coverOf(metadata.frontMatter)} className={styles.cover} />}
      {external && <BlogExternalNotice address={external} />}
    </>
  );
}
