import { createStorageSlot } from '@docusaurus/theme-common';
import {
  type SandboxDraft,
  sandboxHistoryLength,
  sandboxSamples,
  sandboxStateKey,
} from '@site/src/site/sandbox';

/** A request that was sent, and the status of its reply. */
export interface Sent extends SandboxDraft {
  status: number;
}

/** What the playground restores: sending the requests again leads to the same metadata. */
export interface ConsoleState {
  /** The docs plugin's name of a version. */
  version: string;
  /** What is being written. */
  draft: SandboxDraft;
  /** The oldest first. */
  sent: readonly Sent[];
}

const slot = createStorageSlot(sandboxStateKey);
const hashStart = `#${sandboxStateKey}=`;

const [firstSample = { method: 'GET', path: '/api/metalakes' }] = sandboxSamples;

export const draftOf = ({ method, path, body }: SandboxDraft): SandboxDraft => ({
  method,
  path,
  body,
});

/** The state at a first visit. */
export const initialState = (version: string): ConsoleState => ({
  version,
  draft: draftOf(firstSample),
  sent: [],
});

const isDraft = (value: unknown): value is SandboxDraft => {
  const { method, path, body } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof method === 'string' &&
    typeof path === 'string' &&
    (body === undefined || typeof body === 'string')
  );
};

const isSent = (value: unknown): value is Sent =>
  isDraft(value) && typeof (value as Partial<Sent>).status === 'number';

/** Reads a state that was written by this page, or by anybody. @returns nothing for any other text. */
function parse(text: string, versions: readonly string[]): ConsoleState | undefined {
  try {
    const { version, draft, sent } = JSON.parse(text) as Record<string, unknown>;
    const isState = Array.isArray(sent) && sent.every(isSent) && isDraft(draft);
    return isState && typeof version === 'string' && versions.includes(version)
      ? { version, draft, sent: sent.slice(-sandboxHistoryLength) }
      : undefined;
  } catch {
    return undefined;
  }
}

const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream));

/** Writes a state as a part of an address that brings it back. */
export async function stateHash(state: ConsoleState): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(state));
  const bytes = await through(text, new CompressionStream('deflate-raw')).arrayBuffer();
  const signs = String.fromCharCode(...new Uint8Array(bytes));
  return hashStart + btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function inHash(hash: string, versions: readonly string[]) {
  if (!hash.startsWith(hashStart)) {
    return undefined;
  }
  try {
    const signs = atob(hash.slice(hashStart.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    return parse(await through(bytes, new DecompressionStream('deflate-raw')).text(), versions);
  } catch {
    return undefined;
  }
}

/**
 * Returns what the playground starts from: a shared link, else what the browser keeps, else the first sample.
 *
 * @param versions names of those that there are.
 * @param latest the one of a first visit.
 */
export const readState = async (hash: string, versions: readonly string[], latest: string) =>
  (await inHash(hash, versions)) ?? parse(slot.get() ?? '', versions) ?? initialState(latest);

/** Keeps a state in the browser. */
export const keepState = (state: ConsoleState): void => slot.set(JSON.stringify(state));
