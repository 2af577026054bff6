// Replaced: on phones, the stock sidebar is only in the app's menu; src/client/controls/menu.ts copies it from the page.
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';

export default function DocSidebar(props: Props) {
  return <DocSidebarDesktop {...props} />;
}
