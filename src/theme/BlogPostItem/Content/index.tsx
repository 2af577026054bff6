// Wrapped: on a phone a post has its table of contents before its text, as a page of the documentation has.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import TOCCollapsible from '@theme/TOCCollapsible';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import type { ComponentProps } from 'react';

export default function BlogPostItemContentWithTOC(
  props: ComponentProps<typeof BlogPostItemContent>,
): React.JSX.Element {
  const { isBlogPostPage, toc, frontMatter } = useBlogPost();
  return (
    <>
      {isBlogPostPage && toc.length > 0 && !frontMatter.hide_table_of_contents && (
        <TOCCollapsible
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      )}
      <BlogPostItemContent {...props} />
    </>
  );
}
