import type { Release, ReleaseName } from '../release';
import { hive } from './hive';
import { doris, mysql, postgresql } from './jdbc';
import { iceberg, paimon } from './lakehouse';
import { hadoop, kafka } from './managed';
import type { Provider } from './provider';

/** Connectors by their short names, with the release that brought each. */
const all: Readonly<Record<string, { since: ReleaseName; provider: Provider }>> = {
  hive: { since: '0.3.0', provider: hive },
  'lakehouse-iceberg': { since: '0.3.0', provider: iceberg },
  'jdbc-mysql': { since: '0.3.0', provider: mysql },
  'jdbc-postgresql': { since: '0.3.0', provider: postgresql },
  hadoop: { since: '0.5.0', provider: hadoop },
  'jdbc-doris': { since: '0.5.0', provider: doris },
  kafka: { since: '0.5.0', provider: kafka },
  'lakehouse-paimon': { since: '0.6.0', provider: paimon },
};

/** Returns the connector of a short name; the release may not have it. */
export function providerOf(shortName: string, release: Release): Provider | undefined {
  const found = all[shortName.toLowerCase()];
  return found && release.isSince(found.since) ? found.provider : undefined;
}
