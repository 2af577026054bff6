// Wraps the foot of a post: related posts follow its tags.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import RelatedPosts from '@site/src/components/blog/RelatedPosts';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';

export default function BlogPostItemFooterWithRelated() {
  const { metadata, isBlogPostPage } = useBlogPost();
  return (
    <>
      <BlogPostItemFooter />
      {isBlogPostPage && <RelatedPosts permalink={metadata.permalink} />}
    </>
  );
}
