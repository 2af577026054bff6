import { describe, expect, it } from 'vitest';
import { checkEnvironment } from '../support/docs/checkEnvironment';
import {
  checkPageKeys,
  checkSince,
  type Finding,
  sameDefault,
  unexplainedKeys,
} from '../support/docs/checkKeys';
import { checkOperations, unexplainedOperations } from '../support/docs/checkOperations';
import { checkVersion } from '../support/docs/checkVersion';
import { applyExceptions, readExceptions, staleExceptions } from '../support/docs/exceptions';
import { type Facts, readFacts } from '../support/docs/facts';
import { docPage, docVersions, readPages } from '../support/docs/pages';

const versions = docVersions();
const all = new Map<string, Facts>(versions.map((version) => [version, readFacts(version)]));
const exceptions = readExceptions();
const reports = new Map(
  versions.map((version) => [version, checkVersion(version, readPages(version), all)]),
);
const lines = (findings: Finding[]) =>
  findings.map(({ kind, subject, where, message }) => `${kind} ${subject} (${where}): ${message}`);

describe.each(versions)('the documentation of %s against the facts of its tag', (version) => {
  it('states nothing that the source contradicts, and explains every key, operation and variable', () => {
    const { open } = applyExceptions(reports.get(version)?.findings ?? [], exceptions);
    expect(lines(open)).toEqual([]);
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
    const stale = {
      kind: 'unknown-key',
      subjects: ['gravitino.gone'],
      versions: ['0.5.1'],
      reason: 'Poisoned on purpose.',
    } as const;
    expect(
      staleExceptions(
        findings,
        [{ ...stale, subjects: [...stale.subjects], versions: [...stale.versions] }],
        versions,
      ),
    ).toHaveLength(1);
  });
});

/** A page of 0.5.1 with one paragraph, table or block, as the checks see it. */
function page(id: string, body: string) {
  return docPage('0.5.1', `${id}.md`, id, `---\ntitle: Poisoned\n---\n\n${body}\n`);
}

const header =
  '| Key | Type | Default | Required | Since | Description |\n|---|---|---|---|---|---|\n';
const facts = readFacts('0.5.1');
const kinds = (findings: Finding[]) => findings.map(({ kind, subject }) => `${kind} ${subject}`);

describe('a poisoned page', () => {
  const rows: [id: string, row: string, expected: string][] = [
    [
      'gravitino-server-config',
      '| `gravitino.server.webserver.httpPorts` | int | `8090` | No | 0.1.0 | x |',
      'unknown-key gravitino.server.webserver.httpPorts',
    ],
    [
      'gravitino-server-config',
      '| `gravitino.authenticators` | list | `simple` | No | 0.6.0 | x |',
      'unknown-key gravitino.authenticators',
    ],
    [
      'gravitino-server-config',
      '| `gravitino.server.webserver.httpPort` | int | `8080` | No | 0.1.0 | x |',
      'different-default gravitino.server.webserver.httpPort',
    ],
    [
      'apache-hive-catalog',
      '| `client.pool-size` | integer | none | No | 0.2.0 | x |',
      'different-default client.pool-size',
    ],
    [
      'apache-hive-catalog',
      '| `metastore.uris` | string | `thrift://localhost:9083` | Yes | 0.2.0 | x |',
      'different-default metastore.uris',
    ],
    [
      'apache-hive-catalog',
      '| `client.pool-size` | string | `1` | No | 0.2.0 | x |',
      'different-type client.pool-size',
    ],
    [
      'apache-hive-catalog',
      '| `metastore.uris` | string | none | No | 0.2.0 | x |',
      'different-required metastore.uris',
    ],
    [
      'lakehouse-iceberg-catalog',
      '| `warehouse` | string | none | Yes | 0.2.0 | x. Fixed at creation. |',
      'different-mutability warehouse',
    ],
    [
      'apache-hive-catalog',
      '| `bootstrap.servers` | string | none | Yes | 0.5.0 | x |',
      'unknown-key bootstrap.servers',
    ],
    [
      'gravitino-server-config',
      '| `gravitino.lock.maxNodes` | long | `100000` | No | 0.3.1 | x |',
      'different-since gravitino.lock.maxNodes',
    ],
    [
      'apache-hive-catalog',
      '| `impersonation-enable` | boolean | `false` | No | 0.5.1 | x |',
      'different-since impersonation-enable',
    ],
  ];

  it.each(rows)('fails in %s for %s', (id, row, expected) => {
    const poisoned = page(id, header + row);
    const findings = [...checkPageKeys(poisoned, facts), ...checkSince(poisoned, all)];
    // An unknown key of a provider is in a table of another one: the row itself must be reported, too.
    expect(kinds(findings)).toContain(expected);
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

  const calls: [body: string, expected: string][] = [
    [
      '```shell\ncurl http://localhost:8090/api/metalake\n```',
      'unknown-operation GET /api/metalake',
    ],
    [
      '```shell\ncurl -X PATCH \\\n  -d \'{"updates": []}\' \\\n  http://localhost:8090/api/metalakes/lakehouse\n```',
      'unknown-operation PATCH /api/metalakes/lakehouse',
    ],
    [
      "```shell\ncurl -X POST -d '{}' http://localhost:8090/api/metalakes/m/tags\n```",
      'unknown-operation POST /api/metalakes/m/tags',
    ],
    ['Call `PUT /api/version`.', 'unknown-operation PUT /api/version'],
    ['`GET`, `POST` `/v1/config`', 'unknown-operation POST /v1/config'],
  ];

  it.each(calls)('fails for %s', (body, expected) => {
    expect(kinds(checkOperations(page('getting-started', body), facts))).toEqual([expected]);
  });

  it.each([
    [
      'an unknown environment variable',
      '| Variable | Default | Description |\n|---|---|---|\n| `GRAVITINO_OPTS` | none | x |',
      'unknown-variable GRAVITINO_OPTS',
    ],
    [
      'another default of a variable',
      '| Variable | Default | Description |\n|---|---|---|\n| `GRAVITINO_MEM` | `-Xmx2g` | x |',
      'different-default GRAVITINO_MEM',
    ],
    [
      'an unknown image',
      'Run `datastrato/gravitino:0.9.9`.',
      'unknown-image datastrato/gravitino:0.9.9',
    ],
    [
      'an unknown option of the build',
      'Run `./gradlew build -PskipEverything`.',
      'unknown-key -PskipEverything',
    ],
  ])('fails for %s', (_, body, expected) => {
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
