import { differencesOf } from '../facts/compare';
import type { Facts } from '../support/docs/facts';
import { testCases } from '../support/testCases';

const bin = 'bin/common.sh';
const key = 'gravitino.size';
const metalake = '/api/metalakes/{metalake}';
const facts: Facts = {
  tag: 'v1',
  keys: [
    { owner: 'server', key, type: 'int', default: 8, source: 'Configs.SIZE' },
    { owner: 'environment', key: 'GRAVITINO_MEM', source: bin },
  ],
  operations: [{ method: 'GET', path: metalake }],
  published: { group: 'org.example', version: '1.0.0', artifacts: [], python: null },
  ...{ prefixes: [], trinoPassThrough: [], servlets: [], docker: { images: [] } },
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
  [bin]: `if [[ -z "\${GRAVITINO_MEM}" ]]; then`,
};

/** Lists the differences from a source after a replacement in one of its files. */
function differencesAfter(path: string, from: string, to: string): string {
  const text = files[path]?.replace(from, to) ?? '';
  return differencesOf(facts, new Map(Object.entries({ ...files, [path]: text }))).join(', ');
}

testCases('facts differ from %s with %s replaced by %s: %s', differencesAfter, [
  [configs, '', '', ''],
  [configs, 'Default(8)', 'Default(9)', `${key}: default is 9, not 8`],
  [configs, 'intConf', 'longConf', `${key}: type is long, not int`],
  [configs, '"size"', '"bulk"', `gravitino.bulk (Configs) is new, ${key} (Configs.SIZE) is gone`],
  [operations, '@GET', '@PUT', `GET ${metalake} is gone, PUT ${metalake} is new`],
  [bin, '_MEM', '_LOG', `GRAVITINO_LOG (${bin}) is new, GRAVITINO_MEM (${bin}) is gone`],
]);
