// Keeps the text of the post that the reader opens as static HTML (see Article); summaries in lists are rendered as usual.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Article from '@site/src/components/Article';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import type { ComponentProps } from 'react';
import { islands } from '../../islands';

export default function BlogPostItemContentWrapper(
  props: ComponentProps<typeof BlogPostItemContent>,
): React.JSX.Element {
  const { isBlogPostPage, ...facts } = useBlogPost();
  const content = <BlogPostItemContent {...props} />;
  return isBlogPostPage ? (
    <Article facts={facts} islands={islands}>
      {content}
    </Article>
  ) : (
    content
  );
}
