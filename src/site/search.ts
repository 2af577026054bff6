import { isRestPath, pages } from './links';
import { rowAnchor } from './reference';
import { searchInput } from './shellFigures';

/** Figures and settings of the search (specification §2, §5, §7, §9). */
export const search = {
  ...searchInput,
  hitsPerPage: 20,
  /** Whether what a reader opened is kept as a recent search, and as a favorite when asked to be; in the browser only. */
  personalization: true as boolean,
  hitsPerGroup: 5,
  /** Words around a match; the second figure holds up to `mobileBreakpoint` pixels. */
  snippetWords: { desktop: 10, mobile: 5 },
  mobileBreakpoint: 768,
  /** Milliseconds until a pending search counts as stalled. */
  stallMs: 300,
  /** Milliseconds to connect, to read and to write; the hosted client's own figures. */
  timeoutsMs: { connect: 1000, read: 2000, write: 30_000 },
  /** Index name of the search that the build brings along; part of its storage keys. */
  offlineIndexName: 'site',
  /** Where the build writes the list of its shards, below the base URL. */
  manifestFile: 'search-manifest.json',
  /** Folder of the shards below the base URL; its files are named by their content. */
  shardFolder: 'assets/search',
  /** A result whose address matches is loaded whole instead of routed in-site; empty: none. */
  externalUrlPattern: '',
  /** Rewrites a part of every result's address; `undefined`: none. */
  pathReplacement: undefined as { from: string; to: string } | undefined,
} as const;

/** A kind of page that answers after the guides, which say the same at more length and for everybody. */
interface PageKind {
  /** Matches the paths of its pages, without the base URL. */
  path: RegExp;
  /** Steps by which its pages come after guides that answer as well; 0 or below. */
  rank: number;
  /** Matches queries that ask for this kind: its pages then come before the guides. */
  asked: RegExp;
}

/** Matches queries with one of these words. */
const asks = (words: string): RegExp =>
  new RegExp(`\\b(?:${words.replaceAll(', ', '|')})s?\\b`, 'i');

/** Kinds of pages, the first that fits counts; all others are guides. */
const pageKinds: readonly PageKind[] = [
  // The introduction has the words of all operations.
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
  // The word alone asks for the playground that needs nothing but the browser.
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

/** Ranks a page among those that answer a query as well, as DocSearch's `pageRank`: what repeats the guides comes after them. */
export const pageRank = (path: string): number => pageKindAt(path)?.rank ?? 0;

/** Headings of sections that only link elsewhere; searching them would find the link instead of its target. */
const leading = ['Where next', 'Further reading', 'Related posts'];
/** In the reference the replies and the types of one operation are nearly those of all others. */
const repeated = ['Responses', 'Types'];

/** Returns the headings of the sections that aren't searched in the page at a path. */
export const leftOutSections = (path: string): readonly string[] =>
  isRestPath(path) ? [...leading, ...repeated] : leading;

/** Reads a list of words that commas separate. */
const wordsIn = (text: string): string[] => text.replace(/\s+/g, ' ').trim().split(', ');

/** Words that readers use for pages without front matter, by path. */
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

/** What the engine knows of the site's language and pages. */
export const searchLanguage = {
  /** The place of a row, of which the index has the text alone. */
  rowAnchor,
  /**
   * Words that readers use for what the docs call otherwise; each group means one thing, and the query next to it asked for it.
   * A word is found through its group with less weight than by itself. Words for one page are keywords of that page instead.
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
