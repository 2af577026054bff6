import { latestPath } from './versions';

/** Addresses outside this site. Whatever links out takes its address from here; a test holds the rest of `src` to it. */
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

/**
 * Refuses a base URL that links can't be told from: Docusaurus takes a link that begins with it for one that has it already, so below
 * `/gravitino/` the link to the product page, `/gravitino`, would lead to the home page.
 *
 * @throws Error naming the base URL, and the page where it is one's address.
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
      `src/site/brand.ts: baseUrl "${baseUrl}" is where the page ${page} is, and links to it would be taken for others. Choose another, such as /website/.`,
    );
  }
}

/** Mailboxes that the project's public documents name. */
export const mail = {
  contact: 'support@datastrato.com',
  security: 'security@datastrato.com',
  apacheSecurity: 'private@gravitino.apache.org',
} as const;

/** Tells whether a text is a whole http(s) address. Browsers have `URL.canParse` only since Chrome 120 and Safari 17. */
export function isHttpAddress(text: string): boolean {
  try {
    return /^https?:\/\/[^\s/]\S*$/.test(text) && Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Where REST pages live below a version of the documentation. */
export const restFolder = 'api/rest';

/** Tells whether a path, with the site's base URL, is a page of the REST reference. */
export const isRestPath = (path: string): boolean =>
  new RegExp(`/docs/[^/]+/${restFolder}/[^/]+`).test(path);

/** Sections of the documentation that have a card each, and what the addresses of their pages begin with below the version's own. */
const docsSections: readonly [section: string, pages: RegExp][] = [
  ['playground', /^\/docs\/playground$/],
  ['rest', /^\/docs\/[^/]+\/api\/rest(?:\/|$)/],
  ['connectors', /^\/docs\/[^/]+\/(?:trino|spark|flink)-connector(?:\/|$)/],
  ['security', /^\/docs\/[^/]+\/security(?:\/|$)/],
  ['guides', /^\/docs\//],
];

/**
 * Returns the address of the card that the build draws for a page, by its path without the base URL. Each position has a card of its
 * own, other pages that of their section. The rest, and posts, which name theirs, are left to `themeConfig.image`.
 */
export function cardOfPage(path: string): string | undefined {
  const page = path.replace(/\/$/, '');
  const section = docsSections.find(([, pages]) => pages.test(page))?.[0];
  const [owner] =
    /^\/(?:careers(?:\/.+|$)|(?:about-us|blog|gravitino|privacy-policy)(?=\/|$))/.exec(page) ?? [];
  return section === undefined ? owner && `/img/pages${owner}.png` : `/img/docs/${section}.png`;
}

/** A page that moved within the documentation; addresses below a version's own, such as `/docs/next`. */
export interface PageMove {
  from: string;
  to: string;
}

/**
 * Documentation pages that have moved. A line holds in every version that has the new page and not the old one, so it is
 * written once, and a cut carries it along. A deleted page names its nearest neighbor.
 */
export const movedPages: readonly PageMove[] = [
  { from: '/security', to: '/security/security' },
  { from: '/manage-metadata-using-gravitino', to: '/manage-relational-metadata-using-gravitino' },
  {
    from: '/table-partitioning-bucketing-sort-order',
    to: '/table-partitioning-bucketing-sort-order-indexes',
  },
  // No page has ever been there: readers cut the address of a REST page short.
  { from: '/api/rest', to: '/api/rest/gravitino-rest-api' },
];

/** Address of a page's Markdown export: the page's own with `.md` at its end, and `index.md` below an address that ends with a slash. */
export const markdownAddress = (permalink: string): string =>
  permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;

/** Media type of an export. */
export const markdownType = 'text/markdown';
