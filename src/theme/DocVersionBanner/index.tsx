// Ejected, not wrapped: the stock banner calls every version before the latest unmaintained and every one after it unreleased; what
// Next describes is released, and where later releases are documented is part of the story.
import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import next from '@generated/releases/default/next.json';
import { links, pages } from '@site/src/site/links';
import { releaseInNext } from '@site/src/site/versionStory';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A link to the page at hand in the latest version, else to that version's first page; following it is remembered. */
function LatestLink({ children }: { children: (hasPage: boolean) => ReactNode }): ReactNode {
  const { pluginId } = useActivePlugin({ failfast: true }) ?? {};
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  const { name, path, docs, mainDocId } = latestVersionSuggestion;
  const to = latestDocSuggestion ?? docs.find(({ id }) => id === mainDocId);
  return (
    <Link to={to?.path ?? path} onClick={() => savePreferredVersionName(name)}>
      {children(latestDocSuggestion !== undefined)}
    </Link>
  );
}

function NextText({ latest }: { latest: string }): ReactNode {
  const release = releaseInNext(latest, next);
  return (
    <>
      {release === undefined ? (
        <>
          <b>Next</b> describes Gravitino as it is being developed.{' '}
        </>
      ) : (
        <>
          <b>Next</b> describes Gravitino {release}, which is released and newer than the latest
          version here.{' '}
        </>
      )}
      <LatestLink>
        {(hasPage) => (hasPage ? `This page in ${latest}` : `Documentation of ${latest}`)}
      </LatestLink>
      . Releases from 1.0 on are documented <Link href={links.apacheDocs}>on the Apache site</Link>.
    </>
  );
}

function ArchivedText({ version, latest }: { version: string; latest: string }): ReactNode {
  return (
    <>
      This is documentation of Gravitino <b>{version}</b>, an archived version that is no longer
      maintained.{' '}
      <LatestLink>
        {(hasPage) =>
          hasPage
            ? `This page in ${latest}, the latest version here`
            : `${latest}, the latest version here, is without this page`
        }
      </LatestLink>
      .{' '}
      <Link to={`${pages.changes}?from=${version}&to=${latest}`}>What changed since {version}</Link>
      .
    </>
  );
}

export default function DocVersionBanner({
  className,
}: {
  className?: string;
}): React.JSX.Element | null {
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
        'alert margin-bottom--md',
        isNext ? 'alert--info' : 'alert--warning',
      )}
      role="note"
    >
      {isNext ? <NextText latest={latest} /> : <ArchivedText version={label} latest={latest} />}
    </div>
  );
}
