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
 * Cleans what the pop-up will read from storage and write as HTML: texts escaped, addresses those of this site, headings
 * without the text that led to them, and without anything but saved hits. The pop-up itself trusts the storage, and stops
 * at broken JSON.
 *
 * @param slots the favorites before the recent searches: a heading stays only where it comes first, whichever of its texts
 *   it was found by.
 */
export function cleanSavedSearches(slots: readonly StorageSlot[], urls: ResultUrlOptions): void {
  const known = new Set<string>();
  for (const slot of slots) {
    const entries = readList(slot);
    if (entries === undefined) {
      slot.del();
      continue;
    }
    const clean = entries.filter(isSavedHit).flatMap((hit) => {
      const url = resultUrl(hit.url, urls);
      const { objectID, type, hierarchy, content } = escapeTexts(hit, escapeOnce);
      const place = JSON.stringify([url, hierarchy]);
      if (url === undefined || known.has(place)) {
        return [];
      }
      known.add(place);
      return [{ objectID, type, url, hierarchy, content: type === 'content' ? content : null }];
    });
    slot.set(JSON.stringify(clean));
  }
}

/** Reads a list; `undefined` if there is none. */
function readList(slot: StorageSlot): unknown[] | undefined {
  try {
    const entries: unknown = JSON.parse(slot.get() ?? '');
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
}
