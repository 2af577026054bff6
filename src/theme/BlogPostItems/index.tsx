// Ejected, not wrapped: every list of posts (tags, authors, the index) shows cards instead of excerpts.
import BlogPostCard from '@site/src/components/blog/BlogPostCard';
import type { Props } from '@theme/BlogPostItems';
import styles from './styles.module.css';

export default function BlogPostItems({ items }: Pick<Props, 'items'>): React.JSX.Element {
  return (
    <ul className={styles.grid}>
      {items.map(({ content: { metadata } }) => (
        <li key={metadata.permalink}>
          <BlogPostCard metadata={metadata} heading="h2" />
        </li>
      ))}
    </ul>
  );
}
