/** What a reader is told when something could not be loaded (specification §2, §8). */
export const loadError = {
  heading: 'This page could not be loaded.',
  part: 'This part of the page could not be loaded.',
  noConnection: 'There is no connection to this site. What you were reading is still here.',
  stillNoConnection: 'There is still no connection to this site.',
  missingScript:
    'A script of this page is missing, so its controls do not work. The text is all here.',
  retry: 'Retry',
} as const;
