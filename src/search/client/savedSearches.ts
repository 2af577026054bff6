/** A place in the reader's browser that holds one text. */
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

/** Reads the list in a slot; an empty one if it holds something else. */
function readList(slot: StorageSlot): (Partial<SavedHit> | null)[] {
  try {
    const entries: unknown = JSON.parse(slot.get() ?? '');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

/**
 * Cleans what the pop-up reads from storage: saved hits only, because it stops at anything else, each place once, and without
 * the text that led to a heading (specification §3).
 *
 * @param slots the favorites before the recent searches: a heading stays only where it comes first.
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
