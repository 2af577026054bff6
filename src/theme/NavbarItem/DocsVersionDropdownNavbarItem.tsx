// Wrapped: a choice of version is of use on pages of the documentation only, and says what each version is and where the current page
// is missing.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  type GlobalVersion,
  useActiveDocContext,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import next from '@generated/site-data/default/next.json';
import { MenuHeadings } from '@site/src/components/shared/menuHeadings';
import { releaseInNext } from '@site/src/site/releases';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof DocsVersionDropdownNavbarItem>;

/**
 * Whether the host served the not-found page, read before the first render changes the class. That page is rendered once for
 * all addresses, outside the documentation, and hydration has to agree with it.
 */
const isServedNotFound =
  ExecutionEnvironment.canUseDOM && document.documentElement.classList.contains('plugin-native');

/** Returns what is above a version in the menu, where something new begins. */
function headingOf(version: GlobalVersion, before: GlobalVersion | undefined, latest: string) {
  if (version.isLast) {
    return translate({ id: 'versionStory.latest', message: 'Latest here' });
  }
  if (version.name === 'current') {
    return (
      releaseInNext(latest, next) ??
      translate({ id: 'versionStory.unreleased', message: 'Unreleased' })
    );
  }
  return before?.isLast
    ? translate({ id: 'versionStory.archived', message: 'Archived' })
    : undefined;
}

/**
 * The stock menu leads to the same page where a version has it, else to the version's first page. Headings say what each version
 * is, and below them are what changed between versions and the releases that are documented elsewhere.
 */
function VersionMenu(props: Props) {
  const versions: readonly GlobalVersion[] = useVersions(props.docsPluginId);
  const { activeDoc, alternateDocVersions } = useActiveDocContext(props.docsPluginId);
  const labels = versions.map(({ name, label }) => {
    const isMissing = activeDoc !== undefined && alternateDocVersions[name] === undefined;
    const without = translate(
      { id: 'versionStory.without', message: '{version} (without this page)' },
      { version: label },
    );
    return [name, { label: isMissing ? without : label }] as const;
  });
  const latest = useLatestVersion(props.docsPluginId).name;
  const headings = [
    ...props.dropdownItemsBefore.map(() => undefined),
    ...versions.map((version, index) => headingOf(version, versions[index - 1], latest)),
  ];
  return (
    <MenuHeadings value={headings}>
      <DocsVersionDropdownNavbarItem versions={Object.fromEntries(labels)} {...props} />
    </MenuHeadings>
  );
}

export default function DocsOnlyVersionDropdown(props: Props) {
  const docs = useBaseUrl('/docs/');
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const isHydratingNotFound = isServedNotFound && !isBrowser;
  return pathname.startsWith(docs) && !isHydratingNotFound ? <VersionMenu {...props} /> : null;
}
