import type { HostedSearch } from '../../site/deployment';
import { links } from '../../site/links';

/** An event as autocomplete hands it over; views come in batches of 20, 400 ms after the last change (specification §9). */
interface InsightsEvent {
  eventName: string;
  index: string;
  objectIDs: string[];
  positions?: number[];
  queryID?: string;
}

/** The calls of an insights client that autocomplete makes. */
export type InsightsClient = (method: string, ...parameters: unknown[]) => void;

const eventTypes: Record<string, 'view' | 'click'> = {
  viewedObjectIDs: 'view',
  clickedObjectIDs: 'click',
  clickedObjectIDsAfterSearch: 'click',
};

const events = (parameters: readonly unknown[]): InsightsEvent[] =>
  parameters.filter(
    (parameter): parameter is InsightsEvent =>
      typeof parameter === 'object' && parameter !== null && 'objectIDs' in parameter,
  );

/**
 * Reports views and clicks of results to Algolia. Autocomplete would load a script from another origin for that; this sends
 * the same events without one. The reader is a random number that lives as long as the page.
 *
 * @param send sends a body to an address; nothing waits for it.
 */
export function createInsightsClient(
  { appId, apiKey }: Pick<HostedSearch, 'appId' | 'apiKey'>,
  send: (url: string, body: string) => void = beacon,
  host: string = links.searchInsights,
): InsightsClient {
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const credentials = new URLSearchParams({
    'X-Algolia-Application-Id': appId,
    'X-Algolia-API-Key': apiKey,
  });
  return (method, ...parameters) => {
    if (method === 'getUserToken') {
      const done = parameters.find((parameter) => typeof parameter === 'function');
      (done as ((error: null, token: string) => void) | undefined)?.(null, userToken);
      return;
    }
    const eventType = eventTypes[method];
    if (eventType === undefined) {
      return;
    }
    const timestamp = Date.now();
    const body = events(parameters).map(({ eventName, index, objectIDs, positions, queryID }) => ({
      eventType,
      eventName,
      index,
      objectIDs,
      ...(positions && queryID && { positions }),
      ...(queryID && { queryID }),
      userToken,
      timestamp,
    }));
    send(`${host}/1/events?${credentials}`, JSON.stringify({ events: body }));
  };
}

function beacon(url: string, body: string): void {
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
