// Wrapped: a choice of version is of use on pages of the documentation only, and says what each version is and where the page at hand
// is missing.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  type GlobalVersion,
  useActiveDocContext,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import next from '@generated/releases/default/next.json';
import { MenuArrangement, type MenuItem } from '@site/src/components/shared/Menu/arrangement';
import { releaseInNext, versionStory as versionStoryWords } from '@site/src/site/versionStory';
import { translated } from '@site/src/words/translated';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ComponentProps } from 'react';

const versionStory = translated('versionStory', versionStoryWords);

type Props = ComponentProps<typeof DocsVersionDropdownNavbarItem>;

/**
 * Whether the host served the not-found page, read before the first render changes the class. That page is rendered once for
 * all addresses, outside the documentation, and hydration has to agree with it.
 */
const isServedNotFound =
  ExecutionEnvironment.canUseDOM && document.documentElement.classList.contains('plugin-native');

/** Returns what stands above a version in the menu, where something new begins. */
function headingOf(
  version: GlobalVersion,
  before: GlobalVersion | undefined,
  latest: string,
): string | undefined {
  if (version.isLast) {
    return versionStory.latest;
  }
  if (version.name === 'current') {
    return releaseInNext(latest, next) ?? versionStory.unreleased;
  }
  return before?.isLast ? versionStory.archived : undefined;
}

/**
 * The stock menu leads to the same page where a version has it, else to the version's first page. Headings say what each version
 * is, and below them are what changed between versions and the releases that are documented elsewhere.
 */
function VersionMenu(props: Props): React.JSX.Element {
  const versions: readonly GlobalVersion[] = useVersions(props.docsPluginId);
  const { activeDoc, alternateDocVersions } = useActiveDocContext(props.docsPluginId);
  const labels = versions.map(({ name, label }) => {
    const isMissing = activeDoc !== undefined && alternateDocVersions[name] === undefined;
    return [name, { label: isMissing ? `${label} (without this page)` : label }] as const;
  });
  const latest = useLatestVersion(props.docsPluginId).name;
  const first = props.dropdownItemsBefore.length;
  const arrange = (items: readonly MenuItem[]): readonly MenuItem[] =>
    items.flatMap((item, index) => {
      const version = versions[index - first];
      const heading = version && headingOf(version, versions[index - first - 1], latest);
      return heading ? [{ type: 'custom-heading', label: heading }, item] : [item];
    });
  return (
    <MenuArrangement value={arrange}>
      <DocsVersionDropdownNavbarItem versions={Object.fromEntries(labels)} {...props} />
    </MenuArrangement>
  );
}

export default function DocsOnlyVersionDropdown(props: Props): React.JSX.Element | null {
  const docs = useBaseUrl('/docs/');
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const isHydratingNotFound = isServedNotFound && !isBrowser;
  return pathname.startsWith(docs) && !isHydratingNotFound ? <VersionMenu {...props} /> : null;
}
