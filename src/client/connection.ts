/** Milliseconds after which a server that doesn't answer counts as out of reach. */
const patience = 5000;

let asking: Promise<boolean> | undefined;

/** Asks whether the site answers at all, with whatever status. Callers at the same time share one question. */
export function isServerThere(): Promise<boolean> {
  asking ??= fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/**
 * Whether the page was reloaded because its scripts were missing. The mark lives in the entry of the session history: it
 * outlives a reload even where storage is blocked, and ends with the entry.
 */
export const hasReloaded = (): boolean => window.history.state?.hasReloaded === true;

/** Marks the page as one that is reloaded because its scripts are missing, or as one that has them. */
export const markReloaded = (isMarked: boolean): void =>
  window.history.replaceState({ ...window.history.state, hasReloaded: isMarked }, '');

/**
 * Fetches a script past the browser's cache, where hosts that can't tell errors from files in their headers may have left a missing
 * one for a year: the answer takes the place of what is kept.
 *
 * @returns whether the site has it.
 */
export const fetchAnew = (address: string): Promise<boolean> =>
  address === ''
    ? Promise.resolve(false)
    : fetch(address, { cache: 'reload', signal: AbortSignal.timeout(patience) }).then(
        async (response) => {
          // The answer is kept once it is whole.
          await response.arrayBuffer();
          return response.ok;
        },
        () => false,
      );
