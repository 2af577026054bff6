import { createContext } from 'react';

/** What a panel knows of the tabs it belongs to. */
export interface TabsContextValue {
  /** Value of the tab that is chosen before the reader chooses; `undefined` if none is. */
  initial: string | undefined;
  /** Names of the tabs, by value. */
  labels: ReadonlyMap<string, string>;
  /** Start of the ids of tabs and panels. */
  id: string;
}

export const TabsContext = createContext<TabsContextValue | undefined>(undefined);
