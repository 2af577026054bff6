import { check, Failure, unsupported } from '../failure';
import type { Properties } from '../model';
import { noSchema, type Provider, schemaTaken } from './provider';

/** Where a schema of a Hadoop catalog lies, if it lies anywhere: v0.5.1, HadoopCatalogOperations.java:610. */
export function schemaPath(
  { name, properties }: { name: string; properties: Properties },
  catalog: Properties,
): string | undefined {
  return (
    properties.location ?? (catalog.location && `${catalog.location.replace(/\/+$/, '')}/${name}`)
  );
}

export const hadoop: Provider = {
  shortName: 'hadoop',
  holds: 'filesets',
  source: 'a file system',
  schema: {
    // v0.5.1, HadoopCatalogOperations.java:448, 378 and 494.
    missing: ({ full }) => noSchema(`Schema ${full} does not exist`),
    taken: ({ full }) => schemaTaken(`Schema ${full} already exists`),
    checkDrop: (schema, { full }, { isCascade, catalog }) => {
      const path = schemaPath(schema, catalog);
      if (path && schema.filesets.size > 0 && !isCascade) {
        throw new Failure('nonEmpty', `Schema ${full} with location ${path} is not empty`);
      }
      return true;
    },
  },
};

export const kafka: Provider = {
  shortName: 'kafka',
  holds: 'topics',
  source: 'a Kafka cluster',
  schema: {
    // v0.5.1, KafkaCatalogOperations.java:556.
    initial: {
      name: 'default',
      comment: 'The default schema of Kafka catalog including all topics',
      isHeld: true,
    },
    // v0.5.1, KafkaCatalogOperations.java:379, 361, 389 and 399.
    missing: ({ full }) => noSchema(`Schema ${full} does not exist`),
    taken: ({ full }) => schemaTaken(`Schema ${full} already exists`),
    checkCreate: () => {
      throw unsupported(
        'Kafka catalog does not support schema creation because the "default" schema already includes all topics',
      );
    },
    checkAlter: ({ name }) => {
      check(name !== 'default', 'Cannot alter the default schema');
      throw unsupported('Kafka catalog does not support schema alteration');
    },
    checkDrop: (_, { name }) => {
      check(name !== 'default', 'Cannot drop the default schema');
      throw unsupported('Kafka catalog does not support schema deletion');
    },
    dropsOnlyPresent: () => true,
  },
};
