import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Samples of which a reader looks at one. */
export default function SampleTabs({
  samples,
  group,
}: {
  samples: readonly { value: string; label: string; content: ReactNode }[];
  /** Tabs of the same group change together. */
  group?: string;
}): React.JSX.Element {
  return (
    <Tabs groupId={group} className={styles.tabs}>
      {samples.map(({ value, label, content }) => (
        <TabItem key={value} value={value} label={label}>
          {content}
        </TabItem>
      ))}
    </Tabs>
  );
}
