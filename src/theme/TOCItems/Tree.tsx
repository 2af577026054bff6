// Wrapped: React keeps the server's list; the stock component around it marks the current part by the classes of its links.
import StaticPart from '@site/src/components/shared/StaticPart';
import Tree from '@theme-original/TOCItems/Tree';
import type { ComponentProps } from 'react';

export default function StaticTree(props: ComponentProps<typeof Tree>) {
  const isMarked = props.linkClassName?.includes('toc-highlight');
  return (
    <StaticPart name={isMarked ? 'outline' : 'folded-outline'}>
      <Tree {...props} />
    </StaticPart>
  );
}
