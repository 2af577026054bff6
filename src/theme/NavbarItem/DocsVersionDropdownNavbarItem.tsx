// Wrapped: only pages of the documentation have a choice of version, which marks the versions without the current page.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  type GlobalVersion,
  useActiveDocContext,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { versionMenu } from '@site/src/site/controls';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof DocsVersionDropdownNavbarItem>;

/** Whether the host served the not-found page, one file for all addresses, which hydration must match. */
const isServedNotFound =
  ExecutionEnvironment.canUseDOM && document.documentElement.classList.contains('plugin-native');

/** The stock menu, which leads to the same page where a version has it, else to the version's first page. */
function VersionMenu(props: Props) {
  const versions: readonly GlobalVersion[] = useVersions(props.docsPluginId);
  const { activeDoc, alternateDocVersions } = useActiveDocContext(props.docsPluginId);
  const labels = versions.map(({ name, label }) => {
    const isMissing = activeDoc !== undefined && alternateDocVersions[name] === undefined;
    const without = translate(
      { id: 'versionMenu.without', message: '{version} (page not available)' },
      { version: label },
    );
    return [name, { label: isMissing ? without : label }] as const;
  });
  return (
    <DocsVersionDropdownNavbarItem
      versions={Object.fromEntries(labels)}
      {...props}
      className={versionMenu}
    />
  );
}

export default function DocsOnlyVersionDropdown(props: Props) {
  const docs = useBaseUrl('/docs/');
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const isHydratingNotFound = isServedNotFound && !isBrowser;
  return pathname.startsWith(docs) && !isHydratingNotFound ? <VersionMenu {...props} /> : null;
}
