import posts from '@generated/site-data/default/posts.json';
import BlogLink from '@site/src/components/blog/BlogLink';
import { publisherOf } from '@site/src/site/blog';
import styles from './styles.module.css';

/** The recent posts after the text: on a screen that is too narrow for the list beside it. */
export default function RecentPosts({
  title,
  permalinks,
}: {
  title: string;
  permalinks: readonly string[];
}): React.JSX.Element {
  return (
    <nav aria-labelledby="recent-posts" className={styles.recent}>
      <h2 id="recent-posts" className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {permalinks.map((permalink) => {
          const post = posts[permalink];
          return (
            post && (
              <li key={permalink}>
                <BlogLink permalink={permalink} external={post.external} className={styles.link}>
                  {post.title}
                  {post.external && ` (${publisherOf(post.external)})`}
                </BlogLink>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
