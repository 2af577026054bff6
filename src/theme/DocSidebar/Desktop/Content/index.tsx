// Wrapped: the menu of all pages isn't hydrated where the reader opens a page; it comes alive with its first use.
import Dormant from '@site/src/components/Dormant';
import DocSidebarContent from '@theme-original/DocSidebar/Desktop/Content';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof DocSidebarContent>;

/** What opens and closes a category; the link of a category that has a page of its own leads there. */
const controls = '.menu__caret, .menu__link--sublist-caret';

export default function DormantSidebarContent(props: Props): React.JSX.Element {
  return (
    <Dormant name="docs-sidebar" view={props.path} controls={controls}>
      <DocSidebarContent {...props} />
    </Dormant>
  );
}
