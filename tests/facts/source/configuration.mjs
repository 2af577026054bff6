import { closing, splitArguments } from './javaTokens.mjs';
import { asFact, SourceText } from './javaValues.mjs';

/**
 * Where the keys of a configuration class are set. Most classes hold whole keys; these hold keys that get a prefix, or
 * that are properties of a catalog. A class that is not listed must have keys that start with `gravitino.`.
 *
 * `iceberg-rest` stands for the prefix of the Iceberg REST service, which 0.6.0 shortened.
 */
const placesOfClass = {
  JettyServerConfig: ['server-webserver', 'iceberg-rest'],
  IcebergConfig: ['catalog:lakehouse-iceberg', 'iceberg-rest'],
  PaimonConfig: ['catalog:lakehouse-paimon'],
  JdbcConfig: ['catalog:jdbc'],
  EventListenerConfig: ['event-listener'],
  SparkTestConfig: ['spark-test'],
};

const placesOfModule = [
  ['catalogs/catalog-hadoop/', 'catalog:hadoop'],
  ['catalogs/catalog-lakehouse-paimon/', 'catalog:lakehouse-paimon'],
  ['iceberg/iceberg-common/', 'catalog:lakehouse-iceberg'],
];

function placesOf(type) {
  if (placesOfClass[type.name]) return placesOfClass[type.name];
  const module = placesOfModule.find(([path]) => type.path.startsWith(path));
  return module ? [module[1]] : ['server'];
}

/** The prefix that the Iceberg REST service's keys have at this tag. */
function icebergRestPrefix(values) {
  const owner = values.model.types.find(({ name }) => name === 'IcebergConfig');
  const own = owner && values.field('ICEBERG_CONFIG_PREFIX', owner);
  if (typeof own === 'string') return own;
  const manager = values.model.types.find(({ name }) => name === 'AuxiliaryServiceManager');
  const service = values.model.types.find(({ name }) => name === 'IcebergRESTService' || name === 'RESTService');
  const prefix = values.field('GRAVITINO_AUX_SERVICE_PREFIX', manager);
  const name = values.field('SERVICE_NAME', service);
  return `${prefix}${name}.`;
}

function prefixes(values) {
  const webserver = ['JettyServerConfig', 'GravitinoServer']
    .map((name) => values.model.types.find((type) => type.name === name))
    .map((type) => type && (values.field('WEBSERVER_CONF_PREFIX', type) ?? values.field('GRAVITINO_SERVER_CONFIG_PREFIX', type)))
    .find((prefix) => typeof prefix === 'string');
  const manager = values.model.types.find(({ name }) => name === 'EventListenerManager');
  return {
    'server-webserver': webserver,
    'iceberg-rest': icebergRestPrefix(values),
    'event-listener': manager ? values.field('GRAVITINO_EVENT_LISTENER_PREFIX', manager) : '',
  };
}

/** Defaults that a service puts in place of those of the shared web server class. */
function serviceDefaults(values) {
  const jetty = values.model.types.find(({ name }) => name === 'JettyServerConfig');
  const overrides = {};
  const http = values.field('DEFAULT_ICEBERG_REST_SERVICE_HTTP_PORT', jetty);
  const https = values.field('DEFAULT_ICEBERG_REST_SERVICE_HTTPS_PORT', jetty);
  if (typeof http === 'number') overrides.httpPort = http;
  if (typeof https === 'number') overrides.httpsPort = https;
  return overrides;
}

const later = (a, b) => (a.localeCompare(b, 'en', { numeric: true }) < 0 ? b : a);

/** The keys of a place that no ConfigBuilder declares: they are read by name. */
function readByName(values, prefix) {
  const keys = [];
  const add = (typeName, field, place, type, keyPrefix = '') => {
    const owner = values.model.types.find(({ name }) => name === typeName);
    const name = owner && values.field(field, owner);
    if (typeof name === 'string')
      keys.push({ place, key: `${keyPrefix}${name}`, type, default: null, source: `${typeName}.${field}` });
  };
  const manager = values.model.types.find(({ name }) => name === 'AuxiliaryServiceManager');
  const auxiliary = values.field('GRAVITINO_AUX_SERVICE_PREFIX', manager);
  add('AuxiliaryServiceManager', 'AUX_SERVICE_NAMES', 'server', 'string', auxiliary);
  add('AuxiliaryServiceManager', 'AUX_SERVICE_CLASSPATH', 'iceberg-rest', 'string', prefix['iceberg-rest']);
  add('EventListenerManager', 'GRAVITINO_EVENT_LISTENER_NAMES', 'server', 'string', prefix['event-listener']);
  add('EventListenerManager', 'GRAVITINO_EVENT_LISTENER_CLASS', 'server', 'string', `${prefix['event-listener']}{name}.`);
  return keys;
}

/**
 * Every configuration key of the tag with the place where it is set: `server` (conf/gravitino.conf), `iceberg-rest` (the same
 * file, for the Iceberg REST service) or `catalog:<provider>`.
 *
 * @param {import('./javaValues.mjs').JavaValues} values
 */
export function configurationKeys(values) {
  const prefix = prefixes(values);
  const overrides = serviceDefaults(values);
  // The web server class is older than the service that shares it; the service's own first key tells its age.
  const iceberg = values.model.types.find(({ name }) => name === 'IcebergConfig');
  const serviceSince = asFact(values.field('CATALOG_BACKEND', iceberg)?.entry?.since) ?? '0';
  const keys = [];
  for (const type of values.model.types) {
    for (const [field, tokens] of type.fields) {
      if (!tokens.some(({ text }) => text === 'ConfigBuilder')) continue;
      const value = values.field(field, type);
      const source = `${type.name}.${field}`;
      if (!value?.entry || value instanceof SourceText || typeof value.entry.key !== 'string')
        throw new Error(`${type.path}: cannot read the configuration entry ${source}.`);
      const { entry } = value;
      for (const place of placesOf(type)) {
        const isPrefixed = place in prefix;
        const isService = place === 'iceberg-rest';
        const key = isPrefixed && !entry.key.startsWith('gravitino.') ? `${prefix[place]}${entry.key}` : entry.key;
        if (!isPrefixed && !place.startsWith('catalog:') && !key.startsWith('gravitino.'))
          throw new Error(`${type.path}: ${source} has the key "${key}" without a prefix; name its place in placesOfClass.`);
        const standard = asFact(entry.default);
        const fact = {
          place: isPrefixed && !isService ? 'server' : place,
          key,
          type: entry.type,
          default: isService && type.name === 'JettyServerConfig' ? (overrides[entry.key] ?? standard) : standard,
          hasDefault: entry.optional === true,
          since: later(asFact(entry.since) ?? '0.1.0', isService ? serviceSince : '0'),
          source,
        };
        if (entry.deprecated) fact.deprecated = true;
        if (entry.internal) fact.internal = true;
        if (entry.alternatives) fact.alternatives = entry.alternatives.map(asFact);
        keys.push(fact);
      }
    }
  }
  for (const fact of [...readByName(values, prefix), ...translatedKeys(values)]) {
    if (!keys.some(({ place, key }) => place === fact.place && key === fact.key)) keys.push(fact);
  }
  return keys;
}

/** Catalog properties that are only translated, not declared: the keys of `GRAVITINO_CONFIG_TO_…` maps. */
function translatedKeys(values) {
  const keys = [];
  for (const type of values.model.types) {
    const provider = /^catalogs\/catalog-([^/]+)\//.exec(type.path)?.[1];
    for (const [field, tokens] of type.fields) {
      if (!provider || provider === 'common' || !/^GRAVITINO_CONFIG_TO_/.test(field)) continue;
      const of = tokens.findIndex(({ text }, at) => text === 'of' && tokens[at + 1]?.text === '(');
      if (of < 0) continue;
      const args = splitArguments(tokens.slice(of + 2, closing(tokens, of + 1)));
      for (let at = 0; at < args.length; at += 2) {
        const key = values.expression(args[at], type);
        const place = `catalog:${provider === 'jdbc-common' ? 'jdbc' : provider}`;
        if (typeof key === 'string')
          keys.push({ place, key, type: 'string', default: null, source: `${type.name}.${field}` });
      }
    }
  }
  return keys;
}

/** What follows a prefix is passed on or read by a plug-in. */
export function keyPrefixes(values) {
  const wanted = /^(?:CATALOG_BYPASS_PREFIX|TRINO_PROPERTIES_PREFIX|SPARK_PROPERTY_PREFIX|FLINK_PROPERTY_PREFIX|SERDE_PARAMETER_PREFIX|.*BYPASS.*)$/;
  const found = new Map();
  for (const type of values.model.types) {
    for (const field of type.fields.keys()) {
      if (!wanted.test(field)) continue;
      const value = values.field(field, type);
      if (typeof value === 'string') found.set(value, `${type.name}.${field}`);
    }
  }
  return [...found].map(([prefix, source]) => ({ prefix, source }));
}
