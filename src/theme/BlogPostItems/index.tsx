// Wrapped: every list of posts (tags, authors, the index) shows cards instead of excerpts.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostCard from '@site/src/components/blog/BlogPostCard';
import BlogPostItems from '@theme-original/BlogPostItems';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

/** The post as a card; its excerpt, which the stock list hands over, isn't rendered. */
function PostCard() {
  const { metadata } = useBlogPost();
  return (
    <li>
      <BlogPostCard metadata={metadata} />
    </li>
  );
}

export default function BlogPostCards(props: ComponentProps<typeof BlogPostItems>) {
  return (
    <ul className={styles.grid}>
      <BlogPostItems {...props} component={PostCard} />
    </ul>
  );
}
