// Replaced: on a phone the stock list leaves the page for the app's own menu; src/client/controls/menu.ts copies it from the page. Entries of
// another publisher lead there.
import { toPublisher } from '@site/src/components/blog/BlogLink/listed';
import type { Props } from '@theme/BlogSidebar';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import { useMemo } from 'react';

export default function BlogSidebar({ sidebar }: Props) {
  const shown = useMemo(
    () => sidebar && { ...sidebar, items: sidebar.items.map(toPublisher) },
    [sidebar],
  );
  return shown?.items.length ? <BlogSidebarDesktop sidebar={shown} /> : null;
}
