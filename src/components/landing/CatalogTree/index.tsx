import Icon, { type IconName } from '@site/src/components/shared/Icon';
import { catalogTree } from '@site/src/site/catalogTree';
import styles from './styles.module.css';

/** A metalake at a glance: its catalogs, and one thing of each, as a nested list. */
export default function CatalogTree(): React.JSX.Element {
  return (
    <figure className={styles.tree}>
      <figcaption className={styles.root}>
        <Icon name="layers" className={styles.rootIcon} />
        <span>
          <strong>{catalogTree.metalake}</strong>
          <span className={styles.kind}>metalake</span>
        </span>
      </figcaption>
      <ul className={styles.list}>
        {catalogTree.catalogs.map(({ name, provider, icon, path, entity }) => (
          <li key={name} className={styles.catalog}>
            <Icon name={icon satisfies IconName} className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>
                {name}
                <span className={styles.kind}>{provider}</span>
              </span>
              <span className={styles.path}>
                {path}
                <span className={styles.entity}>{entity}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
