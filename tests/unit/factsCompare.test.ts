import { differencesOf } from '../facts/compare';
import { answers } from '../support/answers';
import type { Facts } from '../support/docs/facts';

const facts: Facts = {
  tag: 'v1',
  configuration: [
    { place: 'server', key: 'gravitino.size', type: 'int', default: 8, source: 'Configs.SIZE' },
  ],
  ...{ prefixes: [], properties: [], trinoProperties: [], servlets: [], docker: { images: [] } },
  clients: {
    ...{ trino: [], trinoPassThrough: [], spark: [], flink: [] },
    ...{ virtualFileSystem: [], pythonFileSystem: [] },
  },
  environment: [{ name: 'GRAVITINO_MEM', default: null }],
  gradle: [{ name: 'skipITs', default: null }],
  operations: [{ method: 'GET', path: '/api/metalakes/{metalake}' }],
  published: { group: 'org.example', version: '1.0.0', artifacts: [], python: null },
  ...{ javaApi: {}, pythonApi: { modules: {}, members: '', parameters: {} } },
};

const configs = 'core/src/main/java/a/Configs.java';
const operations = 'server/src/main/java/a/MetalakeOperations.java';
const files: Record<string, string> = {
  [configs]: `class Configs {
    static final String PREFIX = "gravitino.";
    static final ConfigEntry<Integer> SIZE =
      new ConfigBuilder(PREFIX + "size").version("0.3.0").intConf().createWithDefault(8); }`,
  [operations]: `@Path("/metalakes")
    public class MetalakeOperations {
      @GET @Path("{metalake}") @Produces("application/json") public Response load() { return null; } }`,
  'bin/common.sh': `if [[ -z "\${GRAVITINO_MEM}" ]]; then`,
  'build.gradle.kts': 'project.hasProperty("skipITs")',
};

/** The differences from a source after one replacement in one of its files. */
function changed(path: string, from: string, to: string): string {
  const text = files[path]?.replace(from, to) ?? '';
  return differencesOf(facts, new Map(Object.entries({ ...files, [path]: text }))).join(', ');
}

answers('the comparison of facts with a source finds in %s, with %s replaced by %s: %s', changed, [
  [configs, '', '', ''],
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
  ['bin/common.sh', '_MEM', '_LOG', 'GRAVITINO_LOG (bin/common.sh) is new, GRAVITINO_MEM is gone'],
  ['build.gradle.kts', 'skipITs', 'skip', 'skipITs is gone'],
]);
