import { pages } from './links';

/** Where a lost reader may want to go. */
export const notFound = {
  links: [
    { to: pages.docs, label: 'Documentation' },
    { to: pages.gettingStarted, label: 'Getting started' },
    { to: pages.blog, label: 'Blog' },
    { to: pages.home, label: 'Home' },
  ],
} as const;
