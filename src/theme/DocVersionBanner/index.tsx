// Ejected, not wrapped: the stock banner calls every version before the latest unmaintained and every one after it unreleased; what
// Next describes is released, and where later releases are documented is part of the story.
import Interpolate, { interpolate } from '@docusaurus/Interpolate';
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
import { versionBanner } from '@site/src/site/versionBanner';
import { releaseInNext } from '@site/src/site/versionStory';
import { translated } from '@site/src/words/translated';
import clsx from 'clsx';
import type { ReactNode } from 'react';

const words = translated('versionBanner', versionBanner);

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
  const values = {
    next: <b>{words.next}</b>,
    latest: (
      <LatestLink>
        {(hasPage) => interpolate(hasPage ? words.thisPage : words.documentation, { latest })}
      </LatestLink>
    ),
    apacheSite: <Link href={links.apacheDocs}>{words.apacheSite}</Link>,
  };
  return release === undefined ? (
    <Interpolate values={values}>{words.inDevelopment}</Interpolate>
  ) : (
    <Interpolate values={{ ...values, release }}>{words.released}</Interpolate>
  );
}

function ArchivedText({ version, latest }: { version: string; latest: string }): ReactNode {
  const values = {
    version: <b>{version}</b>,
    latest: (
      <LatestLink>
        {(hasPage) =>
          interpolate(hasPage ? words.thisPageInLatest : words.withoutThisPage, { latest })
        }
      </LatestLink>
    ),
    changes: (
      <Link to={`${pages.changes}?from=${version}&to=${latest}`}>
        {interpolate(words.changes, { version })}
      </Link>
    ),
  };
  return <Interpolate values={values}>{words.archived}</Interpolate>;
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
