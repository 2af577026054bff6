import { isHttpAddress } from './links';

/** Path segment of the reference's introduction. */
export const restIntroduction = 'gravitino-rest-api';

/** Headings of a REST page, whose slugs are the targets of links. */
export const restHeadings = {
  samples: 'Code samples',
  responseSamples: 'Response samples',
  parameters: 'Parameters',
  requestBody: 'Request body',
  responses: 'Responses',
  callbacks: 'Callbacks',
  types: 'Types',
} as const;

/** Settings of “Try it”. */
export const tryIt = {
  /** Id of its panel. */
  id: 'try-it',
  /** Any port of the reader's own machine. */
  ownMachine: ['http://localhost:*', 'http://127.0.0.1:*'],
  /** Other Gravitino servers that readers can call, such as `https://gravitino.example.com`. */
  servers: [] as string[],
  /** Storage key of the reader's choice of server and its address. */
  storageKey: 'try-it',
} as const;

/** Lists the source expressions of the servers that REST pages can call.
 *
 * @throws Error naming the entry of `servers` that is not an http(s) address.
 */
export function tryItSources(servers: readonly string[] = tryIt.servers): string[] {
  const origins = servers.map((server) => {
    if (!isHttpAddress(server)) {
      throw new Error(
        `src/site/restReference.ts: tryIt.servers: "${server}" is not an http(s) address. Write a complete address, such as https://gravitino.example.com.`,
      );
    }
    return new URL(server).origin;
  });
  return [...tryIt.ownMachine, ...new Set(origins)];
}

export interface RestExample {
  name: string;
  summary?: string;
  /** HTML of what the file says about it. */
  description: string;
  /** JSON, set out to be read, or text. */
  text: string;
  isText?: boolean;
  /** The same, colored by the build. */
  html: string;
}

interface RestSample {
  /** Key of the tab; pages of the documentation use the same ones. */
  value: string;
  label: string;
  language: string;
  code: string;
  /** The same, colored by the build. */
  html: string;
  /** The simulated server can run it. */
  isRunnable?: boolean;
}

interface RestParameter {
  name: string;
  in: string;
  /** What the samples and “Try it” start with; absent where the sample leaves it out. */
  example?: string;
  /** Values to choose from. */
  values?: string[];
  isRequired?: boolean;
}

/** What “Try it” starts from; written into the page's HTML. */
export interface RestCall {
  method: string;
  path: string;
  /** Address of a server, without a slash at its end. */
  server: string;
  /** Whether a server of this version can allow other sites to call it. */
  hasCors: boolean;
  parameters: RestParameter[];
  /** Bodies to start from, where the call has one: values, since text would be escaped twice in an attribute. */
  examples?: (Pick<RestExample, 'name' | 'summary'> & { value: unknown })[];
}

export interface RestSection {
  title: string;
  level: 2 | 3;
  /** Of its heading, where it isn't made of the title. */
  id?: string;
  html: string;
}

/** Everything that the page of one operation shows: text as HTML. */
export interface RestPage {
  call: RestCall;
  /** The first sentence of the description. */
  lead: string;
  /** What follows it, and what else the file says: how to log in, that it is deprecated, where to read on. */
  about: string;
  sections: RestSection[];
  samples: RestSample[];
  /** Bodies of the request that the samples don't show. */
  bodies: RestExample[];
  /** Bodies of replies, by status. */
  replies: Record<string, RestExample[]>;
}
