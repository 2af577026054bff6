import { escapeHtml, escapeTexts, unescapeHtml } from './escape';
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
  hierarchy: Record<string, string | null>;
  content?: string | null;
}

const isSavedHit = (value: unknown): value is SavedHit => {
  const hit = value as Partial<SavedHit> | null;
  return (
    typeof hit === 'object' &&
    hit !== null &&
    typeof hit.objectID === 'string' &&
    /^(lvl[1-6]|content)$/.test(String(hit.type)) &&
    typeof hit.url === 'string' &&
    typeof hit.hierarchy === 'object' &&
    hit.hierarchy !== null &&
    typeof hit.hierarchy.lvl0 === 'string'
  );
};

/** Texts are stored escaped; undoing that first makes the cleaning safe to repeat. */
const escapeOnce = (text: string): string => escapeHtml(unescapeHtml(text));

/**
 * Cleans what the pop-up will read from storage and write as HTML: texts escaped, addresses those of this site, anything
 * that is no saved hit left out. The pop-up itself trusts the storage, and stops at broken JSON.
 *
 * @param limit how many are kept.
 */
export function cleanSavedSearches(slot: StorageSlot, limit: number, urls: ResultUrlOptions): void {
  const stored = slot.get();
  if (stored === null) {
    return;
  }
  let entries: unknown;
  try {
    entries = JSON.parse(stored);
  } catch {
    entries = undefined;
  }
  if (!Array.isArray(entries)) {
    slot.del();
    return;
  }
  const clean = entries.filter(isSavedHit).flatMap((hit) => {
    const url = resultUrl(hit.url, urls);
    const { objectID, type, hierarchy, content } = escapeTexts(hit, escapeOnce);
    return url === undefined ? [] : [{ objectID, type, url, hierarchy, content }];
  });
  slot.set(JSON.stringify(clean.slice(0, limit)));
}
