import { check, illegal } from './failure';
import type { Properties } from './model';
import { type ByRelease, inRelease, type Release } from './release';

/** What a provider keeps properties of. */
export type PropertyObject = 'catalog' | 'schema' | 'table' | 'fileset' | 'topic' | 'partition';

/** `R` required, `I` immutable, `H` hidden, `V` reserved; the letters of one property, in this order. */
type Flags = string;

interface Rule {
  flags: ByRelease<Flags>;
  type?: 'int' | 'boolean' | readonly string[];
}

type Rules = Readonly<Record<string, Rule>>;

const rule = (flags: ByRelease<Flags>, type?: Rule['type']): Rule => ({ flags, type });
const from = (release: keyof ByRelease<Flags>, flags: Flags, type?: Rule['type']): Rule =>
  rule({ [release]: flags }, type);
/** Required, later only no longer immutable: such catalogs are changed in place since 0.6.0. */
const loosened = (release: keyof ByRelease<Flags>, flags: Flags, type?: Rule['type']): Rule =>
  rule({ [release]: flags, '0.6.0': flags.replace('I', '') }, type);

const everyCatalog: Rules = {
  package: from('0.3.0', 'I'),
  'ops-impl': from('0.5.0', 'I'),
  'authorization-provider': from('0.6.0', 'I'),
  'cloud.name': from('0.6.0', 'I'),
};

const everything: Rules = {
  'gravitino.identifier': from('0.3.0', 'IHV'),
};

const jdbcCatalog: Rules = {
  'jdbc-url': loosened('0.3.0', 'RI'),
  'jdbc-database': loosened('0.3.0', 'I'),
  'jdbc-driver': loosened('0.3.0', 'I'),
  'jdbc-user': loosened('0.3.0', 'I'),
  'jdbc-password': loosened('0.3.0', 'I'),
  'jdbc.pool.min-size': loosened('0.3.0', 'IH', 'int'),
  'jdbc.pool.max-size': loosened('0.3.0', 'IH', 'int'),
};

const reservedIn = (release: keyof ByRelease<Flags>, ...keys: string[]): Rules =>
  Object.fromEntries(keys.map((key) => [key, from(release, 'IV')]));

/**
 * What providers demand of properties, by provider and object: the ones that are required, immutable, hidden, reserved or no mere text.
 * They are those of the release's own `*PropertiesMetadata` classes, and a test compares them with the facts read from there.
 */
export const propertyRules: Readonly<
  Record<string, Partial<Readonly<Record<PropertyObject, Rules>>>>
> = {
  hive: {
    catalog: {
      'metastore.uris': loosened('0.3.0', 'RI'),
      'client.pool-size': loosened('0.3.0', 'I', 'int'),
      'client.pool-cache.eviction-interval-ms': loosened('0.4.0', 'I', 'int'),
      'impersonation-enable': loosened('0.4.0', 'I', 'boolean'),
      'list-all-tables': from('0.6.0', '', 'boolean'),
      'authorization.ranger.admin.url': from('0.6.0', 'I'),
      'authorization.ranger.auth.type': from('0.6.0', 'I'),
      'authorization.ranger.password': from('0.6.0', 'I'),
      'authorization.ranger.service.name': from('0.6.0', 'I'),
      'authorization.ranger.username': from('0.6.0', 'I'),
    },
    table: {
      comment: from('0.3.0', 'IHV'),
      EXTERNAL: from('0.3.0', 'IHV'),
      ...reservedIn('0.3.0', 'numFiles', 'totalSize', 'transient_lastDdlTime'),
      location: from('0.3.0', 'I'),
      format: from('0.3.0', 'I', [
        'SEQUENCEFILE',
        'TEXTFILE',
        'RCFILE',
        'ORC',
        'PARQUET',
        'AVRO',
        'JSON',
        'CSV',
        'REGEX',
      ]),
      'table-type': from('0.3.0', 'I', [
        'MANAGED_TABLE',
        'EXTERNAL_TABLE',
        'VIRTUAL_VIEW',
        'INDEX_TABLE',
        'VIRTUAL_INDEX',
      ]),
      'input-format': from('0.3.0', 'I'),
      'output-format': from('0.3.0', 'I'),
      'serde-name': from('0.3.0', 'I'),
      'serde-lib': from('0.3.0', 'I'),
    },
  },
  'lakehouse-iceberg': {
    catalog: {
      'catalog-backend': from('0.3.0', 'RI', ['HIVE', 'JDBC', 'MEMORY', 'REST']),
      uri: from('0.3.0', 'R'),
      warehouse: from('0.3.0', 'R'),
      'authentication.impersonation-enable': from('0.6.0', '', 'boolean'),
      'io-impl': from('0.6.0', 'I'),
      's3-access-key-id': from('0.6.0', 'H'),
      's3-secret-access-key': from('0.6.0', 'H'),
    },
    schema: { comment: from('0.3.0', 'IHV') },
    table: {
      comment: from('0.3.0', 'IHV'),
      ...reservedIn(
        '0.3.0',
        'creator',
        'current-snapshot-id',
        'cherry-pick-snapshot-id',
        'sort-order',
        'identifier-fields',
      ),
      'write.distribution-mode': from('0.4.0', 'IV'),
      location: rule({ '0.3.0': 'IV', '0.4.0': 'I' }),
      provider: from('0.5.0', 'I'),
      format: from('0.5.1', 'I'),
      'format-version': from('0.5.1', 'I'),
    },
  },
  'lakehouse-paimon': {
    catalog: {
      'catalog-backend': from('0.6.0', 'RI', ['FILESYSTEM']),
      warehouse: from('0.6.0', 'R'),
    },
    schema: { comment: from('0.6.0', 'IHV') },
    table: {
      comment: from('0.6.0', 'IHV'),
      ...reservedIn(
        '0.6.0',
        'owner',
        'bucket-key',
        'merge-engine',
        'sequence.field',
        'rowkind.field',
        'primary-key',
        'partition',
      ),
    },
  },
  'jdbc-mysql': {
    catalog: jdbcCatalog,
    table: {
      comment: from('0.4.0', 'IHV'),
      engine: from('0.4.0', 'I', [
        'NDBCLUSTER',
        'FEDERATED',
        'MEMORY',
        'INNODB',
        'PERFORMANCE_SCHEMA',
        'MYISAM',
        'NDBINFO',
        'MRG_MYISAM',
        'BLACKHOLE',
        'CSV',
        'ARCHIVE',
      ]),
      'auto-increment-offset': from('0.4.0', 'I', 'int'),
    },
  },
  'jdbc-postgresql': { catalog: jdbcCatalog },
  'jdbc-doris': {
    catalog: jdbcCatalog,
    table: { replication_num: from('0.6.0', '', 'int') },
  },
  hadoop: {
    catalog: {
      location: loosened('0.4.0', 'I'),
      'authentication.type': loosened('0.5.1', 'I'),
      'authentication.impersonation-enable': from('0.5.1', 'I', 'boolean'),
    },
    schema: {
      location: from('0.4.0', 'I'),
      'authentication.impersonation-enable': from('0.6.0', 'I', 'boolean'),
    },
    fileset: { 'authentication.impersonation-enable': from('0.6.0', 'I', 'boolean') },
  },
  kafka: {
    catalog: { 'bootstrap.servers': loosened('0.5.0', 'RI') },
    topic: {
      'partition-count': from('0.5.0', '', 'int'),
      'replication-factor': from('0.5.0', 'I', 'int'),
    },
  },
};

/** Whose properties are looked at. */
export interface PropertyPlace {
  provider: string;
  object: PropertyObject;
  release: Release;
}

/** Returns the rules of a place, with those that hold everywhere. */
export function rulesOf({ provider, object }: PropertyPlace): Rules {
  return {
    ...everything,
    ...(object === 'catalog' && everyCatalog),
    ...propertyRules[provider]?.[object],
  };
}

const flagsOf = (one: Rule | undefined, release: Release): string =>
  (one && inRelease(one.flags, release)) ?? '';

function checkValue(key: string, value: string, type: Rule['type']): void {
  const fits =
    type === undefined ||
    // `Boolean.valueOf` takes any text.
    type === 'boolean' ||
    (type === 'int' ? /^[+-]?\d+$/.test(value) : type.includes(value.toUpperCase()));
  if (!fits) {
    throw illegal(`Invalid value: '${value}' for property: '${key}'`);
  }
}

/** @throws Failure as `validatePropertyForCreate` does: v0.5.1, PropertiesMetadataHelpers.java:30. */
export function checkNewProperties(properties: Properties, place: PropertyPlace): void {
  const rules = rulesOf(place);
  const flagged = (flag: string): string[] =>
    Object.keys(rules).filter((key) => flagsOf(rules[key], place.release).includes(flag));
  const reserved = flagged('V').filter((key) => key in properties);
  check(
    reserved.length === 0,
    `Properties are reserved and cannot be set: [${reserved.join(', ')}]`,
  );
  const absent = flagged('R').filter((key) => !(key in properties));
  check(absent.length === 0, `Properties are required and must be set: [${absent.join(', ')}]`);
  for (const [key, value] of Object.entries(properties)) {
    const one = rules[key];
    if (one && inRelease(one.flags, place.release) !== undefined) {
      checkValue(key, value, one.type);
    }
  }
}

/** A change of properties, as requests write it. */
export interface PropertyChange {
  '@type': string;
  property?: string;
  value?: string;
}

/** @throws Failure as `validatePropertyForAlter` does: v0.5.1, PropertiesMetadataHelpers.java:66. */
export function checkPropertyChanges(
  changes: readonly PropertyChange[],
  place: PropertyPlace,
): void {
  const rules = rulesOf(place);
  for (const { '@type': type, property = '', value = '' } of changes) {
    const verb = { setProperty: 'set', removeProperty: 'deleted' }[type];
    const flags = flagsOf(rules[property], place.release);
    if (verb) {
      check(
        !/[IV]/.test(flags),
        `Property ${property} is immutable or reserved, cannot be ${verb}`,
      );
      if (verb === 'set') {
        checkValue(property, value, rules[property]?.type);
      }
    }
  }
}

/** Returns what replies show of properties: v0.5.1, OperationDispatcher.java, `getHiddenPropertyNames`. */
export function shownProperties(properties: Properties, place: PropertyPlace): Properties {
  const rules = rulesOf(place);
  return Object.fromEntries(
    Object.entries(properties).filter(([key]) => !flagsOf(rules[key], place.release).includes('H')),
  );
}

/** Applies the changes of properties among the changes of an object. */
export function changeProperties(properties: Properties, changes: readonly PropertyChange[]): void {
  for (const { '@type': type, property = '', value = '' } of changes) {
    if (type === 'setProperty') {
      properties[property] = value;
    } else if (type === 'removeProperty') {
      delete properties[property];
    }
  }
}
