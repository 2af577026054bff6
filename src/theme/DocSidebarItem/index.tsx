// Wraps: only an item that contains the page that the reader leaves or comes to is rendered again; a sidebar of a hundred links is
// a third of a page's rendering.
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem';
import OriginalDocSidebarItem from '@theme-original/DocSidebarItem';
import { memo } from 'react';

const MemoizedItem = memo<Props>(OriginalDocSidebarItem);

export default function DocSidebarItem({ activePath, ...props }: Props) {
  const isActive = isActiveSidebarItem(props.item, activePath);
  return <MemoizedItem {...props} activePath={isActive ? activePath : ''} />;
}
