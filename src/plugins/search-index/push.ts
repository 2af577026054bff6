import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../../search/engine/record';
import { indexSettings } from '../../search/indexSettings';
import { readDeployment, searchVariables } from '../../site/deployment';

/** Reads the hosted index and the write key for `docusaurus search:push` from the environment.
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
      `Search: ${missing} not set. Pushing needs ${searchVariables.join(', ')} and ALGOLIA_WRITE_API_KEY, a key with write access to the index.`,
    );
  }
  return { appId: hostedSearch.appId, indexName: hostedSearch.indexName, writeKey };
}

/** A build with fewer than this share of the index's records is considered broken. */
const minShare = 0.7;

/** Counts the records of the index; 0 if the index doesn't exist. */
async function countRecords(client: Algoliasearch, indexName: string): Promise<number> {
  const searchParams = { query: '', hitsPerPage: 0, distinct: false };
  const response = await client
    .searchSingleIndex({ indexName, searchParams })
    .catch((error: { status?: number }) => {
      if (error.status !== 404) {
        throw error;
      }
    });
  return response?.nbHits ?? 0;
}

/** Replaces all records of a hosted index at once. Readers see the old or the new records, and a failed push can be repeated.
 *
 * @param force push even if the index would lose many records.
 * @throws Error if there are no records or far fewer than before, or if a call fails. The index then keeps its old records.
 */
export async function pushRecords(
  client: Algoliasearch,
  records: readonly SearchRecord[],
  { indexName, force = false }: { indexName: string; force?: boolean },
): Promise<void> {
  const before = await countRecords(client, indexName);
  if (records.length === 0) {
    throw new Error('Search: No records to push. Build the site first: npm run build');
  }
  if (!force && records.length < before * minShare) {
    throw new Error(
      `Search: The index has ${before} records, but the build only ${records.length}. If this is intended, push with --force. Otherwise, build the site again.`,
    );
  }
  console.log(`${indexName} has ${before} records. Sending ${records.length}.`);
  try {
    // Replacing the objects keeps the settings.
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await client.waitForTask({ indexName, taskID });
    const objects = records.map((record) => ({ ...record }));
    await client.replaceAllObjects({ indexName, objects });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`Search: The push failed, and ${indexName} keeps its old records: ${cause}`, {
      cause: error,
    });
  }
  console.log(`${indexName} now has ${records.length} records.`);
}
