import type { Hierarchy } from '../engine/record';
import { escapeHierarchy, escapeOnce } from './escape';
import { type ResultUrlOptions, resultUrl } from './resultUrl';

/** A place in the reader's browser that holds one text. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
}

interface SavedHit {
  objectID: string;
  type: string;
  url: string;
  hierarchy: Hierarchy;
  content?: string | null;
}

const isSavedHit = (value: unknown): value is SavedHit => {
  const { objectID, type, url, hierarchy } = (value ?? {}) as Partial<SavedHit>;
  return (
    typeof objectID === 'string' &&
    /^(lvl[1-6]|content)$/.test(String(type)) &&
    typeof url === 'string' &&
    typeof hierarchy?.lvl0 === 'string'
  );
};

/** Reads the list in a slot; `undefined` if it holds none. */
function readList(slot: StorageSlot): unknown[] | undefined {
  try {
    const entries: unknown = JSON.parse(slot.get() ?? '');
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Cleans what the pop-up reads from storage and writes as HTML: saved hits only, texts escaped, addresses of this site, and
 * neither highlights nor the text that led to a heading (specification §3). The pop-up itself stops at broken JSON.
 *
 * @param slots the favorites before the recent searches: a heading stays only where it comes first.
 */
export function cleanSavedSearches(slots: readonly StorageSlot[], urls: ResultUrlOptions): void {
  const known = new Set<string>();
  for (const slot of slots) {
    const entries = readList(slot);
    if (entries === undefined) {
      slot.del();
      continue;
    }
    const clean = entries.filter(isSavedHit).flatMap(({ objectID, type, ...saved }) => {
      const url = resultUrl(saved.url, urls);
      const hierarchy = escapeHierarchy(saved.hierarchy, escapeOnce);
      const content = type === 'content' && saved.content ? escapeOnce(saved.content) : null;
      const place = JSON.stringify([url, hierarchy]);
      const isNew = url !== undefined && !known.has(place);
      known.add(place);
      return isNew ? [{ objectID, type, url, hierarchy, content }] : [];
    });
    slot.set(JSON.stringify(clean));
  }
}
