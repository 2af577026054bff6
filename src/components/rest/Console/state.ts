import { createStorageSlot } from '@docusaurus/theme-common';
import { type Draft, examples } from '@site/src/site/playground';
import { type RestRequest, restRequest } from '@site/src/site/restSamples';

/** What the playground restores: sending the requests again leads to the same metadata. */
export interface ConsoleState {
  /** The docs plugin's name of a version. */
  version: string;
  draft: Draft;
  /** Requests that were sent with the status of each reply, the oldest first. */
  sent: readonly (Draft & { status: number })[];
}

/** Key of the storage that keeps the state, and of an address that shares a request. */
export const stateKey = 'playground';

/** Requests that are kept. */
export const historyLength = 100;

const slot = createStorageSlot(stateKey);

/** Tells whether requests of a method have a body. */
export const hasBody = (method: string): boolean => method === 'POST' || method === 'PUT';

/** Returns the request of a draft. Its address is the usual one, for the commands that readers copy. */
export function requestOf({ method, path, body = '' }: Draft): RestRequest {
  const server = 'http://localhost:8090';
  const parts = { method, server, path: '', pathValues: {}, query: {} };
  const request = restRequest({ ...parts, body: hasBody(method) ? body : '' });
  return { ...request, url: server + (path.startsWith('/') ? path : `/${path}`) };
}

/** Writes a request into a part of an address that brings it back. */
export const hashOf = ({ version, draft }: Pick<ConsoleState, 'version' | 'draft'>): string =>
  `#${stateKey}=${encodeURIComponent(JSON.stringify({ version, draft }))}`;

const isDraft = (value: unknown): value is Draft => {
  const { method, path, body = '' } = (value ?? {}) as Record<string, unknown>;
  return [method, path, body].every((field) => typeof field === 'string');
};

/** Reads a state that this page, or anybody, wrote. @returns nothing for any other text. */
function parse(text: string, versions: readonly string[]): ConsoleState | undefined {
  try {
    const { version, draft, sent = [] } = JSON.parse(text) as ConsoleState;
    return versions.includes(version) && isDraft(draft) && sent.every(isDraft)
      ? { version, draft, sent }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the version and the request that an address shares, if any. */
export function readHash(hash: string, versions: readonly string[]) {
  const [, text = ''] = hash.split(`#${stateKey}=`);
  try {
    return parse(decodeURIComponent(text), versions);
  } catch {
    return undefined;
  }
}

/** Returns what the browser keeps, or the first sample in the version of a first visit. */
export const readState = (versions: readonly string[], latest: string): ConsoleState =>
  parse(slot.get() ?? '', versions) ?? { version: latest, draft: examples.createTable, sent: [] };

export const keepState = (state: ConsoleState): void => slot.set(JSON.stringify(state));
