// Replaced together with Tabs: src/client/controls/tabs.ts shows and hides this panel without React.
import clsx from 'clsx';
import { type ReactNode, useContext } from 'react';
import { type Tab, TabsContext } from '../Tabs';
import styles from '../Tabs/styles.module.css';

export interface Props extends Tab {
  children: ReactNode;
  className?: string;
}

/** The panel of one tab. @throws Error outside `<Tabs>`. */
export default function TabItem({ children, value, className }: Props) {
  const tabs = useContext(TabsContext);
  if (tabs === undefined) {
    throw new Error(`<TabItem value="${value}"> stands outside <Tabs>. Put it inside one.`);
  }
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}${value}-panel`}
      aria-labelledby={`${tabs.id}${value}`}
      data-value={value}
      data-label={tabs.labels.get(value)}
      hidden={value !== tabs.initial}
      className={clsx(styles.panel, className)}
    >
      {children}
    </div>
  );
}
