/** A text in the browser's storage. */
interface StorageSlot {
  get(): string | null;
  set(value: string): void;
}

interface SavedHit {
  objectID: string;
  url: string;
  type: string;
  hierarchy: { lvl0: string };
}

/** Reads a list from storage. Returns an empty list for other content. */
function readList(slot: StorageSlot): (Partial<SavedHit> | null)[] {
  try {
    const entries: unknown = JSON.parse(slot.get() ?? '');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

/** Cleans the pop-up's saved hits: removes invalid ones, which would crash it, duplicates, and the texts of headings
 * (specification §3).
 * @param slots the favorites before the recent searches; a heading is kept where it comes first.
 */
export function cleanSavedSearches(slots: readonly StorageSlot[]): void {
  const known = new Set<string>();
  for (const slot of slots) {
    const hits = readList(slot).flatMap((entry) => {
      const { objectID, type, url = '', hierarchy } = entry ?? {};
      const isHit = /^(\/|https?:)/.test(url) && Boolean(type) && Boolean(hierarchy?.lvl0);
      return isHit && !known.has(url) && known.add(url)
        ? [{ objectID, type, url, hierarchy, content: null }]
        : [];
    });
    slot.set(JSON.stringify(hits));
  }
}
