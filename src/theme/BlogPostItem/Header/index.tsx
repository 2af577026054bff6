// Wraps the head of a post: its page has the button that copies it, and a summary says whose post it is before it begins.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogExternalNotice from '@site/src/components/blog/BlogExternalNotice';
import CopyPage from '@site/src/components/shared/CopyPage';
import { externalPermalink } from '@site/src/site/blog';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';

export default function BlogPostItemHeaderWithNotice(): React.JSX.Element {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { permalink, unlisted } = metadata;
  const external = externalPermalink(metadata.frontMatter);
  return (
    <>
      <BlogPostItemHeader />
      {isBlogPostPage && !unlisted && (
        <div className="margin-bottom--md">
          <CopyPage key={permalink} permalink={permalink} />
        </div>
      )}
      {external && <BlogExternalNotice address={external} />}
    </>
  );
}
