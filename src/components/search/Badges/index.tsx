import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { pageKindAt } from '@site/src/site/search';
import styles from './styles.module.css';

const kinds = {
  rest: translate({ id: 'search.kinds.rest', message: 'REST API' }),
  glossary: translate({ id: 'search.kinds.glossary', message: 'Glossary' }),
  releaseNotes: translate({ id: 'search.kinds.releaseNotes', message: 'Release notes' }),
  blog: translate({ id: 'search.kinds.blog', message: 'Blog' }),
  careers: translate({ id: 'search.kinds.careers', message: 'Careers' }),
  site: translate({ id: 'search.kinds.site', message: 'Site' }),
};

interface Props {
  url: string;
  /** Whether the results are from several versions. */
  hasVersion: boolean;
}

/** Shows the docs version of a result and the type of its page. Guides and pages outside the docs show less. */
export default function Badges({ url, hasVersion }: Props) {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const versions = useVersions(undefined);
  const version = hasVersion && versions.find((one) => path.startsWith(`${one.path}/`))?.label;
  const baseUrl = useBaseUrl('/');
  const name = pageKindAt(`/${path.slice(baseUrl.length)}`)?.name;
  const kind = name && kinds[name];
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
