import Link from '@docusaurus/Link';
import type { BlogSidebar } from '@docusaurus/plugin-content-blog';
import { toPublisher } from '@site/src/components/blog/BlogLink/listed';
import styles from './styles.module.css';

/** The recent posts after the text: on a screen that is too narrow for the list beside it. */
export default function RecentPosts({ title, items }: BlogSidebar) {
  return (
    <nav aria-labelledby="recent-posts" className={styles.recent}>
      <h2 id="recent-posts" className={styles.heading}>
        {title}
      </h2>
      <ul className="bare-list">
        {items.map(toPublisher).map((post) => (
          <li key={post.permalink}>
            <Link to={post.permalink} className={styles.link}>
              {post.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
