import { latestPath } from './versions';

/** Addresses outside this site. All external links use this list, which a test enforces. */
export const links = {
  repository: 'https://github.com/apache/gravitino',
  releases: 'https://github.com/apache/gravitino/releases',
  /** Documentation of the releases that this site doesn't describe. */
  apacheDocs: 'https://gravitino.apache.org/docs/',
  // How the project works.
  contributing: 'https://github.com/apache/gravitino/blob/v0.6.0-incubating/CONTRIBUTING.md',
  governance: 'https://github.com/apache/gravitino/blob/v0.6.0-incubating/GOVERNANCE.md',
  maintainers: 'https://github.com/apache/gravitino/blob/v0.6.0-incubating/MAINTAINERS.md',
  firstMaintainers: 'https://github.com/apache/gravitino/blob/v0.5.1/MAINTAINERS.md',
  committers: 'https://projects.apache.org/committee.html?gravitino',
  profiles: 'https://github.com/',
  apacheSecurity: 'https://www.apache.org/security/',
  securityPolicy: 'https://github.com/apache/gravitino/blob/v1.0.0/SECURITY.md',
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
  /** Source code of this site, for “Edit this page”. */
  siteSource: 'https://github.com/datastrato/gravitino-website/edit/main/',
  /** Issues about this site. */
  newIssue: 'https://github.com/datastrato/gravitino-website/issues/new',
  /** Receives the views and clicks of a hosted search. */
  searchInsights: 'https://insights.algolia.io',
  // Sources of the comparison of catalogs.
  hiveIcebergRest: 'https://hive.apache.org/docs/latest/admin/iceberg-rest-catalog',
  glueCatalog: 'https://docs.aws.amazon.com/lake-formation/latest/dg/populating-catalog.html',
  glueIcebergRest: 'https://docs.aws.amazon.com/glue/latest/dg/connect-glu-iceberg-rest.html',
  dataHub: 'https://github.com/datahub-project/datahub',
  nessie: 'https://github.com/projectnessie/nessie',
  nessieIcebergRest: 'https://projectnessie.org/guides/iceberg-rest/',
  unityCatalog: 'https://github.com/unitycatalog/unitycatalog',
  polaris: 'https://github.com/apache/polaris',
  polarisGenericTables: 'https://polaris.apache.org/in-dev/unreleased/generic-table/',
  polarisAccess: 'https://polaris.apache.org/in-dev/unreleased/managing-security/',
  polarisVending: 'https://polaris.apache.org/in-dev/unreleased/#credential-vending',
  polarisFederation: 'https://polaris.apache.org/in-dev/unreleased/federation/',
  polarisGraduation: 'https://polaris.apache.org/blog/2026/02/19/graduation-tlp/',
  unityAccess: 'https://docs.unitycatalog.io/server/users-privileges/',
  unityVending: 'https://docs.unitycatalog.io/integrations/unity-catalog-spark/',
  unityIntegrations: 'https://docs.unitycatalog.io/integrations/',
  gravitinoVending:
    'https://github.com/apache/gravitino/blob/v0.7.0-incubating/docs/iceberg-rest-service.md',
} as const;

/** Pages of this site that several places link to. */
export const pages = {
  home: '/',
  product: '/gravitino',
  compare: '/compare',
  cloud: '/gravitino#cloud',
  pictures: '/gravitino#pictures',
  docs: `/docs/${latestPath}/`,
  tutorial: `/docs/${latestPath}/tutorial`,
  gettingStarted: `/docs/${latestPath}/getting-started`,
  compatibility: `/docs/${latestPath}/reference/compatibility`,
  catalogOperations: `/docs/${latestPath}/reference/catalog-operations`,
  dataTypes: `/docs/${latestPath}/reference/data-types`,
  configurationKeys: `/docs/${latestPath}/reference/configuration-keys`,
  errorMessages: `/docs/${latestPath}/reference/error-messages`,
  restReference: `/docs/${latestPath}/api/rest/gravitino-rest-api`,
  overview: `/docs/${latestPath}/overview`,
  accessControl: '/docs/next/security/access-control',
  changes: '/docs/what-changed',
  sandbox: '/docs/playground',
  playgroundGuide: `/docs/${latestPath}/how-to-use-the-playground`,
  blog: '/blog',
  search: '/search',
  about: '/about-us',
  careers: '/careers',
  privacy: '/privacy-policy',
  security: '/security',
  securityGuide: `/docs/${latestPath}/security`,
} as const;

/** Rejects a base URL that is also the path of a page: Docusaurus doesn't add the base URL to links that begin with it, so below
 * `/gravitino/`, the link `/gravitino` would lead to the home page.
 * @throws Error naming the base URL, and the page with this path.
 */
export function assertBaseUrl(baseUrl: string): void {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(baseUrl)) {
    throw new Error(
      `src/site/brand.ts: invalid baseUrl "${baseUrl}". Write a path with a slash at both ends, such as /website/.`,
    );
  }
  const page = Object.values(pages).find((path) => path !== '/' && `${path}/`.startsWith(baseUrl));
  if (baseUrl !== '/' && page !== undefined) {
    throw new Error(
      `src/site/brand.ts: baseUrl "${baseUrl}" is also the path of the page ${page}, so links to it would be wrong. Choose another base URL, such as /website/.`,
    );
  }
}

/** Mailboxes from the project's public documents. */
export const mail = {
  contact: 'support@datastrato.com',
  security: 'security@datastrato.com',
  apacheSecurity: 'private@gravitino.apache.org',
} as const;

/** Checks whether a text is a complete http(s) address. `URL.canParse` needs Chrome 120 or Safari 17. */
export function isHttpAddress(text: string): boolean {
  try {
    return /^https?:\/\/[^\s/]\S*$/.test(text) && Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Folder of the REST pages in a version of the documentation. */
export const restFolder = 'api/rest';

/** Checks whether a path with the base URL is a page of the REST reference. */
export const isRestPath = (path: string): boolean =>
  new RegExp(`/docs/[^/]+/${restFolder}/[^/]+`).test(path);

/** Sections of the documentation with a card, by the beginning of their addresses relative to the version. */
const docsSections: readonly [section: string, pages: RegExp][] = [
  ['playground', /^\/docs\/playground$/],
  ['rest', /^\/docs\/[^/]+\/api\/rest(?:\/|$)/],
  ['connectors', /^\/docs\/[^/]+\/(?:trino|spark|flink)-connector(?:\/|$)/],
  ['security', /^\/docs\/[^/]+\/security(?:\/|$)/],
  ['guides', /^\/docs\//],
];

/** Returns the address of the social card of a page, by its path without the base URL: the card of the position or of the
 * section. Other pages have the default of `themeConfig.image`, and posts name their own.
 */
export function cardOfPage(path: string): string | undefined {
  const page = path.replace(/\/$/, '');
  const section = docsSections.find(([, pages]) => pages.test(page))?.[0];
  const [owner] =
    /^\/(?:careers(?:\/.+|$)|(?:about-us|blog|gravitino|privacy-policy)(?=\/|$))/.exec(page) ?? [];
  return section === undefined ? owner && `/img/pages${owner}.png` : `/img/docs/${section}.png`;
}

/** A page that moved within the documentation, with addresses relative to a version. */
export interface PageMove {
  from: string;
  to: string;
}

/** Moved pages of the documentation. A line applies to every version that has the new page but not the old page. A deleted page
 * names the closest page.
 */
export const movedPages: readonly PageMove[] = [
  { from: '/security', to: '/security/security' },
  { from: '/manage-metadata-using-gravitino', to: '/manage-relational-metadata-using-gravitino' },
  {
    from: '/table-partitioning-bucketing-sort-order',
    to: '/table-partitioning-bucketing-sort-order-indexes',
  },
  // Readers shorten the address of a REST page to this one, which was never a page.
  { from: '/api/rest', to: '/api/rest/gravitino-rest-api' },
];

/** Address of a page's Markdown export: the page's own with `.md` at its end, and `index.md` below an address that ends with a slash. */
export const markdownAddress = (permalink: string): string =>
  permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;

/** Media type of an export. */
export const markdownType = 'text/markdown';
