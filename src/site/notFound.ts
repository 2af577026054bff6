import { pages } from './links';

/** What a lost reader is told, and where they may want to go. */
export const notFound = {
  title: 'Page not found',
  field: 'Search this site',
  button: 'Search',
  others: 'Or go to:',
  links: [
    { to: pages.docs, label: 'Documentation' },
    { to: pages.gettingStarted, label: 'Getting started' },
    { to: pages.blog, label: 'Blog' },
    { to: pages.home, label: 'Home' },
  ],
} as const;
