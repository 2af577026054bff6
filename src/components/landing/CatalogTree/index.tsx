import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { BreakableCode } from '@site/src/components/docs/Inline';
import CodeFrame from '@site/src/components/shared/CodeFrame';
import { Icon } from '@site/src/components/shared/pictures';
import { type CatalogBranch, catalogTree, conceptPath } from '@site/src/site/catalogTree';
import { createTable } from '@site/src/site/home';
import clsx from 'clsx';
import styles from './styles.module.css';

const conceptIcons = { table: 'table', fileset: 'files', topic: 'stream' } as const;

/** A catalog with one of its entities. Opening it shows the entity's parts, and the call that loads it. */
function ConceptBranch({ branch, isOpen }: { branch: CatalogBranch; isOpen: boolean }) {
  const version = useLatestVersion(undefined).name;
  const { name, provider, schema, entity, kind, facts } = branch;
  return (
    <details name="catalog-tree" open={isOpen}>
      <summary className={styles.summary}>
        <Icon name={conceptIcons[kind]} className={styles.icon} />
        <span className={styles.words}>
          <span>
            <strong>{name}</strong> <span className={styles.kind}>{provider}</span>
          </span>
          <span className={styles.path}>
            {schema}.{entity} <span className={styles.kind}>{kind}</span>
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
      <CodeFrame
        language="shell"
        label={`${name}.${schema}.${entity}`}
        className={clsx('theme-code-block', styles.call)}
        data-runnable={version}
      >
        <BreakableCode>{`curl http://localhost:8090${conceptPath(branch)}`}</BreakableCode>
      </CodeFrame>
      <p className={styles.next}>
        <Link to={createTable.to}>{createTable.label}</Link>
      </p>
    </details>
  );
}

/** The catalogs of a metalake, each with one entity. It works without JavaScript. */
export default function CatalogTree() {
  return (
    <figure className={styles.tree}>
      <figcaption className={styles.root}>
        <Icon name="layers" className={styles.rootIcon} />
        <span>
          <strong>{catalogTree.metalake}</strong> <span className={styles.kind}>metalake</span>
        </span>
      </figcaption>
      <ul className={styles.list}>
        {catalogTree.catalogs.map((branch, index) => (
          <li key={branch.name}>
            <ConceptBranch branch={branch} isOpen={index === 0} />
          </li>
        ))}
      </ul>
    </figure>
  );
}
