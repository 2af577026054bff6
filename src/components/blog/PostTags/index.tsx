import Link from '@docusaurus/Link';
import { blog as blogWords } from '@site/src/site/blog';
import { translated } from '@site/src/words/translated';
import styles from './styles.module.css';

const blog = translated('blog', blogWords);

/** What a post is about, above its title. */
export default function PostTags({
  tags,
}: {
  tags: readonly { label: string; permalink: string }[];
}): React.JSX.Element {
  return (
    <nav aria-label={blog.topics}>
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
