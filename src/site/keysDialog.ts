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

/** The keys of the site in the order of the dialog, each with the name of the words that say what it does. */
export const keyRows = [
  { keys: ['/'], does: 'search' },
  { keys: ['Ctrl K', '⌘ K'], does: 'searchFromField' },
  { keys: ['↑', '↓', 'Enter'], does: 'choose' },
  { keys: ['←', '→'], does: 'tabs' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'help' },
] as const;
