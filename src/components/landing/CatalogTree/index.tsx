import BreakableCode from '@site/src/components/docs/BreakableCode';
import Icon from '@site/src/components/shared/Icon';
import { type CatalogBranch, catalogTree, pathOf } from '@site/src/site/catalogTree';
import styles from './styles.module.css';

/** One catalog: its name and a thing in it; opened, what the API says of the thing, and the call that asks for it. */
function Branch({ branch, isOpen }: { branch: CatalogBranch; isOpen: boolean }) {
  const { name, provider, icon, schema, entity, kind, facts } = branch;
  return (
    <details name="catalog-tree" open={isOpen} className={styles.catalog}>
      <summary className={styles.summary}>
        <Icon name={icon} className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.name}>
            {name}
            <span className={styles.kind}>{provider}</span>
          </span>
          <span className={styles.path}>
            {schema}.{entity}
            <span className={styles.entity}>{kind}</span>
          </span>
        </span>
      </summary>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BreakableCode className={styles.call}>{`GET ${pathOf(branch)}`}</BreakableCode>
    </details>
  );
}

/** A metalake at a glance: its catalogs, and one thing of each. It opens and closes without any script. */
export default function CatalogTree() {
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
        {catalogTree.catalogs.map((branch, index) => (
          <li key={branch.name}>
            <Branch branch={branch} isOpen={index === 0} />
          </li>
        ))}
      </ul>
    </figure>
  );
}
