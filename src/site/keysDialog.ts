/** Words of the dialog of `?`: what each key of the site does. */
export const keysDialog = {
  title: 'Keyboard shortcuts',
  search: 'Search',
  searchFromField: 'Search, also from a field',
  choose: 'Choose a search result and open it',
  tabs: 'Change between the tabs of a sample',
  close: 'Close what is open',
  help: 'Show these keys',
} as const;
