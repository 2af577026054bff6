/** Words of “Try it” before its form is there. */
export const tryItPanel = {
  title: 'Try it',
  unopened: 'The form needs JavaScript. The code samples do the same without.',
  loading: 'Loading the form…',
} as const;
