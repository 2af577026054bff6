// Wraps the columns of the blog: the table of contents beside a post is a landmark of its own, as everything on a page is, and the
// recent posts follow the text where there is no column for them.
import { translate } from '@docusaurus/Translate';
import RecentPosts from '@site/src/components/blog/RecentPosts';
import type { Props } from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import styles from './styles.module.css';

export default function BlogLayoutWithLandmarks({ toc, children, ...props }: Props) {
  const { sidebar } = props;
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          <nav
            aria-label={translate({
              id: 'theme.TOCCollapsible.toggleButtonLabel',
              message: 'On this page',
            })}
            className={styles.toc}
          >
            {toc}
          </nav>
        )
      }
    >
      {children}
      {sidebar && sidebar.items.length > 0 && <RecentPosts {...sidebar} />}
    </BlogLayout>
  );
}
