// Wrapped: React keeps the server's date: making a formatter for it takes a phone 50 ms.
import StaticPart from '@site/src/components/shared/StaticPart';
import EditMetaRow from '@theme-original/EditMetaRow';
import type { ComponentProps } from 'react';

export default function StaticMetaRow(props: ComponentProps<typeof EditMetaRow>) {
  return (
    <StaticPart name="meta-row">
      <EditMetaRow {...props} />
    </StaticPart>
  );
}
