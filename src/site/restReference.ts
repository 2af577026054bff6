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

/** Lists the source expressions of the servers that REST pages can call. @throws TypeError for a server that is not an address. */
export const tryItSources = (servers: readonly string[] = tryIt.servers): string[] => [
  ...tryIt.ownMachine,
  ...new Set(servers.map((server) => new URL(server).origin)),
];

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
  examples?: { title: string; value: unknown }[];
}
