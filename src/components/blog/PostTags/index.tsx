import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What a post is about, above its title. */
export default function PostTags({
  tags,
}: {
  tags: readonly { label: string; permalink: string }[];
}) {
  return (
    <nav aria-label={translate({ id: 'blog.topics', message: 'Topics of this post' })}>
      <ul className={styles.tags}>
        {tags.map(({ label, permalink }) => (
          <li key={permalink}>
            <Link to={permalink} rel="tag" className={styles.tag}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
