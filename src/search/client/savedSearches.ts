/** A place in the reader's browser that holds one text. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
}

interface SavedHit {
  objectID: string;
  url: string;
  type: string;
  hierarchy: { lvl0: string };
}

const isSavedHit = (value: unknown): value is SavedHit => {
  const { url, type, hierarchy } = (value ?? {}) as Partial<SavedHit>;
  return /^(\/|https?:)/.test(String(url)) && Boolean(type) && Boolean(hierarchy?.lvl0);
};

/** Reads the list in a slot; an empty one if it holds something else. */
function readList(slot: StorageSlot): unknown[] {
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
    const entries = readList(slot)
      .filter(isSavedHit)
      .filter(({ url }) => !known.has(url) && known.add(url));
    slot.set(
      JSON.stringify(
        entries.map(({ objectID, type, url, hierarchy }) => ({
          ...{ objectID, type, url, hierarchy },
          content: null,
        })),
      ),
    );
  }
}
