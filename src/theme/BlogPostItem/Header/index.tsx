// Wraps the head of a post: a summary says whose post it is before it begins.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogExternalNotice from '@site/src/components/BlogExternalNotice';
import { externalPermalink } from '@site/src/site/blog';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';

export default function BlogPostItemHeaderWithNotice(): React.JSX.Element {
  const external = externalPermalink(useBlogPost().metadata.frontMatter);
  return (
    <>
      <BlogPostItemHeader />
      {external && <BlogExternalNotice address={external} />}
    </>
  );
}
