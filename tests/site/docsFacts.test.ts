import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operationsOf } from '../../src/plugins/rest-reference/openApi';
import { type Call, checkCalls, unexplainedOperations } from '../support/docs/calls';
import { type Facts, factsName, readFacts } from '../support/docs/facts';
import { checkKeys, checkSince, unexplainedKeys } from '../support/docs/keys';
import { checkMessages, checkNames, otherSystems, quotedMessages } from '../support/docs/names';
import { type DocPage, docPage, docVersions, type Finding, readPages } from '../support/docs/pages';
import { rootDir } from '../support/paths';
import { apiOf, restVersion } from '../support/restVersions';
import { testCases } from '../support/testCases';

const versions = docVersions();
const all = new Map(versions.map((version) => [version, readFacts(version)]));

/** Finds statements of a page that the source doesn't support. */
const checkPage = (page: DocPage, facts: Facts): Finding[] => [
  ...checkKeys(page, facts),
  ...checkSince(page, all),
  ...checkCalls(page, facts),
  ...checkNames(page, facts),
  ...checkMessages(page),
];

/** Lists keys and operations of the source that no page explains. */
function findUnexplained(pages: readonly DocPage[], facts: Facts, reference: readonly Call[]) {
  return Object.entries({
    key: unexplainedKeys(pages, facts),
    operation: unexplainedOperations(pages, facts, reference),
  }).flatMap(([kind, subjects]) => subjects.map((subject) => `unexplained-${kind} ${subject}`));
}

/** Findings that are accepted because the page is correct, with the reason. `*` stands for every version. */
const exceptions: { kind: string; subjects: string[]; versions: string[]; reason: string }[] =
  JSON.parse(readFileSync(join(rootDir, 'tests/facts/exceptions.json'), 'utf8'));

it.each(versions)(
  'the documentation of %s matches the source, except for accepted findings',
  async (version) => {
    const pages = readPages(version);
    const facts = readFacts(version);
    const reference = operationsOf(await apiOf(restVersion(version))).map(({ method, path }) => ({
      ...{ method: method.toUpperCase(), path },
    }));
    const found = pages.flatMap((page) => checkPage(page, facts));
    const findings = new Map([
      ...found.map(({ name, text }) => [name, `${name} ${text}`] as const),
      ...findUnexplained(pages, facts, reference).map((name) => [name, name] as const),
    ]);
    const accepted = exceptions
      .filter((one) => ['*', version, factsName(version)].some((of) => one.versions.includes(of)))
      .flatMap(({ kind, subjects }) => subjects.map((subject) => `${kind} ${subject}`));
    const open = [...findings].filter(([name]) => !accepted.includes(name)).map(([, text]) => text);
    const unneeded = accepted.filter((name) => !findings.has(name));
    expect({ open, unneeded }).toEqual({ open: [], unneeded: [] });
    expect(pages.flatMap(quotedMessages).length).toBeGreaterThan(80);
  },
);

it('accepted findings have a reason', () => {
  expect(exceptions.filter(({ reason }) => reason.length < 20)).toEqual([]);
});

it('pages quote every listed message of another system', () => {
  const quoted = versions.flatMap((version) => readPages(version).flatMap(quotedMessages));
  const texts = new Set(quoted.map(({ text }) => text));
  expect(otherSystems.filter((text) => !texts.has(text))).toEqual([]);
});

/** Returns the types of findings on a page of 0.5.1 with this text. */
function findingTypes(id: string, body: string): string {
  const found = checkPage(docPage('0.5.1', `${id}.md`, id, body), readFacts('0.5.1'));
  return [...new Set(found.map(({ name }) => name.replace(/ .*/, '')))].join();
}

const header =
  '| Key | Type | Default | Required | Since | Description |\n|---|---|---|---|---|---|\n';
const variables = '| Variable | Default | Description |\n|---|---|---|\n';
const server = 'gravitino-server-config';
const hive = 'apache-hive-catalog';
const iceberg = 'lakehouse-iceberg-catalog';
const web = 'gravitino.server.webserver';

testCases(
  'a row of %s with %s and %s has the finding: %s',
  (id: string, key: string, cells: string) => findingTypes(id, `${header}|\`${key}\`|${cells}|`),
  [
    [server, `${web}.httpPorts`, 'int|`8090`|No|0.1.0|x', 'unknown-key'],
    [server, `${web}.httpPort`, 'int|`80900`|No|0.1.0|x', 'different-default'],
    [server, `${web}.httpPort`, 'int|none|No|0.1.0|x', 'different-default'],
    [hive, 'client.pool-size', 'integer|none|No|0.2.0|x', 'different-default'],
    [hive, 'client.pool-size', 'string|`1`|No|0.2.0|x', 'different-type'],
    [hive, 'metastore.uris', 'string|none|No|0.2.0|x', 'different-required'],
    [iceberg, 'warehouse', 'string|none|Yes|0.2.0|Fixed at creation.', 'different-mutability'],
    [hive, 'bootstrap.servers', 'string|none|Yes|0.5.0|x', 'unknown-key'],
    [server, 'gravitino.lock.maxNodes', 'long|`100000`|No|0.3.1|x', 'different-since'],
    [server, `${web}.httpPort`, 'int|`8090`|No|0.1.0|x', ''],
    [server, `${web}.exposedHeaders`, 'string|`""`|No|0.4.0|x', ''],
  ],
);

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
const curl = (words: string, path: string): string =>
  block('shell', `curl ${words} http://localhost:8090${path}`);
const row = (message: string): string => `| Message | Cause |\n|---|---|\n| ${message} | x |`;
const catalog = '{"provider": "hive", "properties": {\n"metastore.uri": "h:9083"}}';

testCases('a page with %s has: %s', (body: string) => findingTypes('getting-started', body), [
  ['Set `gravitino.server.webserver.port`.', 'unknown-key'],
  [block('java', 'conf.set("fs.gravitino.server.url", "http://h:8090");'), 'unknown-key'],
  ['`trino.bypass.hive.no-such-setting`', 'unknown-key'],
  [block('json', catalog), 'unknown-key'],
  [curl('-s', '/api/metalake'), 'unknown-operation'],
  [curl("-X PATCH \\\n  -d '{}' \\\n ", '/api/metalakes/a'), 'unknown-operation'],
  ['Call `PUT /api/version`.', 'unknown-operation'],
  ['`GET`, `POST` `/v1/config`', 'unknown-operation'],
  [`${variables}| \`GRAVITINO_OPTS\` | none | x |`, 'unknown-key'],
  [`${variables}| \`GRAVITINO_MEM\` | \`-Xmx2g\` | x |`, 'different-default'],
  ['Run `datastrato/gravitino:0.9.9`.', 'unknown-name'],
  ['Run `./gradlew build -PskipEverything`.', 'unknown-name'],
  ['<groupId>org.apache.gravitino</groupId>', 'unknown-name'],
  ['`com.datastrato.gravitino:spark-9`', 'unknown-name'],
  ['Run `pip install gravitino`.', 'unknown-name'],
  [row('`The metalake is asleep, try again`'), 'unknown-message'],
  [row('`NoSuchDragonException`'), 'unknown-message'],
  [row('`Unsupported signature algorithm type: RS1`'), 'unknown-message'],
  [row('`PKIX path building failed`'), ''],
  ['Call `GET /api/version`, and `pip install gravitino==0.5.1`.', ''],
]);

it('unexplained keys, variables, and operations are reported', () => {
  const pages = [docPage('0.5.1', 'index.md', 'index', 'Nothing here.')];
  expect(findUnexplained(pages, readFacts('0.5.1'), [])).toEqual(
    expect.arrayContaining([
      'unexplained-key server gravitino.lock.maxNodes',
      'unexplained-operation GET /api/version',
      'unexplained-key environment GRAVITINO_MEM',
    ]),
  );
});
