import { asksNotToBeTracked, type HostedSearch } from '../../site/deployment';
import { links } from '../../site/links';

/** Viewed or clicked results. The pop-up sends views in batches of 20, 400 ms after the last change (specification §9). */
interface InsightsEvent {
  eventName: string;
  index: string;
  objectIDs: string[];
  queryID?: string;
}

/** The calls of an insights client that autocomplete makes. */
export type InsightsClient = (method: string, ...parameters: unknown[]) => void;

const eventTypes: Record<string, 'view' | 'click'> = {
  viewedObjectIDs: 'view',
  clickedObjectIDs: 'click',
  clickedObjectIDsAfterSearch: 'click',
};

let userToken: string | undefined;

/** Reports views and clicks of results to Algolia, without the third-party script that autocomplete would load. A random number
 * identifies the reader until the page closes.
 * @param positionOf returns the position of a result among all results, counted from 1.
 * @returns `undefined` if nothing is reported: without a hosted index, with reports switched off, or if the reader asks not to
 *   be tracked.
 */
export function createInsightsClient(
  hosted: HostedSearch | undefined,
  positionOf: (objectID: string) => number,
): InsightsClient | undefined {
  if (!hosted?.insights || asksNotToBeTracked(navigator)) {
    return undefined;
  }
  userToken ??= `anonymous-${crypto.randomUUID()}`;
  const credentials = new URLSearchParams({
    'X-Algolia-Application-Id': hosted.appId,
    'X-Algolia-API-Key': hosted.apiKey,
  });
  return (method, ...parameters) => {
    if (method === 'getUserToken') {
      const done = parameters.find((parameter) => typeof parameter === 'function');
      (done as ((error: null, token?: string) => void) | undefined)?.(null, userToken);
    }
    const eventType = eventTypes[method];
    if (eventType === undefined) {
      return;
    }
    const events = (parameters as InsightsEvent[])
      .filter(({ objectIDs }) => objectIDs)
      .map(({ eventName, index, objectIDs, queryID }) => ({
        ...{ eventType, userToken, timestamp: Date.now(), eventName, index, objectIDs },
        ...(queryID && { queryID }),
        ...(queryID && eventType === 'click' && { positions: objectIDs.map(positionOf) }),
      }));
    // `keepalive`, because the reader may leave the page at once.
    fetch(`${links.searchInsights}/1/events?${credentials}`, {
      method: 'POST',
      body: JSON.stringify({ events }),
      keepalive: true,
    }).catch(() => undefined);
  };
}
