// Ejected: the stock banner names the site where the product belongs, and calls a Next unreleased that describes a release.
import Link from '@docusaurus/Link';
import { useDocsVersion, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import next from '@generated/site-data/default/next.json';
import { pages } from '@site/src/site/links';
import { releaseInNext } from '@site/src/site/releases';
import clsx from 'clsx';

export default function DocVersionBanner({ className }: { className?: string }) {
  const { banner, label, pluginId } = useDocsVersion();
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  const latest = latestVersionSuggestion.label;
  if (!banner) {
    return null;
  }
  const values = {
    version: <b>{label}</b>,
    release:
      releaseInNext(latest, next) ??
      translate({ id: 'versionBanner.inDevelopment', message: 'in development' }),
    latest: <Link to={latestDocSuggestion?.path ?? latestVersionSuggestion.path}>{latest}</Link>,
    changes: (
      <Link to={`${pages.changes}?from=${label}&to=${latest}`}>
        <Translate id="versionBanner.changes">What changed since then</Translate>
      </Link>
    ),
  };
  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning')}
      role="note"
    >
      {banner === 'unreleased' ? (
        <Translate id="versionBanner.next" values={values}>
          {'{version} describes Gravitino {release}. The latest version here is {latest}.'}
        </Translate>
      ) : (
        <Translate id="versionBanner.archived" values={values}>
          {
            'This is documentation of Gravitino {version}, an archived version. The latest version here is {latest}. {changes}'
          }
        </Translate>
      )}
    </div>
  );
}
