import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../src/plugins/rest-reference/openApi';
import { answers } from '../support/answers';
import { type Call, checkCalls, unexplainedOperations } from '../support/docs/calls';
import { type Facts, factsName, knownKeys, readFacts } from '../support/docs/facts';
import { checkKeys, checkSince, unexplainedKeys } from '../support/docs/keys';
import {
  checkMessages,
  checkNames,
  checkVariables,
  otherSystems,
  quotedMessages,
} from '../support/docs/names';
import { type DocPage, docPage, docVersions, type Finding, readPages } from '../support/docs/pages';
import { rootDir } from '../support/paths';
import { apiOf, restVersion } from '../support/restVersions';

const versions = docVersions();
const all = new Map(versions.map((version) => [version, knownKeys(readFacts(version))]));

/** What a page states and the source doesn't. */
const checkPage = (page: DocPage, facts: Facts): Finding[] => [
  ...checkKeys(page, facts),
  ...checkSince(page, all),
  ...checkCalls(page, facts),
  ...checkVariables(page, facts),
  ...checkNames(page, facts),
  ...checkMessages(page),
];

/** What the source has and no page explains, each after its kind. */
function unexplained(pages: readonly DocPage[], facts: Facts, reference: readonly Call[]) {
  const named = new Set(pages.flatMap((page) => page.inlineCode).map(({ text }) => text));
  const variables = facts.environment.map(({ name }) => name).filter((name) => !named.has(name));
  return [
    ...unexplainedKeys(pages, facts).map((subject) => `unexplained-key ${subject}`),
    ...unexplainedOperations(pages, facts, reference).map(
      (subject) => `unexplained-operation ${subject}`,
    ),
    ...variables.map((subject) => `unexplained-variable ${subject}`),
  ];
}

/** Findings that stay, each with the reason why the page is right all the same; `*` stands for every version. */
const exceptions: { kind: string; subjects: string[]; versions: string[]; reason: string }[] =
  JSON.parse(readFileSync(join(rootDir, 'tests/facts/exceptions.json'), 'utf8'));

describe.each(versions)('the documentation of %s', (version) => {
  const pages = readPages(version);
  const facts = readFacts(version);

  it('states what the source has, and explains every key, operation, and variable, but for exceptions that are all needed', async () => {
    const reference = operationsOf(await apiOf(restVersion(version))).map(({ method, path }) => ({
      ...{ method: method.toUpperCase(), path },
    }));
    const found = pages.flatMap((page) => checkPage(page, facts));
    const findings = new Map([
      ...found.map(({ kind, subject, where, message }) => {
        const name = `${kind} ${subject}`;
        return [name, `${name} (${where}): ${message}`] as const;
      }),
      ...unexplained(pages, facts, reference).map(
        (name) => [name, `${name}: ${facts.tag}`] as const,
      ),
    ]);
    const accepted = exceptions
      .filter((one) =>
        ['*', version, factsName(version)].some((name) => one.versions.includes(name)),
      )
      .flatMap(({ kind, subjects }) => subjects.map((subject) => `${kind} ${subject}`));
    const open = [...findings].filter(([name]) => !accepted.includes(name)).map(([, text]) => text);
    const unneeded = accepted.filter((name) => !findings.has(name));
    expect({ open, unneeded }).toEqual({ open: [], unneeded: [] });
  });

  it('has facts and messages to compare', () => {
    expect(facts.configuration.length).toBeGreaterThan(60);
    expect(facts.operations.length).toBeGreaterThan(30);
    expect(facts.environment.length).toBeGreaterThan(5);
    expect(pages.flatMap(quotedMessages).length).toBeGreaterThan(80);
  });
});

it('the exceptions each carry a reason, and no message of another system is one that no page quotes', () => {
  expect(exceptions.filter(({ reason }) => reason.length < 20)).toEqual([]);
  const quoted = versions.flatMap((version) => readPages(version).flatMap(quotedMessages));
  const texts = new Set(quoted.map(({ text }) => text));
  expect(otherSystems.filter((text) => !texts.has(text))).toEqual([]);
});

/** What all checks find on a page of 0.5.1 with one paragraph, table, or block. */
const foundOn = (id: string, body: string): string[] =>
  checkPage(docPage('0.5.1', `${id}.md`, id, body), readFacts('0.5.1')).map(
    ({ kind, subject }) => `${kind} ${subject}`,
  );

const header =
  '| Key | Type | Default | Required | Since | Description |\n|---|---|---|---|---|---|\n';
const variables = '| Variable | Default | Description |\n|---|---|---|\n';
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

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
const curl = (words: string, path: string): string =>
  block('shell', `curl ${words} http://localhost:8090${path}`);
const row = (message: string): string => `| Message | Cause |\n|---|---|\n| ${message} | x |`;

answers('a page is reported for %s', (body: string) => foundOn('getting-started', body).join(), [
  ['Set `gravitino.server.webserver.port`.', 'unknown-key gravitino.server.webserver.port'],
  [
    block('java', 'conf.set("fs.gravitino.server.url", "http://localhost:8090");'),
    'unknown-key fs.gravitino.server.url',
  ],
  ['`trino.bypass.hive.no-such-setting`', 'unknown-key trino.bypass.hive.no-such-setting'],
  [
    block('json', '{"name": "c", "provider": "hive", "properties": {\n"metastore.uri": "h:9083"}}'),
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
  ['`com.datastrato.gravitino:spark-9`', 'unknown-name com.datastrato.gravitino:spark-9'],
  ['Run `pip install gravitino`.', 'unknown-name pip install gravitino'],
  [row('`The metalake is asleep, try again`'), 'unknown-message The metalake is asleep, try again'],
  [row('`NoSuchDragonException`'), 'unknown-message NoSuchDragonException'],
  [
    row('`Unsupported signature algorithm type: RS1`'),
    'unknown-message Unsupported signature algorithm type: RS1',
  ],
  [row('`PKIX path building failed`'), ''],
  ['Call `GET /api/version`, and `pip install gravitino==0.5.1`.', ''],
]);

it('a key, an operation, and a variable that nothing explains are reported', () => {
  const pages = [docPage('0.5.1', 'index.md', 'index', 'Nothing here.')];
  expect(unexplained(pages, readFacts('0.5.1'), [])).toEqual(
    expect.arrayContaining([
      'unexplained-key server gravitino.lock.maxNodes',
      'unexplained-operation GET /api/version',
      'unexplained-variable GRAVITINO_MEM',
    ]),
  );
});
