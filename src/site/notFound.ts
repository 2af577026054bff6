/** What a lost reader is told, and where they may want to go. */
export const notFound = {
  title: 'Page not found',
  /** `{path}` is the address, once it is known. */
  text: 'Nothing is at {path}. It may have moved, or it may belong to another version of the documentation.',
  thisAddress: 'this address',
  inLatest: 'The documentation of the latest version, {version}, has this page: {link}',
  field: 'Search this site',
  button: 'Search',
  others: 'Or go to:',
  labels: {
    docs: 'Documentation',
    gettingStarted: 'Getting started',
    blog: 'Blog',
    home: 'Home',
  },
} as const;
