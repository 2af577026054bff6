// Replaced: the stock tag brings the styles of lists with counts, and no page of this site has such a list.
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Tag';
import styles from './styles.module.css';

export default function Tag({ permalink, label, description }: Props) {
  return (
    <Link rel="tag" href={permalink} title={description} className={styles.tag}>
      {label}
    </Link>
  );
}
