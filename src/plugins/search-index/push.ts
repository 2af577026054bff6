import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../../search/engine/record';
import { indexSettings } from '../../search/indexSettings';
import { readDeployment, searchVariables } from '../../site/deployment';

/**
 * Reads where `docusaurus search:push` sends the records: the hosted index and a key that may write to it.
 *
 * @throws Error naming what is missing.
 */
export function pushTarget(env: Record<string, string | undefined>): {
  appId: string;
  indexName: string;
  writeKey: string;
} {
  const { hostedSearch } = readDeployment(env);
  const writeKey = env.ALGOLIA_WRITE_API_KEY?.trim();
  if (hostedSearch === undefined || !writeKey) {
    const missing =
      hostedSearch === undefined ? searchVariables.join(', ') : 'ALGOLIA_WRITE_API_KEY';
    throw new Error(
      `Search: ${missing} not set. Pushing needs ${searchVariables.join(', ')} and ALGOLIA_WRITE_API_KEY, a key that may write to the index.`,
    );
  }
  return { appId: hostedSearch.appId, indexName: hostedSearch.indexName, writeKey };
}

/** The calls of Algolia's client that a push makes. */
export type PushClient = Pick<
  Algoliasearch,
  'batch' | 'deleteIndex' | 'operationIndex' | 'searchSingleIndex' | 'setSettings' | 'waitForTask'
>;

/** How to push. */
export interface PushOptions {
  indexName: string;
  /** Push even if far fewer records than before would be left. */
  force?: boolean;
  /** Records of one request; 1,000 is what Algolia recommends. */
  batchSize?: number;
  /** Called with each step. */
  log: (line: string) => void;
}

/** A new list with fewer records than this share of the old one is taken for a broken build. */
const leastShare = 0.7;

/** @returns the records that the index holds now; 0 if there is no such index. */
async function countRecords(client: PushClient, indexName: string): Promise<number> {
  const searchParams = { query: '', hitsPerPage: 0, distinct: false };
  const found = await client
    .searchSingleIndex({ indexName, searchParams })
    .catch((error: { status?: number }) => {
      if (error.status !== 404) {
        throw error;
      }
    });
  return found?.nbHits ?? 0;
}

/** Says why a list must not replace what the index holds. @returns `undefined` if it may. */
export function refusal(records: number, before: number, force = false): string | undefined {
  if (records === 0) {
    return 'No records to push. Build the site first: npm run build';
  }
  if (!force && records < before * leastShare) {
    return `The index holds ${before} records and would be left with ${records}. If that is meant, push with --force; else build the site again.`;
  }
  return undefined;
}

/**
 * Replaces all records of a hosted index. The new ones go to a second index that then takes the place of the first, so
 * readers see the old list or the new one and never a part, and a push that failed is simply repeated.
 *
 * @throws Error when the list is empty or far smaller than before, or when a call fails; the index is then as it was.
 */
export async function pushRecords(
  client: PushClient,
  records: readonly SearchRecord[],
  options: PushOptions,
): Promise<void> {
  const { indexName, log, batchSize = 1000 } = options;
  const before = await countRecords(client, indexName);
  const reason = refusal(records.length, before, options.force);
  if (reason !== undefined) {
    throw new Error(`Search: ${reason}`);
  }
  log(`${indexName} holds ${before} records; sending ${records.length}.`);
  const next = `${indexName}_next`;
  try {
    await fillIndex(client, records, { next, batchSize, log });
    const { taskID } = await client.operationIndex({
      indexName: next,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName: next, taskID });
  } catch (error) {
    await client.deleteIndex({ indexName: next }).catch(() => undefined);
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`Search: the push failed and ${indexName} is as it was: ${cause}`, {
      cause: error,
    });
  }
  log(`${indexName} holds ${records.length} records now.`);
}

async function fillIndex(
  client: PushClient,
  records: readonly SearchRecord[],
  { next, batchSize, log }: { next: string; batchSize: number; log: (line: string) => void },
): Promise<void> {
  // What an earlier push may have left behind must not mix with this one.
  const cleared = await client.deleteIndex({ indexName: next });
  await client.waitForTask({ indexName: next, taskID: cleared.taskID });
  let last = (await client.setSettings({ indexName: next, indexSettings })).taskID;
  for (let sent = 0; sent < records.length; sent += batchSize) {
    const part = records.slice(sent, sent + batchSize);
    const { taskID } = await client.batch({
      indexName: next,
      batchWriteParams: {
        requests: part.map((record) => ({ action: 'addObject' as const, body: { ...record } })),
      },
    });
    last = taskID;
    log(`Sent ${Math.min(sent + batchSize, records.length)} of ${records.length} records.`);
  }
  await client.waitForTask({ indexName: next, taskID: last });
}

/** Counts records by language and search tag, for `--dry-run`. */
export function describeRecords(records: readonly SearchRecord[]): string[] {
  const counts = new Map<string, number>();
  for (const { language, docusaurus_tag: tag } of records) {
    const key = `${language} ${tag}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${key}: ${count} records`);
}
