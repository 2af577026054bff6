import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { pageKindAt } from '@site/src/site/search';
import type { ReactNode } from 'react';
import { searchWords } from '../words';
import styles from './styles.module.css';

/** Shows the docs version of a result and the type of its page. Guides and pages outside the docs show less. */
export default function Badges({
  url,
  hasVersion,
}: {
  url: string;
  /** Whether the results are from several versions. */
  hasVersion: boolean;
}): ReactNode {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const versions = useVersions(undefined);
  const version = hasVersion && versions.find((one) => path.startsWith(`${one.path}/`))?.label;
  const name = pageKindAt(path)?.name;
  const kind = name && searchWords.kinds[name];
  // The space keeps the words apart for whoever hears the row.
  return (
    <>
      {version && ' '}
      {version && <span className={styles.version}>{version}</span>}
      {kind && ' '}
      {kind && <span className={styles.kind}>{kind}</span>}
    </>
  );
}
