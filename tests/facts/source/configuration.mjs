import { closing, splitArguments, tokenAt } from './javaTokens.mjs';
import { asFact, asText, ConfigEntry } from './javaValues.mjs';

/** @typedef {import('./javaModel.mjs').JavaType} JavaType */
/** @typedef {import('./javaValues.mjs').JavaValues} JavaValues */

/**
 * A key that a configuration file or a catalog's properties may set.
 *
 * @typedef {{
 *   place: string, key: string, type: string | undefined, default: string | number | boolean | null,
 *   since?: string, source: string, deprecated?: boolean, internal?: boolean
 * }} ConfigurationFact
 */

/**
 * Where the keys of a configuration class are set. Most classes hold whole keys; these hold keys that get a prefix, or
 * that are properties of a catalog. A class that is not listed must have keys that start with `gravitino.`.
 *
 * `iceberg-rest` stands for the prefix of the Iceberg REST service, which 0.6.0 shortened.
 *
 * @type {Record<string, string[]>}
 */
const placesOfClass = {
  JettyServerConfig: ['server-webserver', 'iceberg-rest'],
  IcebergConfig: ['catalog:lakehouse-iceberg', 'iceberg-rest'],
  PaimonConfig: ['catalog:lakehouse-paimon'],
  JdbcConfig: ['catalog:jdbc'],
  EventListenerConfig: ['event-listener'],
  SparkTestConfig: ['spark-test'],
};

/** @type {[string, string][]} */
const placesOfModule = [
  ['catalogs/catalog-hadoop/', 'catalog:hadoop'],
  ['catalogs/catalog-lakehouse-paimon/', 'catalog:lakehouse-paimon'],
  ['iceberg/iceberg-common/', 'catalog:lakehouse-iceberg'],
];

/** @param {JavaType} type */
function placesOf(type) {
  const module = placesOfModule.find(([path]) => type.path.startsWith(path));
  return placesOfClass[type.name] ?? [module ? module[1] : 'server'];
}

/** A constant of a type that is found by its simple name. @param {JavaValues} values @param {string} type @param {string} name */
const constant = (values, type, name) => asText(values.field(name, values.typeOf(type)));

/** The prefix that the Iceberg REST service's keys have at this tag. @param {JavaValues} values */
function icebergRestPrefix(values) {
  const service =
    constant(values, 'IcebergRESTService', 'SERVICE_NAME') ??
    constant(values, 'RESTService', 'SERVICE_NAME');
  const auxiliary = constant(values, 'AuxiliaryServiceManager', 'GRAVITINO_AUX_SERVICE_PREFIX');
  return constant(values, 'IcebergConfig', 'ICEBERG_CONFIG_PREFIX') ?? `${auxiliary}${service}.`;
}

/** The prefixes of the places that have one. @param {JavaValues} values @returns {Map<string, string>} */
function prefixes(values) {
  const webserver =
    constant(values, 'GravitinoServer', 'WEBSERVER_CONF_PREFIX') ??
    constant(values, 'JettyServerConfig', 'GRAVITINO_SERVER_CONFIG_PREFIX');
  const listener = constant(values, 'EventListenerManager', 'GRAVITINO_EVENT_LISTENER_PREFIX');
  return new Map([
    ['server-webserver', webserver ?? ''],
    ['iceberg-rest', icebergRestPrefix(values)],
    ['event-listener', listener ?? ''],
  ]);
}

/** Defaults that the Iceberg REST service puts in place of those of the shared web server class. @param {JavaValues} values */
function serviceDefaults(values) {
  const jetty = values.typeOf('JettyServerConfig');
  return new Map([
    ['httpPort', values.field('DEFAULT_ICEBERG_REST_SERVICE_HTTP_PORT', jetty)],
    ['httpsPort', values.field('DEFAULT_ICEBERG_REST_SERVICE_HTTPS_PORT', jetty)],
  ]);
}

/** @param {string} a @param {string} b */
const later = (a, b) => (a.localeCompare(b, 'en', { numeric: true }) < 0 ? b : a);

/**
 * Keys that no ConfigBuilder declares: they are read by name.
 *
 * @param {JavaValues} values @param {Map<string, string>} prefix @returns {ConfigurationFact[]}
 */
function readByName(values, prefix) {
  const auxiliary = constant(values, 'AuxiliaryServiceManager', 'GRAVITINO_AUX_SERVICE_PREFIX');
  const listener = prefix.get('event-listener');
  /** @type {[string, string, string, string | undefined][]} */
  const read = [
    ['AuxiliaryServiceManager', 'AUX_SERVICE_NAMES', 'server', auxiliary],
    [
      'AuxiliaryServiceManager',
      'AUX_SERVICE_CLASSPATH',
      'iceberg-rest',
      prefix.get('iceberg-rest'),
    ],
    ['EventListenerManager', 'GRAVITINO_EVENT_LISTENER_NAMES', 'server', listener],
    ['EventListenerManager', 'GRAVITINO_EVENT_LISTENER_CLASS', 'server', `${listener}{name}.`],
  ];
  return read.flatMap(([type, field, place, start]) => {
    const name = constant(values, type, field);
    const source = `${type}.${field}`;
    return name ? [{ place, key: `${start}${name}`, type: 'string', default: null, source }] : [];
  });
}

/**
 * The facts of one entry: one for each place where its key is set.
 *
 * @param {ConfigEntry} entry @param {JavaType} type @param {string} source
 * @param {{ prefix: Map<string, string>, overrides: Map<string, unknown>, serviceSince: string }} context
 * @returns {ConfigurationFact[]}
 */
function factsOf({ stated }, type, source, { prefix, overrides, serviceSince }) {
  const name = asText(stated.key);
  if (name === undefined)
    throw new Error(`${type.path}: the key of the configuration entry ${source} is not constant.`);
  return placesOf(type).map((place) => {
    const start = prefix.get(place);
    const isService = place === 'iceberg-rest';
    const key = start !== undefined && !name.startsWith('gravitino.') ? `${start}${name}` : name;
    if (start === undefined && !place.startsWith('catalog:') && !key.startsWith('gravitino.'))
      throw new Error(
        `${type.path}: ${source} has the key "${key}" without a prefix; name its place in placesOfClass.`,
      );
    const override = isService && type.name === 'JettyServerConfig' && overrides.get(name);
    /** @type {ConfigurationFact} */
    const fact = {
      place: start !== undefined && !isService ? 'server' : place,
      key,
      type: stated.type,
      default: typeof override === 'number' ? override : asFact(stated.default),
      since: later(asText(stated.since) ?? '0.1.0', isService ? serviceSince : '0'),
      source,
    };
    if (stated.deprecated) fact.deprecated = true;
    if (stated.internal) fact.internal = true;
    return fact;
  });
}

/**
 * Every configuration key of the tag with the place where it is set: `server` (conf/gravitino.conf), `iceberg-rest` (the same
 * file, for the Iceberg REST service) or `catalog:<provider>`.
 *
 * @param {JavaValues} values
 */
export function configurationKeys(values) {
  // The web server class is older than the service that shares it; the service's own first key tells its age.
  const first = values.field('CATALOG_BACKEND', values.typeOf('IcebergConfig'));
  const context = {
    prefix: prefixes(values),
    overrides: serviceDefaults(values),
    serviceSince: (first instanceof ConfigEntry && asText(first.stated.since)) || '0',
  };
  /** @type {ConfigurationFact[]} */
  const keys = [];
  for (const type of values.model.types) {
    for (const [field, tokens] of type.fields) {
      if (!tokens.some(({ text }) => text === 'ConfigBuilder')) continue;
      const entry = values.field(field, type);
      const source = `${type.name}.${field}`;
      if (!(entry instanceof ConfigEntry))
        throw new Error(`${type.path}: cannot read the configuration entry ${source}.`);
      keys.push(...factsOf(entry, type, source, context));
    }
  }
  for (const fact of [...readByName(values, context.prefix), ...translatedKeys(values)]) {
    if (!keys.some(({ place, key }) => place === fact.place && key === fact.key)) keys.push(fact);
  }
  return keys;
}

/**
 * Catalog properties that are only translated, not declared: the keys of `GRAVITINO_CONFIG_TO_…` maps.
 *
 * @param {JavaValues} values @returns {ConfigurationFact[]}
 */
function translatedKeys(values) {
  /** @type {ConfigurationFact[]} */
  const keys = [];
  for (const type of values.model.types) {
    const provider = /^catalogs\/catalog-([^/]+)\//.exec(type.path)?.[1];
    if (!provider || provider === 'common') continue;
    const place = `catalog:${provider === 'jdbc-common' ? 'jdbc' : provider}`;
    for (const [field, tokens] of type.fields) {
      const of = tokens.findIndex(
        ({ text }, at) => text === 'of' && tokenAt(tokens, at + 1).text === '(',
      );
      if (of < 0 || !/^GRAVITINO_CONFIG_TO_/.test(field)) continue;
      const pairs = splitArguments(tokens.slice(of + 2, closing(tokens, of + 1)));
      const source = `${type.name}.${field}`;
      pairs.forEach((part, at) => {
        const key = asText(values.expression(part, type));
        if (at % 2 === 0 && key) keys.push({ place, key, type: 'string', default: null, source });
      });
    }
  }
  return keys;
}

/** What follows a prefix is passed on or read by a plug-in. @param {JavaValues} values */
export function keyPrefixes(values) {
  const wanted =
    /^(?:CATALOG_BYPASS_PREFIX|TRINO_PROPERTIES_PREFIX|SPARK_PROPERTY_PREFIX|FLINK_PROPERTY_PREFIX|SERDE_PARAMETER_PREFIX|.*BYPASS.*)$/;
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const type of values.model.types) {
    for (const field of type.fields.keys()) {
      const value = wanted.test(field) ? asText(values.field(field, type)) : undefined;
      if (value) found.set(value, `${type.name}.${field}`);
    }
  }
  return [...found].map(([prefix, source]) => ({ prefix, source }));
}
