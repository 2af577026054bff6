import { createStorageSlot } from '@docusaurus/theme-common';
import { tryIt } from '@site/src/site/restReference';

/** Whom “Try it” asks. */
export interface Target {
  asks: 'sandbox' | 'server';
  /** Address of the reader's server. */
  server: string;
}

const slot = createStorageSlot(tryIt.storageKey);

/** Returns what the reader chose last; the sandbox if nothing is stored, or nothing can be. */
export function readTarget(server: string): Target {
  try {
    const stored = JSON.parse(slot.get() ?? '{}') as Partial<Target>;
    return {
      asks: stored.asks === 'server' ? 'server' : 'sandbox',
      server: typeof stored.server === 'string' ? stored.server : server,
    };
  } catch {
    return { asks: 'sandbox', server };
  }
}

/** Keeps whom the reader asks. */
export const keepTarget = (target: Target): void => slot.set(JSON.stringify(target));
