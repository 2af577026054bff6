/** Where a lost reader may want to go. */
export const notFound = {
  links: [
    { to: '/docs/latest/', label: 'Documentation' },
    { to: '/docs/latest/getting-started', label: 'Getting started' },
    { to: '/blog', label: 'Blog' },
    { to: '/', label: 'Home' },
  ],
} as const;
