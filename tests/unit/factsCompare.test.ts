import { describe, expect, it } from 'vitest';
import { differencesOf } from '../facts/compare';
import { answers } from '../support/answers';
import type { Facts } from '../support/docs/facts';

const facts: Facts = {
  tag: 'v1',
  configuration: [
    {
      place: 'server',
      key: 'gravitino.size',
      type: 'int',
      default: 8,
      since: '0.3.0',
      source: 'Configs.SIZE',
    },
  ],
  prefixes: [],
  properties: [],
  trinoProperties: [],
  clients: {
    trino: [],
    trinoPassThrough: [],
    spark: [],
    flink: [],
    virtualFileSystem: [],
    pythonFileSystem: [],
  },
  environment: [{ name: 'GRAVITINO_MEM', default: null, source: 'bin/common.sh' }],
  gradle: [{ name: 'skipITs', default: null }],
  operations: [
    { method: 'GET', path: '/api/metalakes/{metalake}', source: 'MetalakeOperations.load' },
  ],
  servlets: [],
  docker: { images: [] },
  published: { group: 'org.example', version: '1.0.0', artifacts: [], python: null },
  javaApi: {},
  pythonApi: { modules: {}, members: '', parameters: {} },
};

const configs = 'core/src/main/java/a/Configs.java';
const operations = 'server/src/main/java/a/MetalakeOperations.java';
const files: [string, string][] = [
  [
    configs,
    `class Configs {
      static final String PREFIX = "gravitino.";
      static final ConfigEntry<Integer> SIZE =
        new ConfigBuilder(PREFIX + "size").version("0.3.0").intConf().createWithDefault(8); }`,
  ],
  [
    operations,
    `@Path("/metalakes")
     public class MetalakeOperations {
       @GET @Path("{metalake}") @Produces("application/json") public Response load() { return null; } }`,
  ],
  ['bin/common.sh', `if [[ -z "\${GRAVITINO_MEM}" ]]; then`],
  ['build.gradle.kts', 'project.hasProperty("skipITs")'],
];

/** The differences after one replacement in one file of the source. */
function changed(path: string, from: string, to: string): string {
  const source = new Map(files);
  source.set(path, (source.get(path) ?? '').replace(from, to));
  return differencesOf(facts, source).join(', ');
}

describe('the comparison of facts with a source', () => {
  it('finds nothing where both agree', () => {
    expect(differencesOf(facts, new Map(files))).toEqual([]);
  });

  answers('finds in %s, with %s replaced by %s: %s', changed, [
    [configs, '"0.3.0"', '"0.4.0"', 'gravitino.size: since is 0.4.0, not 0.3.0'],
    [configs, 'Default(8)', 'Default(9)', 'gravitino.size: default is 9, not 8'],
    [configs, 'intConf', 'longConf', 'gravitino.size: type is long, not int'],
    [
      configs,
      '"size"',
      '"bulk"',
      'gravitino.bulk (Configs) is new, gravitino.size (Configs.SIZE) is gone',
    ],
    [
      operations,
      '@GET',
      '@PUT',
      'GET /api/metalakes/{metalake} is gone, PUT /api/metalakes/{metalake} is new',
    ],
    [
      'bin/common.sh',
      '_MEM',
      '_LOG',
      'GRAVITINO_LOG (bin/common.sh) is new, GRAVITINO_MEM is gone',
    ],
    ['build.gradle.kts', 'skipITs', 'skip', 'skipITs is gone'],
  ]);
});
