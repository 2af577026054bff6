// Wrapped: a choice of version is of use on pages of the documentation only.
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof DocsVersionDropdownNavbarItem>;

export default function DocsOnlyVersionDropdown(props: Props): React.JSX.Element | null {
  const docs = useBaseUrl('/docs/');
  const { pathname } = useLocation();
  return pathname.startsWith(docs) ? <DocsVersionDropdownNavbarItem {...props} /> : null;
}
