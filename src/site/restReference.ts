import { isHttpAddress } from './links';

/** Path segment of the page that introduces the reference. */
export const restIntroduction = 'gravitino-rest-api';

/** Words that readers use for that page. */
export const introductionKeywords = [
  'Swagger',
  'OpenAPI spec',
  'endpoints',
  'HTTP API',
  'API docs',
  'API reference',
];

/** Headings of the sections of a REST page; links on the page find them by their slugs. */
export const restHeadings = {
  samples: 'Code samples',
  responseSamples: 'Response samples',
  parameters: 'Parameters',
  requestBody: 'Request body',
  responses: 'Responses',
  callbacks: 'Callbacks',
  types: 'Types',
} as const;

/** What “Try it” starts from, and whom it may speak to. */
export const tryIt = {
  /** Of its panel on a page. */
  id: 'try-it',
  /** Any port of the reader's own machine. */
  ownMachine: ['http://localhost:*', 'http://127.0.0.1:*'],
  /** Other Gravitino servers that readers may call, such as `https://gravitino.example.com`. A deployer lists them here. */
  servers: [] as string[],
  /** Characters of a reply that are shown; a list of thousands of objects would freeze the page. */
  shownReply: 100_000,
  /** Key of the storage that keeps whom the reader asks, and at which address. */
  storageKey: 'try-it',
} as const;

/**
 * Lists the source expressions that let a REST page reach servers.
 *
 * @throws Error naming the entry of `servers` that is not an http(s) address.
 */
export function tryItSources(servers: readonly string[] = tryIt.servers): string[] {
  const origins = servers.map((server) => {
    if (!isHttpAddress(server)) {
      throw new Error(
        `src/site/restReference.ts: tryIt.servers: "${server}" is not an http(s) address. Write a whole one, such as https://gravitino.example.com.`,
      );
    }
    return new URL(server).origin;
  });
  return [...tryIt.ownMachine, ...new Set(origins)];
}

/** One value of a request or a reply: a field, an element's shape, or one of several shapes. */
export interface RestField {
  /** Its anchor on the page. */
  id: string;
  name: string;
  /** In words: `string (date-time)`, `array of`. */
  type: string;
  /** Name of the shared type that follows the words, and the id of its heading. */
  shared?: string;
  anchor?: string;
  isRequired?: true;
  /** HTML of the first paragraph of its description, and of what follows. */
  description?: string;
  more?: string;
  /** Default, enumeration, pattern, limits and examples: one sentence each. */
  facts?: string[];
  /** Members of an object. */
  fields?: RestField[];
  /** Shapes of which the value has one. */
  choices?: RestField[];
}

export interface RestExample {
  name: string;
  summary?: string;
  /** HTML of what the file says about it. */
  description?: string;
  /** JSON, set out to be read, or text. */
  text: string;
  isText?: true;
  /** The same, colored by the build. */
  html?: string;
}

/** A body in one media type. */
export interface RestMedia {
  mediaType?: string;
  /** Its root; without a name. */
  root?: RestField;
  examples: RestExample[];
}

/** A request body or a reply: the media type that the samples use, and others. */
export interface RestBody extends RestMedia {
  description?: string;
  more?: string;
  isRequired?: true;
  others?: RestMedia[];
  headers?: RestField[];
  /** HTML of the calls that can follow. */
  links?: string[];
}

/** A request that the server sends. */
export interface RestCallback {
  name: string;
  method: string;
  /** Where it is sent: a runtime expression. */
  path: string;
  summary: string;
  description?: string;
  more?: string;
  parameters: RestParameter[];
  requestBody?: RestBody;
  responses: Record<string, RestBody>;
}

export interface RestParameter extends RestField {
  in: 'path' | 'query' | 'header' | 'cookie';
  /** What the samples and “Try it” start with; absent where the sample leaves it out. */
  example?: string;
  /** Values to choose from. */
  values?: string[];
}

export interface RestSample {
  /** Key of the tab; pages of the documentation use the same ones. */
  value: string;
  label: string;
  language: string;
  code: string;
  /** The same, colored by the build. */
  html?: string;
  /** The simulated server can run it. */
  isRunnable?: true;
}

/** Everything that the page of one operation shows. */
export interface RestPage {
  method: string;
  path: string;
  /** Address of a server, without a slash at its end. */
  server: string;
  /** Whether a server of this version can allow other sites to call it. */
  hasCors: boolean;
  /** HTML of the first sentence of the description, and of what follows it. */
  lead?: string;
  description?: string;
  more?: string;
  /** HTML of what else the file says: how to log in, that it is deprecated, where to read on. */
  notes: string[];
  parameters: RestParameter[];
  requestBody?: RestBody;
  callbacks?: RestCallback[];
  responses: Record<string, RestBody>;
  /** Schemas that more than one place of the page uses: shown once, linked from there. */
  types: Record<string, RestField>;
  samples: RestSample[];
}

/** What “Try it” needs of a page; written into the page's HTML. */
export interface RestCall extends Pick<RestPage, 'method' | 'path' | 'server' | 'hasCors'> {
  parameters: Pick<RestParameter, 'name' | 'in' | 'example' | 'values' | 'isRequired'>[];
  /** Bodies to start from, where the call has one: values, since text would be escaped twice in an attribute. */
  examples?: (Pick<RestExample, 'name' | 'summary'> & { value: unknown })[];
}
