import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import tags from '@generated/site-data/default/tags.json';
import { topics } from '@site/src/site/blog';
import styles from './styles.module.css';

interface Props {
  blogPath: string;
}

/** The filter above a list of posts: links to the main topics and to all topics. */
export default function BlogTagNav({ blogPath }: Props) {
  const allPosts = translate({ id: 'blog.filter.all', message: 'All posts' });
  const allTopics = translate({ id: 'blog.filter.allTags', message: 'All topics' });
  const pills: { permalink: string; label: string; count?: number }[] = [
    { permalink: blogPath, label: allPosts },
    ...tags.filter(({ permalink }) => topics.some((topic) => permalink.endsWith(`/${topic}`))),
    { permalink: `${blogPath}/tags`, label: allTopics, count: tags.length },
  ];
  return (
    <nav aria-label={translate({ id: 'blog.filter.label', message: 'Filter posts by tag' })}>
      <ul className={styles.list}>
        {pills.map(({ permalink, label, count }) => (
          <li key={permalink}>
            <Link
              to={permalink}
              className={styles.pill}
              aria-current={permalink === blogPath ? 'page' : undefined}
            >
              {label}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
