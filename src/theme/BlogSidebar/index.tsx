// Wraps the list of recent posts: entries of another publisher lead there.
import { toPublisher } from '@site/src/components/blog/BlogLink/listed';
import type { Props } from '@theme/BlogSidebar';
import BlogSidebar from '@theme-original/BlogSidebar';
import { useMemo } from 'react';
import styles from './styles.module.css';

export default function BlogSidebarToPublishers({ sidebar }: Props): React.JSX.Element {
  const shown = useMemo(
    () => sidebar && { ...sidebar, items: sidebar.items.map(toPublisher) },
    [sidebar],
  );
  return (
    <div className={styles.sidebar}>
      <BlogSidebar sidebar={shown} />
    </div>
  );
}
