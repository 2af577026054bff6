// Wrapped: React keeps the server's hundred links and renders them once for each sidebar; src/client/controls/page.ts marks the current page.
import StaticPart from '@site/src/components/shared/StaticPart';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import { type ComponentProps, memo } from 'react';

function StaticSidebar(props: ComponentProps<typeof Content>) {
  return (
    <StaticPart name="sidebar">
      <Content {...props} />
    </StaticPart>
  );
}

export default memo(StaticSidebar, (before, after) => before.sidebar === after.sidebar);
