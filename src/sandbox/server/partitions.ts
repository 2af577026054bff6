import { type Call, type Handler, isSet, param } from './call';
import { internal, unsupported } from './failure';
import type { Partition, Table } from './model';
import type { Provider } from './providers/provider';
import { tableOf } from './tables';

type PartitionRules = NonNullable<NonNullable<Provider['table']>['partitions']>;

/** The table whose partitions a path names. @throws Failure for a source whose tables have none. */
function partitionsOf(call: Call): { table: Table; rules: PartitionRules } {
  const { table, rules, provider } = tableOf(call);
  const isThere =
    rules.partitions && (provider.shortName !== 'jdbc-doris' || call.release.isSince('0.6.0'));
  if (!rules.partitions || !isThere) {
    // v0.5.1, CatalogManager.java:146 over `Table.supportPartitions`.
    throw unsupported('Table does not support partition operations.');
  }
  return { table, rules: rules.partitions };
}

function partitionOf(call: Call): Partition {
  const { table, rules } = partitionsOf(call);
  const name = param(call, 'partition');
  const partition = table.partitions.get(name);
  if (partition === undefined) {
    throw rules.missing(name);
  }
  return partition;
}

const list: Handler = (call) => {
  const { partitions } = partitionsOf(call).table;
  return isSet(call, 'details')
    ? { partitions: [...partitions.values()] }
    : { names: [...partitions.keys()] };
};

const add: Handler = (call) => {
  const { table, rules } = partitionsOf(call);
  const { partitions } = call.body as { partitions: Partition[] };
  const added = partitions.map((partition) => rules.add(partition, table));
  for (const partition of added) {
    if (table.partitions.has(partition.name)) {
      // The metastore's exception comes wrapped: v0.5.1, HiveTableOperations.java:172.
      throw internal(`AlreadyExistsException(message:Partition already exists: ${partition.name})`);
    }
    table.partitions.set(partition.name, partition);
  }
  return { partitions: added };
};

const drop: Handler = (call) => {
  const { table } = partitionsOf(call);
  if (isSet(call, 'purge')) {
    // v0.5.1, SupportsPartitions.java:99.
    throw unsupported('Partition purging is not supported');
  }
  return { dropped: table.partitions.delete(param(call, 'partition')) };
};

export const partitionHandlers = {
  listPartitions: list,
  addPartitions: add,
  getPartition: (call) => ({ partition: partitionOf(call) }),
  dropPartition: drop,
} satisfies Record<string, Handler>;
