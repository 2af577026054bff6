/** Modules of items, below `@theme/NavbarItem`, by type. Links and dropdowns are parts of others, so they always stay. */
const modules: Record<string, string> = {
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

/** An item of the navbar, as far as it names others. */
interface Item {
  type?: string;
  items?: readonly Item[];
  dropdownItemsBefore?: readonly Item[];
  dropdownItemsAfter?: readonly Item[];
}

const typesIn = (list: readonly Item[] = []): string[] =>
  list.flatMap(({ type = 'default', items, dropdownItemsBefore, dropdownItemsAfter }) => [
    type,
    ...typesIn(items),
    ...typesIn(dropdownItemsBefore),
    ...typesIn(dropdownItemsAfter),
  ]);

/** Lists the modules of items that a navbar has none of. */
export function unusedItemModules(items: readonly Item[]): string[] {
  const used = new Set(typesIn(items));
  return Object.entries(modules)
    .filter(([type]) => !used.has(type))
    .map(([, module]) => module);
}
