import { isRestPath, pages } from './links';
import { rowAnchor } from './reference';
import { searchInput } from './shellFigures';

/** Settings of the search (specification §2, §5, §7, §9). */
export const search = {
  ...searchInput,
  hitsPerPage: 20,
  /** Whether the browser stores recent searches and favorites. */
  personalization: true as boolean,
  hitsPerGroup: 5,
  /** Words around a match; `mobile` applies up to `mobileBreakpoint` pixels. */
  snippetWords: { desktop: 10, mobile: 5 },
  mobileBreakpoint: 768,
  /** Milliseconds until a pending search counts as stalled. */
  stallMs: 300,
  /** Milliseconds to connect, read, and write; the defaults of the hosted client. */
  timeoutsMs: { connect: 1000, read: 2000, write: 30_000 },
  /** Name of the build's index, which is part of its storage keys. */
  offlineIndexName: 'site',
  /** Manifest of the shards, below the base URL. */
  manifestFile: 'search-manifest.json',
  /** Folder of the shards, below the base URL. File names contain hashes. */
  shardFolder: 'assets/search',
  /** Matches addresses of results that open with a full page load. If empty, none do. */
  externalUrlPattern: '',
  /** Replaces a part of every result's address, if set. */
  pathReplacement: undefined as { from: string; to: string } | undefined,
} as const;

/** A kind of page that ranks after the guides, which explain the same things better. */
interface PageKind {
  /** Matches the paths of its pages, without the base URL. */
  path: RegExp;
  /** Rank relative to guides of the same relevance; 0 or negative. */
  rank: number;
  /** Matches queries that ask for this kind, whose pages then rank before the guides. */
  asked: RegExp;
}

/** Matches queries with one of these words. */
const asks = (words: string): RegExp =>
  new RegExp(`\\b(?:${words.replaceAll(', ', '|')})s?\\b`, 'i');

/** Kinds of pages, of which the first match counts. All other pages are guides. */
const pageKinds: readonly PageKind[] = [
  // The introduction contains the words of all operations.
  {
    path: /\/api\/rest\/gravitino-rest-api$/,
    rank: -1.5,
    asked: asks('rest, api, openapi'),
  },
  { path: /\/api\/rest\//, rank: -1, asked: asks('rest, api, endpoint') },
  {
    path: /\/glossary$/,
    rank: -1,
    asked: /^\s*what(?:['’]s|\s+is|\s+are)\b|\b(?:glossary|definition|term|meaning|means?)\b/i,
  },
  {
    path: /\/(?:whats-new|what-changed)$/,
    rank: -1,
    asked: asks('release, changed, changelog, change, difference, compare, new'),
  },
  {
    path: /^\/blog\//,
    rank: -2,
    asked: asks(
      'blog, post, article, announcement, news, introduction, who, why, history, story, customer, company',
    ),
  },
  {
    path: /^\/careers(\/|$)/,
    rank: -3,
    asked: asks(
      'job, career, hiring, position, vacancy, engineer, apply, team, candidate, salary, interview',
    ),
  },
  // The single word asks for the playground in the browser.
  { path: /\/how-to-use-the-playground$/, rank: -1, asked: /\S\s+\S/ },
  {
    path: /^\/compare$/,
    rank: 0,
    asked: asks('alternative, vs, versus, comparison, compare'),
  },
  {
    path: /^\/(?!docs\/)/,
    rank: -2,
    asked: asks(
      'datastrato, company, founder, founded, mission, newsletter, who, you, your, people, team, history, timeline, news, customer, privacy, cookie, gdpr, tracking, product, consulting, cloud, hosted, managed, price, help, service',
    ),
  },
];

/** Returns the kind of the page at a path without the base URL; guides have none. */
export const pageKindAt = (path: string): PageKind | undefined =>
  pageKinds.find((kind) => kind.path.test(path));

/** Returns DocSearch's `pageRank` of a page: pages that repeat the guides rank after them. */
export const pageRank = (path: string): number => pageKindAt(path)?.rank ?? 0;

/** Headings of sections that only link to other pages. */
const leading = ['Where next', 'Further reading', 'Related posts'];
/** Sections of the reference that are similar for all operations. */
const repeated = ['Responses', 'Types'];

/** Returns the headings of sections that the search ignores on a page. */
export const leftOutSections = (path: string): readonly string[] =>
  isRestPath(path) ? [...leading, ...repeated] : leading;

/** Splits a comma-separated list. */
const wordsIn = (text: string): string[] => text.replace(/\s+/g, ' ').trim().split(', ');

/** Keywords of pages without front matter, by path. */
export const pageKeywords: Readonly<Record<string, readonly string[]>> = {
  [pages.home]: wordsIn(`
    Datastrato, newsletter, subscribe, what is Gravitino, overview of the product, sign up for
    updates
  `),
  [pages.about]: wordsIn(`
    Datastrato, team, people, founders, values, principles, company history, timeline, Apache
    Incubator, joined Apache, contact, headquarters, press contact, who is behind it
  `),
  [pages.careers]: wordsIn('jobs, vacancies, apply, work at Datastrato, send a CV'),
  [`${pages.careers}/database-architect-engineer`]: wordsIn(
    'DBA, query planner developer, staff or principal engineer',
  ),
  [`${pages.careers}/distributed-architect-engineer`]: wordsIn(
    'Raft or Paxos, multi-region design, consensus',
  ),
  [`${pages.careers}/senior-database-engineer`]: wordsIn(
    'connector developer, Trino or Spark plugins, Java developer',
  ),
  [`${pages.careers}/senior-distributed-engineer`]: wordsIn(
    'backend developer, scalability, site reliability',
  ),
  [pages.privacy]: wordsIn(`
    cookies, personal data, GDPR, visitor tracking, analytics, data protection, local storage, IP
    address, remove my email address, cookie banner and consent, Google Analytics, sell my data,
    CCPA, unsubscribe, third parties, server logs, search terms sent
  `),
  [pages.product]: wordsIn(`
    product, Apache Gravitino, data catalog, managed service, hosted, Gravitino Cloud, consulting,
    professional services, help with installation, help with migration, buy a license, SaaS,
    pricing and cost, hire an expert, support contract, contact sales, enterprise edition, free
    trial
  `),
  [pages.compare]: wordsIn(`
    comparison, alternatives, versus, Gravitino vs Hive Metastore, Gravitino vs Unity Catalog,
    Gravitino vs Polaris, Gravitino vs AWS Glue, Gravitino vs DataHub, Gravitino vs Nessie,
    OpenMetadata or Amundsen, Apache Atlas, Lakekeeper or lakeFS, Collibra or Alation, Google
    Dataplex, Snowflake Open Catalog, competitors, which to choose
  `),
  [pages.sandbox]: wordsIn(
    'playground, sandbox, try without a server, try the REST API, online demo, fake server',
  ),
  [pages.changes]: wordsIn('compare releases, version diff, changelog, differences of versions'),
};

/** The site's options for the search engine. */
export const searchLanguage = {
  rowAnchor,
  /** Groups of synonyms, each with a query that needs it. Synonyms weigh less than the word itself. Words for a single page are
   * keywords of that page instead.
   */
  synonyms: [
    ['delete', 'drop', 'remove', 'erase'], // erase catalog
    ['modify', 'alter', 'update', 'edit', 'change', 'rename'], // update topic
    ['install', 'setup', 'deploy'], // setup gravitino
    ['login', 'signin', 'logout', 'signout', 'authenticate', 'authentication'], // login page, sign out
    ['permission', 'privilege', 'authorization', 'rbac'], // permissions, RBAC
    ['ssl', 'tls', 'https'], // ssl
    ['k8s', 'kubernetes', 'pod'], // k8s, pod dies
    ['oauth', 'oauth2'], // oauth token
    ['postgres', 'postgresql', 'pg'], // postgres catalog
    ['config', 'configuration', 'settings', 'properties', 'options'], // settings file
    ['monitoring', 'metrics'], // how do I monitor the server
    ['ui', 'webui', 'dashboard'], // dashboard
    ['folder', 'directory'], // folder of files
    ['upgrade', 'migrate'], // upgrade from 0.5.0
    ['troubleshoot', 'errors'], // troubleshooting hive
    ['demo', 'playground'], // demo environment
    ['connect', 'connector'], // connect spark
    ['listen', 'listener', 'notify', 'webhook', 'hook'], // listen for changes, notify another system
    ['docker', 'container', 'image'], // docker container
    ['boot', 'startup', 'systemd'], // start when the machine boots
    ['user', 'person', 'people'], // which rows a person read
    ['machine', 'host', 'computer'], // run it on my computer
    ['database', 'schema'], // create database
    ['binary', 'download', 'package'], // where do I get the binary
    ['compile', 'build'], // compile only the jar
    ['memory', 'hardware', 'heap'], // hardware requirements, out of memory
    ['row', 'record'], // purge of removed records
    ['owner', 'owned', 'creator'], // who owns a table
    ['nginx', 'proxy'], // put the server behind nginx
    ['paid', 'consulting'], // paid help
    ['convert', 'conversion', 'mapping'], // type conversion
    ['domain', 'cors'], // web page on another domain
    ['azure', 'entra'], // azure ad
    ['isolated', 'silo'], // isolated data
    ['vs', 'versus', 'compare'], // gravitino vs glue
    ['sdk', 'client'], // client sdks
    ['appear', 'show'], // doesn't appear in trino
    ['nested', 'struct'], // nested field
    ['llm', 'ai', 'model'], // llm
    ['quick', 'begin', 'start'], // quick start, where do I begin
    ['transaction', 'atomic'], // all or nothing
    ['jobs', 'careers', 'hiring'], // jobs
  ],
} as const;
