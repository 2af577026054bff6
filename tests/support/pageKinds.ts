import { archived } from './versions';

/** One address of every kind of page: tests that look at all kinds go through these. */
export const pageKinds = [
  '/',
  '/gravitino',
  '/about-us',
  '/careers',
  '/careers/senior-database-engineer',
  '/privacy-policy',
  '/search?q=metalake',
  '/blog',
  '/blog/gravitino-open-source',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/release-notes',
  '/docs/latest/',
  '/docs/latest/gravitino-server-config',
  '/docs/latest/reference/configuration-keys',
  '/docs/next/overview',
  `/docs/${archived}/apache-hive-catalog`,
  '/docs/latest/api/rest/create-table',
  '/gravitino/banner',
  '/gravitino/cloud',
  '/gravitino/navbar',
  '/gravitino/icons',
  '/no/such/page',
] as const;
