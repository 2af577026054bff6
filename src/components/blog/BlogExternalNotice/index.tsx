import Link from '@docusaurus/Link';
import { blog as blogWords, publisherOf } from '@site/src/site/blog';
import { translated } from '@site/src/words/translated';
import IconExternalLink from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

const blog = translated('blog', blogWords);

/** Says at the head of a summary whose post it is and where to read it. */
export default function BlogExternalNotice({ address }: { address: string }): React.JSX.Element {
  return (
    <aside className={styles.notice}>
      <p className={styles.text}>
        {blog.external.notice} <strong>{publisherOf(address)}</strong>. {blog.external.summary}
      </p>
      <Link to={address} className={styles.link}>
        {blog.external.read}
        <IconExternalLink />
      </Link>
    </aside>
  );
}
