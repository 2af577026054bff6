// Ejected, not wrapped: the stock banner calls every version before the latest unmaintained and every one after it unreleased; what
// Next describes is released, and where later releases are documented is part of the story.
import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import next from '@generated/site-data/default/next.json';
import { links, pages } from '@site/src/site/links';
import { releaseInNext } from '@site/src/site/releases';
import clsx from 'clsx';

/** A link to the current page in the latest version, else to that version's first page; following it is remembered. */
function LatestLink({ page, other }: { page: string; other: string }) {
  const { pluginId } = useActivePlugin({ failfast: true }) ?? {};
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  const { name, path, docs, mainDocId } = latestVersionSuggestion;
  const to = latestDocSuggestion ?? docs.find(({ id }) => id === mainDocId);
  return (
    <Link to={to?.path ?? path} onClick={() => savePreferredVersionName(name)}>
      {latestDocSuggestion ? page : other}
    </Link>
  );
}

function NextText({ latest }: { latest: string }) {
  const release = releaseInNext(latest, next);
  const values = {
    release,
    next: <b>{translate({ id: 'versionBanner.next', message: 'Next' })}</b>,
    latest: (
      <LatestLink
        page={translate(
          { id: 'versionBanner.thisPage', message: 'This page in {latest}' },
          { latest },
        )}
        other={translate(
          { id: 'versionBanner.documentation', message: 'Documentation of {latest}' },
          { latest },
        )}
      />
    ),
    apacheSite: (
      <Link href={links.apacheDocs}>
        <Translate id="versionBanner.apacheSite">on the Apache site</Translate>
      </Link>
    ),
  };
  return release === undefined ? (
    <Translate id="versionBanner.inDevelopment" values={values}>
      {
        '{next} describes Gravitino as it is being developed. {latest}. Releases from 1.0 on are documented {apacheSite}.'
      }
    </Translate>
  ) : (
    <Translate id="versionBanner.released" values={values}>
      {
        '{next} describes Gravitino {release}, which is released and newer than the latest version here. {latest}. Releases from 1.0 on are documented {apacheSite}.'
      }
    </Translate>
  );
}

function ArchivedText({ version, latest }: { version: string; latest: string }) {
  const values = {
    version: <b>{version}</b>,
    latest: (
      <LatestLink
        page={translate(
          {
            id: 'versionBanner.thisPageInLatest',
            message: 'This page in {latest}, the latest version here',
          },
          { latest },
        )}
        other={translate(
          {
            id: 'versionBanner.withoutThisPage',
            message: '{latest}, the latest version here, doesn’t have this page',
          },
          { latest },
        )}
      />
    ),
    changes: (
      <Link to={`${pages.changes}?from=${version}&to=${latest}`}>
        <Translate id="versionBanner.changes" values={{ version }}>
          {'What changed since {version}'}
        </Translate>
      </Link>
    ),
  };
  return (
    <Translate id="versionBanner.archived" values={values}>
      {
        'This is documentation of Gravitino {version}, an archived version that is no longer maintained. {latest}. {changes}.'
      }
    </Translate>
  );
}

export default function DocVersionBanner({ className }: { className?: string }) {
  const { banner, label, pluginId } = useDocsVersion();
  const latest = useDocVersionSuggestions(pluginId).latestVersionSuggestion.label;
  if (!banner) {
    return null;
  }
  const isNext = banner === 'unreleased';
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert',
        isNext ? 'alert--info' : 'alert--warning',
      )}
      role="note"
    >
      {isNext ? <NextText latest={latest} /> : <ArchivedText version={label} latest={latest} />}
    </div>
  );
}
