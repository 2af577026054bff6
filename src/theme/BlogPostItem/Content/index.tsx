// Wrapped: a post begins with the button that copies it, and on a phone with its table of contents, as a page of the documentation does.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import CopyPage from '@site/src/components/shared/CopyPage';
import TOCCollapsible from '@theme/TOCCollapsible';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

export default function BlogPostItemContentWithTOC(
  props: ComponentProps<typeof BlogPostItemContent>,
) {
  const { isBlogPostPage, toc, frontMatter, metadata } = useBlogPost();
  const { permalink, unlisted } = metadata;
  const hasContents = toc.length > 0 && !frontMatter.hide_table_of_contents;
  return (
    <>
      {isBlogPostPage && hasContents && (
        <TOCCollapsible
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      )}
      {isBlogPostPage && !unlisted && (
        <div className={clsx(styles.copy, hasContents && styles.besideContents)}>
          <CopyPage key={permalink} permalink={permalink} />
        </div>
      )}
      <BlogPostItemContent {...props} />
    </>
  );
}
