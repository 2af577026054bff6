import { createContext } from 'react';

/** An item of a menu of the navbar, as the theme describes it. */
export interface MenuItem {
  type?: string;
  label?: React.ReactNode;
  [property: string]: unknown;
}

/** Rearranges the items of the menus below it; what a menu gets from the theme alone stays as it is. */
export const MenuArrangement = createContext((items: readonly MenuItem[]): readonly MenuItem[] => [
  ...items,
]);
