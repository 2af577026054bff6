// Replaced: on phones, the stock list is only in the app's menu; src/client/controls/menu.ts copies it from the page.
import type { Props } from '@theme/BlogSidebar';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';

export default function BlogSidebar({ sidebar }: Props) {
  return sidebar?.items.length ? <BlogSidebarDesktop sidebar={sidebar} /> : null;
}
