import { latestPath } from './versions';

/** Addresses outside this site. Whatever links out takes its address from here; a test holds the rest of `src` to it. */
export const links = {
  repository: 'https://github.com/apache/gravitino',
  releases: 'https://github.com/apache/gravitino/releases',
  playground: 'https://github.com/apache/gravitino-playground',
  /** Documentation of the releases that this site doesn't describe. */
  apacheDocs: 'https://gravitino.apache.org/docs/',
  foundation: 'https://www.apache.org',
  license: 'https://www.apache.org/licenses/LICENSE-2.0',
  incubatorProposal: 'https://cwiki.apache.org/confluence/display/INCUBATOR/GravitinoProposal',
  incubatorStatus: 'https://incubator.apache.org/projects/gravitino.html',
  topLevelProject: 'https://gravitino.apache.org/blog/gravitino-top-level-project',
  forum: 'https://gravitino.discourse.group',
  chat: 'https://s.apache.org/slack-invite',
  video: 'https://www.youtube.com/@Datastrato',
  x: 'https://twitter.com/datastrato',
  linkedin: 'https://www.linkedin.com/company/datastrato',
  github: 'https://github.com/datastrato',
  /** Source of this site; “Edit this page” leads below it. */
  siteSource: 'https://github.com/datastrato/gravitino-website/edit/main/',
  /** Issues of this site: what readers miss or find wrong. */
  newIssue: 'https://github.com/datastrato/gravitino-website/issues/new',
  /** Where a hosted search reports views and clicks. */
  searchInsights: 'https://insights.algolia.io',
  // What the comparison of catalogs rests on.
  hiveIcebergRest: 'https://hive.apache.org/docs/latest/admin/iceberg-rest-catalog',
  glueCatalog: 'https://docs.aws.amazon.com/lake-formation/latest/dg/populating-catalog.html',
  glueIcebergRest: 'https://docs.aws.amazon.com/glue/latest/dg/connect-glu-iceberg-rest.html',
  dataHub: 'https://github.com/datahub-project/datahub',
  nessie: 'https://github.com/projectnessie/nessie',
  nessieIcebergRest: 'https://projectnessie.org/guides/iceberg-rest/',
  unityCatalog: 'https://github.com/unitycatalog/unitycatalog',
  polaris: 'https://github.com/apache/polaris',
  polarisGenericTables: 'https://polaris.apache.org/in-dev/unreleased/generic-table/',
} as const;

/** Pages of this site that several places link to. */
export const pages = {
  home: '/',
  product: '/gravitino',
  cloud: '/gravitino#cloud',
  pictures: '/gravitino#pictures',
  docs: `/docs/${latestPath}/`,
  tutorial: `/docs/${latestPath}/tutorial`,
  gettingStarted: `/docs/${latestPath}/getting-started`,
  compatibility: `/docs/${latestPath}/reference/compatibility`,
  catalogOperations: `/docs/${latestPath}/reference/catalog-operations`,
  dataTypes: `/docs/${latestPath}/reference/data-types`,
  overview: `/docs/${latestPath}/overview`,
  changes: '/docs/what-changed',
  sandbox: '/docs/playground',
  playgroundGuide: `/docs/${latestPath}/how-to-use-the-playground`,
  blog: '/blog',
  search: '/search',
  about: '/about-us',
  careers: '/careers',
  privacy: '/privacy-policy',
} as const;

/**
 * Refuses a base URL that links can't be told from: Docusaurus takes a link that begins with it for one that has it already, so below
 * `/gravitino/` the link to the product page, `/gravitino`, would lead to the home page.
 *
 * @throws Error naming the base URL, and the page where it is one's address.
 */
export function assertBaseUrl(baseUrl: string): void {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(baseUrl)) {
    throw new Error(
      `src/site/brand.ts: baseUrl "${baseUrl}" is no base URL. Write a path with a slash at both ends, such as /website/.`,
    );
  }
  const page = Object.values(pages).find((path) => path !== '/' && `${path}/`.startsWith(baseUrl));
  if (baseUrl !== '/' && page !== undefined) {
    throw new Error(
      `src/site/brand.ts: baseUrl "${baseUrl}" is where the page ${page} is, and links to it would be taken for others. Choose another, such as /website/.`,
    );
  }
}

/** Mailboxes that the project's public documents name. */
export const mail = {
  contact: 'support@datastrato.com',
  security: 'security@datastrato.com',
} as const;

/** Where films of YouTube are shown in frames, without cookies; the name of a film follows. */
export const filmFrames = 'https://www.youtube-nocookie.com/embed/';
