// Wrapped: adds related posts below the tags.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { translate } from '@docusaurus/Translate';
import posts from '@generated/site-data/default/posts.json';
import PostCards from '@site/src/components/blog/PostCards';
import styles from '@site/src/components/blog/styles.module.css';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';

/** The related posts that the build selected. */
function RelatedPosts({ permalink }: { permalink: string }) {
  const related = (posts[permalink]?.related ?? []).flatMap((other) => {
    const post = posts[other];
    return post === undefined ? [] : [{ ...post, permalink: other }];
  });
  return related.length === 0 ? null : (
    <section aria-labelledby="related-posts" className={styles.related}>
      <h2 id="related-posts" className={styles.relatedHeading}>
        {translate({ id: 'blog.related.heading', message: 'Related posts' })}
      </h2>
      <PostCards posts={related} />
    </section>
  );
}

export default function BlogPostItemFooterWithRelated() {
  const { metadata, isBlogPostPage } = useBlogPost();
  return (
    <>
      <BlogPostItemFooter />
      {isBlogPostPage && <RelatedPosts permalink={metadata.permalink} />}
    </>
  );
}
