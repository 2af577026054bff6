/** What opens over a page. A button of any part of the site opens one by this attribute, with its name as the value. */
export const opensDialog = 'data-opens-dialog';

export const dialogNames = ['image', 'keys', 'sample-values'] as const;

export type DialogName = (typeof dialogNames)[number];

/** The keys of the site, as the dialog of `?` lists them. */
export const keys = {
  title: 'Keyboard shortcuts',
  rows: [
    { keys: ['/'], does: 'Search' },
    { keys: ['Ctrl K', '⌘ K'], does: 'Search, also from a field' },
    { keys: ['↑', '↓', 'Enter'], does: 'Choose a search result and open it' },
    { keys: ['←', '→'], does: 'Change between the tabs of a sample' },
    { keys: ['Esc'], does: 'Close what is open' },
    { keys: ['?'], does: 'Show these keys' },
  ],
} as const;
