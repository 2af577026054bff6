import { type RestRequest, restRequest } from '@site/src/site/restSamples';
import type { SandboxDraft } from '@site/src/site/sandbox';

/** Where the commands that readers copy go. */
const server = 'http://localhost:8090';

/** Tells whether requests of a method have a body. */
export const hasBody = (method: string): boolean => method === 'POST' || method === 'PUT';

/** The request that a draft stands for. */
export function requestOf({ method, path, body = '' }: SandboxDraft): RestRequest {
  const address = path.startsWith('/') ? path : `/${path}`;
  const parts = { method, server, path: '', pathValues: {}, query: {} };
  const request = restRequest({ ...parts, body: hasBody(method) ? body : '' });
  return { ...request, url: server + address };
}
