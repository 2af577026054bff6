// Wrapped: on a phone a post has its table of contents before its text, as a page of the documentation has. A line shows how much of the text is read.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import ReadingProgress from '@site/src/components/blog/ReadingProgress';
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
      {isBlogPostPage ? (
        <ReadingProgress>
          <BlogPostItemContent {...props} />
        </ReadingProgress>
      ) : (
        <BlogPostItemContent {...props} />
      )}
    </>
  );
}
