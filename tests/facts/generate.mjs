/**
 * Writes the facts of one tag of apache/gravitino: what its source says a reader can set, call or run.
 *
 *   node tests/facts/generate.mjs <clone of apache/gravitino> <tag> > tests/facts/<version>.json
 *   node tests/facts/generate.mjs <clone of apache/gravitino> <tag> --properties > versioned_docs/version-<version>/properties.yaml
 *
 * Nothing is checked out or compiled: git hands out the files of the tag, and constants are followed through the sources.
 * The descriptions in the source are left out on purpose; the documentation has its own words.
 */
import { fileURLToPath } from 'node:url';
import { javaApi, pythonApi } from './source/clientApi.mjs';
import { clientKeys } from './source/clients.mjs';
import { configurationKeys, keyPrefixes } from './source/configuration.mjs';
import {
  dockerImages,
  environmentVariables,
  gradleProperties,
  shippedSettings,
} from './source/environment.mjs';
import { commitOf, readTree } from './source/git.mjs';
import { JavaModel } from './source/javaModel.mjs';
import { JavaValues } from './source/javaValues.mjs';
import { restOperations, servletPaths } from './source/operations.mjs';
import { objectProperties, trinoProperties } from './source/properties.mjs';
import { propertiesFile } from './source/propertiesFile.mjs';
import { publishedArtifacts } from './source/published.mjs';

/** Tests are no facts, but for the one configuration class that readers of the Spark connector's test page set. */
const isJava = (/** @type {string} */ path) =>
  (/\/src\/main\/java\/.*\.java$/.test(path) && !path.startsWith('web/')) ||
  path.endsWith('/SparkTestConfig.java');

const isOther = (/** @type {string} */ path) =>
  /^(?:bin|conf)\//.test(path) ||
  /^(?:catalogs|iceberg)\/[^/]+\/src\/main\/resources\//.test(path) ||
  /(?:build|settings)\.gradle\.kts$/.test(path) ||
  path === 'gradle.properties' ||
  path === 'docs/docker-image-details.md' ||
  path === 'clients/client-python/setup.py' ||
  /^clients\/client-python\/gravitino\/.*\.py$/.test(path);

/**
 * Orders by a text that is read from each item.
 *
 * @template T
 * @param {(item: T) => string} read
 * @returns {(a: T, b: T) => number}
 */
const byText = (read) => (a, b) => read(a).localeCompare(read(b), 'en');

/** @param {string} repository directory of a clone of apache/gravitino @param {string} tag */
export function factsOf(repository, tag) {
  const files = readTree(repository, tag, (path) => isJava(path) || isOther(path));
  const sources = new Map([...files].filter(([path]) => isJava(path)));
  const values = new JavaValues(new JavaModel(sources));
  return {
    tag,
    commit: commitOf(repository, tag),
    configuration: configurationKeys(values).sort(byText(({ place, key }) => `${place} ${key}`)),
    prefixes: keyPrefixes(values).sort(byText(({ prefix }) => prefix)),
    properties: objectProperties(values).sort(
      byText(({ provider, object, key }) => `${provider} ${object} ${key}`),
    ),
    trinoProperties: trinoProperties(values).sort(
      byText(({ provider, object, key }) => `${provider} ${object} ${key}`),
    ),
    clients: clientKeys(values, files),
    environment: environmentVariables(files),
    shipped: shippedSettings(files),
    gradle: gradleProperties(files),
    operations: restOperations(values).sort(byText(({ path, method }) => `${path} ${method}`)),
    servlets: servletPaths(sources),
    docker: dockerImages(files),
    published: publishedArtifacts(files),
    javaApi: javaApi(values.model),
    pythonApi: pythonApi(files),
  };
}

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  const [repository, tag, part] = process.argv.slice(2);
  if (!repository || !tag || ![undefined, '--properties'].includes(part)) {
    process.stderr.write(
      'Usage: node tests/facts/generate.mjs <clone of apache/gravitino> <tag> [--properties]\n',
    );
    process.exitCode = 2;
  } else {
    const { properties, ...facts } = factsOf(repository, tag);
    process.stdout.write(part ? propertiesFile(properties) : `${JSON.stringify(facts, null, 2)}\n`);
  }
}
