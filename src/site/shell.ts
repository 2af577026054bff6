/** Words of what is around every page; the framework has the others. */
export const shell = {
  siteMenu: 'Site menu',
  loading: 'Loading the page…',
  details: 'Details',
} as const;
