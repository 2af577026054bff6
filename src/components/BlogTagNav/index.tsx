import Link from '@docusaurus/Link';
import tags from '@generated/blog-posts/default/tags.json';
import { blog } from '@site/src/site/blog';
import styles from './styles.module.css';

/** The filter above a list of posts: links to the tags that most posts have, and to all of them. */
export default function BlogTagNav({
  current,
  blogPath,
  tagsPath,
}: {
  /** Address of the tag that the list shows; without one it shows all posts. */
  current?: string;
  blogPath: string;
  tagsPath: string;
}): React.JSX.Element {
  const frequent = tags.slice(0, blog.filter.count);
  const own = tags.find(({ permalink }) => permalink === current);
  const shown = own === undefined || frequent.includes(own) ? frequent : [...frequent, own];
  const pill = (to: string, label: string, count?: number, isCurrent = false) => (
    <li key={to}>
      <Link to={to} className={styles.pill} aria-current={isCurrent ? 'page' : undefined}>
        {label}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </Link>
    </li>
  );
  return (
    <nav aria-label={blog.filter.label}>
      <ul className={styles.list}>
        {pill(blogPath, blog.filter.all, undefined, current === undefined)}
        {shown.map(({ label, permalink, count }) =>
          pill(permalink, label, count, permalink === current),
        )}
        {pill(tagsPath, blog.filter.allTags, tags.length)}
      </ul>
    </nav>
  );
}
