// Wraps the columns of the blog: the table of contents beside a post is a landmark of its own, as everything on a page is.
import type { Props } from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import styles from './styles.module.css';

export default function BlogLayoutWithLandmark({ toc, ...props }: Props): React.JSX.Element {
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          <nav aria-label="On this page" className={styles.toc}>
            {toc}
          </nav>
        )
      }
    />
  );
}
