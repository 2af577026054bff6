// Replaced: on a phone the stock sidebar leaves the page for the app's own menu; src/client/controls/menu.ts copies it from the page.
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';

export default function DocSidebar(props: Props) {
  return <DocSidebarDesktop {...props} />;
}
