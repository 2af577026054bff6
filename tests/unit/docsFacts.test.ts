import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../src/plugins/rest-reference/openApi';
import { checkEnvironment, unexplainedVariables } from '../support/docs/checkEnvironment';
import {
  checkOtherVersions,
  checkPageKeys,
  checkSince,
  type Finding,
  sameDefault,
  unexplainedKeys,
} from '../support/docs/checkKeys';
import { checkOperations, unexplainedOperations } from '../support/docs/checkOperations';
import { openFindings, readExceptions, staleExceptions } from '../support/docs/exceptions';
import { type Facts, readFacts } from '../support/docs/facts';
import { docVersions, readPages, testPage } from '../support/docs/pages';
import { apiOf, type RestVersion, restVersions } from '../support/restVersions';

const versions = docVersions();
const all = new Map<string, Facts>(versions.map((version) => [version, readFacts(version)]));
const exceptions = readExceptions();

/** Compares the pages of a version with the facts of its tag; counts the keys, operations, and variables there were to explain. */
async function checkVersion(rest: RestVersion) {
  const { name } = rest;
  const pages = readPages(name);
  const facts = readFacts(name);
  const reference = operationsOf(await apiOf(rest)).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path,
  }));
  const keys = unexplainedKeys(pages, facts);
  const operations = unexplainedOperations(pages, facts, reference);
  const variables = unexplainedVariables(pages, facts);
  const stated = pages.flatMap((page) => [
    ...checkPageKeys(page, facts),
    ...checkSince(page, all),
    ...checkOtherVersions(page, all),
    ...checkOperations(page, facts),
    ...checkEnvironment(page, facts),
  ]);
  return {
    findings: [...stated, ...keys.findings, ...operations.findings, ...variables.findings],
    keys: keys.total,
    operations: operations.total,
    variables: variables.total,
  };
}

const reports = new Map(
  await Promise.all(restVersions.map(async (one) => [one.name, await checkVersion(one)] as const)),
);
const lines = (findings: Finding[]) =>
  findings.map(({ kind, subject, where, message }) => `${kind} ${subject} (${where}): ${message}`);

describe.each(versions)('the documentation of %s against the facts of its tag', (version) => {
  it('states nothing that the source contradicts, and explains every key, operation and variable', () => {
    const findings = reports.get(version)?.findings ?? [];
    expect(lines(openFindings(findings, exceptions))).toEqual([]);
  });

  it('has facts to be compared with', () => {
    const report = reports.get(version);
    expect(report?.keys).toBeGreaterThan(100);
    expect(report?.operations).toBeGreaterThan(30);
    expect(report?.variables).toBeGreaterThan(5);
  });
});

describe('the exceptions', () => {
  const findings = [...reports.values()].flatMap((report) => report.findings);

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
});

/** A page of 0.5.1 with one paragraph, table or block, as the checks see it. */
const page = (id: string, body: string) => testPage(body, id);

const header =
  '| Key | Type | Default | Required | Since | Description |\n|---|---|---|---|---|---|\n';
const facts = readFacts('0.5.1');
const kinds = (findings: Finding[]) => findings.map(({ kind, subject }) => `${kind} ${subject}`);

describe('a poisoned page', () => {
  const server = 'gravitino-server-config';
  const hive = 'apache-hive-catalog';
  const iceberg = 'lakehouse-iceberg-catalog';

  it.each([
    ['unknown-key', server, 'gravitino.server.webserver.httpPorts', 'int|`8090`|No|0.1.0|x'],
    ['unknown-key', server, 'gravitino.authenticators', 'list|`simple`|No|0.6.0|x'],
    ['different-default', server, 'gravitino.server.webserver.httpPort', 'int|`8080`|No|0.1.0|x'],
    ['different-default', hive, 'client.pool-size', 'integer|none|No|0.2.0|x'],
    ['different-default', hive, 'metastore.uris', 'string|`thrift://localhost:9083`|Yes|0.2.0|x'],
    ['different-type', hive, 'client.pool-size', 'string|`1`|No|0.2.0|x'],
    ['different-required', hive, 'metastore.uris', 'string|none|No|0.2.0|x'],
    ['different-mutability', iceberg, 'warehouse', 'string|none|Yes|0.2.0|x. Fixed at creation.'],
    ['unknown-key', hive, 'bootstrap.servers', 'string|none|Yes|0.5.0|x'],
    ['different-since', server, 'gravitino.lock.maxNodes', 'long|`100000`|No|0.3.1|x'],
    ['different-since', hive, 'impersonation-enable', 'boolean|`false`|No|0.5.1|x'],
  ])('fails by %s in %s: %s with %s', (kind, id, key, cells) => {
    const poisoned = page(id, `${header}|\`${key}\`|${cells}|`);
    const findings = [...checkPageKeys(poisoned, facts), ...checkSince(poisoned, all)];
    // An unknown key of a provider is in a table of another one: the row itself must be reported, too.
    expect(kinds(findings)).toContain(`${kind} ${key}`);
  });

  const mentions: [body: string, expected: string][] = [
    ['Set `gravitino.server.webserver.port`.', 'unknown-key gravitino.server.webserver.port'],
    [
      '```ini title="conf/gravitino.conf"\ngravitino.entity.store.kind = kv\n```',
      'unknown-key gravitino.entity.store.kind',
    ],
    [
      '```shell\nspark-sql --conf spark.sql.gravitino.url=http://localhost:8090\n```',
      'unknown-key spark.sql.gravitino.url',
    ],
    [
      '```java\nconf.set("fs.gravitino.server.url", "http://localhost:8090");\n```',
      'unknown-key fs.gravitino.server.url',
    ],
    ['`trino.bypass.hive.no-such-setting`', 'unknown-key trino.bypass.hive.no-such-setting'],
    [
      '```json\n{"name": "c", "provider": "hive", "properties": {\n"metastore.uri": "thrift://h:9083"}}\n```',
      'unknown-key metastore.uri',
    ],
  ];

  it.each(mentions)('fails for %s', (body, expected) => {
    expect(kinds(checkPageKeys(page('getting-started', body), facts))).toEqual([expected]);
  });

  const curl = (words: string, path: string): string =>
    `\`\`\`shell\ncurl ${words} http://localhost:8090${path}\n\`\`\``;

  it.each([
    [curl('-s', '/api/metalake'), 'GET /api/metalake'],
    [curl('-I', '/api/nothing'), 'HEAD /api/nothing'],
    [curl("-X PATCH \\\n  -d '{}' \\\n ", '/api/metalakes/a'), 'PATCH /api/metalakes/a'],
    [curl("-d '{}'", '/api/metalakes/m/tags'), 'POST /api/metalakes/m/tags'],
    ['Call `PUT /api/version`.', 'PUT /api/version'],
    ['`GET`, `POST` `/v1/config`', 'POST /v1/config'],
  ])('fails for %s', (body, operation) => {
    const found = kinds(checkOperations(page('getting-started', body), facts));
    expect(found).toEqual([`unknown-operation ${operation}`]);
  });

  const variables = '| Variable | Default | Description |\n|---|---|---|\n';

  it.each([
    [`${variables}| \`GRAVITINO_OPTS\` | none | x |`, 'unknown-variable GRAVITINO_OPTS'],
    [`${variables}| \`GRAVITINO_MEM\` | \`-Xmx2g\` | x |`, 'different-default GRAVITINO_MEM'],
    ['Run `datastrato/gravitino:0.9.9`.', 'unknown-image datastrato/gravitino:0.9.9'],
    ['Run `./gradlew build -PskipEverything`.', 'unknown-key -PskipEverything'],
  ])('fails for %s', (body, expected) => {
    expect(kinds(checkEnvironment(page('getting-started', body), facts))).toEqual([expected]);
  });

  it('fails for a key and an operation that nothing explains', () => {
    const empty = [page('index', 'Nothing here.')];
    expect(kinds(unexplainedKeys(empty, facts).findings)).toContain(
      'unexplained-key server gravitino.lock.maxNodes',
    );
    expect(kinds(unexplainedOperations(empty, facts, []).findings)).toContain(
      'unexplained-operation GET /api/version',
    );
  });
});

describe('a page that is right', () => {
  it('passes with defaults told in the usual ways', () => {
    const right = page(
      'gravitino-server-config',
      `${header}| \`gravitino.server.webserver.maxThreads\` | int | \`Math.max(Runtime.getRuntime().availableProcessors() * 4, 400)\` | No | 0.1.0 | x |\n| \`gravitino.server.webserver.exposedHeaders\` | string | \`""\` | No | 0.4.0 | x |`,
    );
    expect([...checkPageKeys(right, facts), ...checkSince(right, all)]).toEqual([]);
  });

  it.each([
    ['`8090`', 8090, true],
    ['none', null, true],
    ['none (`hive` is used)', null, true],
    ['`""`', '', true],
    ['none', 8090, false],
    ['`managed_table`', 'MANAGED_TABLE', true],
    ['`80900`', 8090, false],
  ])('reads the default cell %s against %s', (cell, standard, expected) => {
    const [table] = page('getting-started', `| Default |\n|---|\n| ${cell} |`).tables;
    expect(sameDefault(table?.rows[0]?.cells[0], standard, 'enum')).toBe(expected);
  });
});
