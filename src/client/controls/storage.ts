/** Returns the stored value of a key, or `null` if there is no value or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores or removes a value, and dispatches the event of other tabs. Logs blocked storage. */
export function store(key: string, newValue: string | null): void {
  try {
    const { localStorage: storageArea } = window;
    const oldValue = storageArea.getItem(key);
    if (newValue === null) {
      storageArea.removeItem(key);
    } else {
      storageArea.setItem(key, newValue);
    }
    const change = { key, oldValue, newValue, url: window.location.href, storageArea };
    window.dispatchEvent(new StorageEvent('storage', change));
  } catch (error) {
    console.warn(`The browser does not store “${key}”:`, error);
  }
}
