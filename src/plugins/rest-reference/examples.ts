import type { RestRequestParts } from '../../site/restSamples';
import {
  type Body,
  type Example,
  examplesOf,
  mediaOf,
  type OpenApi,
  type PathOperation,
  type Reference,
  resolve,
  serverAddress,
} from './openApi';

/** What the samples of one operation and its “Try it” are made of. */
export interface OperationExample extends Omit<RestRequestParts, 'body'> {
  operationId: string;
  /** Query parameters whose example differs from what the server assumes anyway. */
  query: Record<string, string>;
  /** The first example of the request body. */
  body?: unknown;
}

interface Address {
  namespace: string[];
  name: string;
}

/** Lists the examples of a request body or a response; none where there is neither. */
const examplesIn = (api: OpenApi, body: Body | Reference | undefined): Example[] =>
  body === undefined ? [] : Object.values(examplesOf(api, mediaOf(resolve<Body>(api, body)).media));

/** Returns the first address in the example reply of a listing, if it has one. */
const listedAddress = (api: OpenApi, path: string): Address | undefined =>
  examplesIn(api, api.paths[path]?.get?.responses['200'])
    .map(({ value }) => (value as { identifiers?: Address[] }).identifiers?.[0])
    .find((address) => address !== undefined);

/**
 * Path values that belong together. Operations of all kinds share one parameter `catalog`, whose example is a table catalog;
 * the example reply of the nearest listing names a catalog and a schema that can hold filesets or topics.
 */
function listedValues(api: OpenApi, path: string): Record<string, string> {
  const segments = path.split('/');
  for (let length = segments.length; length > 0; length -= 1) {
    const listing = segments.slice(0, length).join('/');
    const address = listedAddress(api, listing);
    if (address) {
      const names = [...listing.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
      return Object.fromEntries(names.map((name, index) => [name, address.namespace[index] ?? '']));
    }
  }
  return {};
}

/** Gathers the example values of an operation. */
export function operationExample(api: OpenApi, target: PathOperation): OperationExample {
  const listed = listedValues(api, target.path);
  const pathValues: Record<string, string> = {};
  const query: Record<string, string> = {};
  for (const { name, in: place, example, schema } of target.parameters) {
    if (place === 'path') {
      pathValues[name] = listed[name] ?? String(example ?? '');
    } else if (place === 'query' && example !== undefined && example !== schema?.default) {
      query[name] = String(example);
    }
  }
  return {
    operationId: target.operation.operationId,
    method: target.method.toUpperCase(),
    server: serverAddress(api),
    path: target.path,
    pathValues,
    query,
    body: examplesIn(api, target.operation.requestBody)[0]?.value,
  };
}
