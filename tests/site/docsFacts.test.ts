import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../src/plugins/rest-reference/openApi';
import { answers } from '../support/answers';
import { knownKeys, readFacts } from '../support/docs/facts';
import {
  type Finding,
  openFindings,
  readExceptions,
  staleExceptions,
} from '../support/docs/findings';
import { checkPageKeys, checkSince, unexplainedKeys } from '../support/docs/keys';
import {
  checkMessages,
  isQuoted,
  quotedMessages,
  readMessages,
  readOtherSystems,
} from '../support/docs/messages';
import { checkNames, unexplainedVariables } from '../support/docs/names';
import { checkOperations, unexplainedOperations } from '../support/docs/operations';
import { type DocPage, docPage, docVersions, readPages } from '../support/docs/pages';
import { apiOf, type RestVersion, restVersions } from '../support/restVersions';

const versions = docVersions();
const all = new Map(versions.map((version) => [version, knownKeys(readFacts(version))]));
const exceptions = readExceptions();

/** Compares the pages of a version with the facts of its tag, in both directions. */
async function checkVersion(rest: RestVersion): Promise<Finding[]> {
  const pages = readPages(rest.name);
  const facts = readFacts(rest.name);
  const messages = readMessages(rest.name);
  const reference = operationsOf(await apiOf(rest)).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path,
  }));
  return [
    ...pages.flatMap((page) => [
      ...checkPageKeys(page, facts),
      ...checkSince(page, all),
      ...checkOperations(page, facts),
      ...checkNames(page, facts),
      ...checkMessages(page, messages),
    ]),
    ...unexplainedKeys(rest.name, pages, facts),
    ...unexplainedOperations(rest.name, pages, facts, reference),
    ...unexplainedVariables(rest.name, pages, facts),
  ];
}

const reports = new Map(
  await Promise.all(restVersions.map(async (one) => [one.name, await checkVersion(one)] as const)),
);
const findings = [...reports.values()].flat();

describe.each(versions)('the documentation of %s', (version) => {
  it('states what the source has, and explains every key, operation, and variable', () => {
    const open = openFindings(reports.get(version) ?? [], exceptions);
    expect(
      open.map(({ kind, subject, where, message }) => `${kind} ${subject} (${where}): ${message}`),
    ).toEqual([]);
  });

  it('has facts and messages to compare', () => {
    const facts = readFacts(version);
    expect(facts.configuration.length).toBeGreaterThan(60);
    expect(facts.operations.length).toBeGreaterThan(30);
    expect(facts.environment.length).toBeGreaterThan(5);
    expect(readPages(version).flatMap(quotedMessages).length).toBeGreaterThan(80);
  });
});

describe('the exceptions', () => {
  it('are all needed', () => {
    expect(staleExceptions(findings, exceptions, versions)).toEqual([]);
  });

  it('each carry a reason', () => {
    expect(exceptions.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });

  it('fail when nothing needs them', () => {
    const stale = { subjects: ['gravitino.gone'], versions: ['0.5.1'], reason: 'Poisoned.' };
    expect(staleExceptions(findings, [{ kind: 'unknown-key', ...stale }], versions)).toHaveLength(
      1,
    );
  });

  it('list no message of another system that no page quotes', () => {
    const quoted = versions.flatMap((version) => readPages(version).flatMap(quotedMessages));
    const texts = new Set(quoted.map(({ text }) => text));
    const listed = readOtherSystems().flatMap(({ messages }) => messages);
    expect(listed.filter((text) => !texts.has(text))).toEqual([]);
  });
});

/** A page of 0.5.1 that only a test has. */
const testPage = (body: string, id = 'poisoned'): DocPage => docPage('0.5.1', `${id}.md`, id, body);

const header =
  '| Key | Type | Default | Required | Since | Description |\n|---|---|---|---|---|---|\n';
const variables = '| Variable | Default | Description |\n|---|---|---|\n';
const facts = readFacts('0.5.1');

/** What all checks find on a page of 0.5.1 with one paragraph, table, or block. */
function foundOn(id: string, body: string): string[] {
  const page = testPage(body, id);
  return [
    ...checkPageKeys(page, facts),
    ...checkSince(page, all),
    ...checkOperations(page, facts),
    ...checkNames(page, facts),
    ...checkMessages(page, readMessages('0.5.1')),
  ].map(({ kind, subject }) => `${kind} ${subject}`);
}

const server = 'gravitino-server-config';
const hive = 'apache-hive-catalog';
const web = 'gravitino.server.webserver';

answers(
  'a row of %s is reported: %s with %s',
  (id: string, key: string, cells: string) => foundOn(id, `${header}|\`${key}\`|${cells}|`)[0],
  [
    [server, `${web}.httpPorts`, 'int|`8090`|No|0.1.0|x', `unknown-key ${web}.httpPorts`],
    [server, `${web}.httpPort`, 'int|`80900`|No|0.1.0|x', `different-default ${web}.httpPort`],
    [server, `${web}.httpPort`, 'int|none|No|0.1.0|x', `different-default ${web}.httpPort`],
    [hive, 'client.pool-size', 'integer|none|No|0.2.0|x', 'different-default client.pool-size'],
    [hive, 'client.pool-size', 'string|`1`|No|0.2.0|x', 'different-type client.pool-size'],
    [hive, 'metastore.uris', 'string|none|No|0.2.0|x', 'different-required metastore.uris'],
    [
      'lakehouse-iceberg-catalog',
      'warehouse',
      'string|none|Yes|0.2.0|x. Fixed at creation.',
      'different-mutability warehouse',
    ],
    [hive, 'bootstrap.servers', 'string|none|Yes|0.5.0|x', 'unknown-key bootstrap.servers'],
    [
      server,
      'gravitino.lock.maxNodes',
      'long|`100000`|No|0.3.1|x',
      'different-since gravitino.lock.maxNodes',
    ],
    [server, `${web}.httpPort`, 'int|`8090`|No|0.1.0|x', undefined],
    [server, `${web}.exposedHeaders`, 'string|`""`|No|0.4.0|x', undefined],
  ],
);

const curl = (words: string, path: string): string =>
  `\`\`\`shell\ncurl ${words} http://localhost:8090${path}\n\`\`\``;
const row = (message: string): string => `| Message | Cause |\n|---|---|\n| ${message} | x |`;

answers('a page is reported for %s', (body: string) => foundOn('getting-started', body).join(), [
  ['Set `gravitino.server.webserver.port`.', 'unknown-key gravitino.server.webserver.port'],
  [
    '```java\nconf.set("fs.gravitino.server.url", "http://localhost:8090");\n```',
    'unknown-key fs.gravitino.server.url',
  ],
  ['`trino.bypass.hive.no-such-setting`', 'unknown-key trino.bypass.hive.no-such-setting'],
  [
    '```json\n{"name": "c", "provider": "hive", "properties": {\n"metastore.uri": "thrift://h:9083"}}\n```',
    'unknown-key metastore.uri',
  ],
  [curl('-s', '/api/metalake'), 'unknown-operation GET /api/metalake'],
  [
    curl("-X PATCH \\\n  -d '{}' \\\n ", '/api/metalakes/a'),
    'unknown-operation PATCH /api/metalakes/a',
  ],
  ['Call `PUT /api/version`.', 'unknown-operation PUT /api/version'],
  ['`GET`, `POST` `/v1/config`', 'unknown-operation POST /v1/config'],
  [`${variables}| \`GRAVITINO_OPTS\` | none | x |`, 'unknown-variable GRAVITINO_OPTS'],
  [`${variables}| \`GRAVITINO_MEM\` | \`-Xmx2g\` | x |`, 'different-default GRAVITINO_MEM'],
  ['Run `datastrato/gravitino:0.9.9`.', 'unknown-name datastrato/gravitino:0.9.9'],
  ['Run `./gradlew build -PskipEverything`.', 'unknown-name -PskipEverything'],
  [
    '<groupId>org.apache.gravitino</groupId>',
    'unknown-name <groupId>org.apache.gravitino</groupId>',
  ],
  [
    '`com.datastrato.gravitino:spark-runtime-9`',
    'unknown-name com.datastrato.gravitino:spark-runtime-9',
  ],
  ['Run `pip install gravitino`.', 'unknown-name pip install gravitino'],
  [row('`The metalake is asleep, try again`'), 'unknown-message The metalake is asleep, try again'],
  [row('`NoSuchDragonException`'), 'unknown-message NoSuchDragonException'],
  [row('`PKIX path building failed`'), ''],
  ['Call `GET /api/version`, and `pip install gravitino==0.5.1`.', ''],
]);

it('reports a key, an operation, and a variable that nothing explains', () => {
  const pages = [testPage('Nothing here.', 'index')];
  const subjects = [
    ...unexplainedKeys('0.5.1', pages, facts),
    ...unexplainedOperations('0.5.1', pages, facts, []),
    ...unexplainedVariables('0.5.1', pages, facts),
  ].map(({ kind, subject }) => `${kind} ${subject}`);
  expect(subjects).toContain('unexplained-key server gravitino.lock.maxNodes');
  expect(subjects).toContain('unexplained-operation GET /api/version');
  expect(subjects).toContain('unexplained-variable GRAVITINO_MEM');
});

answers('the quotation %s is from %s: %s', isQuoted, [
  ['Table … already exists', 'Table %s already exists', true],
  ['already exists in the schema', 'Table %s already exists in the schema', true],
  [
    'Properties are required and must be set: [jdbc-url]',
    'Properties are required and must be set: %s',
    true,
  ],
  ['Table … already exists', 'Schema %s already exists', false],
  ['Failed to login with kerberos', 'Failed to login with Kerberos', false],
  ['Anything at all is missing', '%s', false],
]);
