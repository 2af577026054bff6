// Leaves the date to the server: setting up Intl.DateTimeFormat took 11 % of the script time of a long page.
import Served from '@site/src/components/Served';
import LastUpdated from '@theme-original/LastUpdated';
import type { ComponentProps } from 'react';

export default function LastUpdatedWrapper(
  props: ComponentProps<typeof LastUpdated>,
): React.JSX.Element {
  return (
    <Served name="last-updated" as="span">
      <LastUpdated {...props} />
    </Served>
  );
}
