import { createContext } from 'react';

/** What is above an item of the menu below it, by the item's index: the theme's menu of versions has no place for it. */
export const MenuHeadings = createContext<readonly (string | undefined)[]>([]);
