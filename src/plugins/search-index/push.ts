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

/** A new list with fewer records than this share of the old one is taken for a broken build. */
const minShare = 0.7;

/** @returns the records that the index holds now; 0 if there is no such index. */
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

/**
 * Replaces all records of a hosted index at once: readers see the old list or the new one, and a push that failed is repeated.
 *
 * @param force push even if far fewer records than before would be left.
 * @throws Error when the list is empty or far smaller than before, or when a call fails; the old records then stay.
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
      `Search: The index holds ${before} records and would be left with ${records.length}. If that is meant, push with --force; else build the site again.`,
    );
  }
  console.log(`${indexName} holds ${before} records; sending ${records.length}.`);
  try {
    // The replacement copies the settings of the index.
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await client.waitForTask({ indexName, taskID });
    const objects = records.map((record) => ({ ...record }));
    await client.replaceAllObjects({ indexName, objects });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`Search: the push failed and ${indexName} has its old records: ${cause}`, {
      cause: error,
    });
  }
  console.log(`${indexName} holds ${records.length} records now.`);
}
