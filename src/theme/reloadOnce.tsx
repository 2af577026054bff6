// Client module. When a page's modules can't be loaded, the framework reloads the whole page, for a new deployment removes
// the files that an open tab knows. If they are missing for another reason, that reload repeats for ever. Here it happens at
// most once; a second failure shows the error with Retry (specification §2, §8). Without a connection nothing is reloaded.
import { hideOverPage, isServerThere, showLostConnection, showOverPage } from './lostConnection';

// The mark lives in the session history entry: it outlives a reload even where storage is blocked, and ends with the entry.
const isMarked = (): boolean => window.history.state?.hasReloaded === true;

const mark = (hasReloaded: boolean): void =>
  window.history.replaceState({ ...window.history.state, hasReloaded }, '');

/** Path of the page that React has rendered; before the first, the reader sees the server's page, without life. */
let renderedPath: string | undefined;
/** The page at hand is without some of its modules. */
let hasFailed = false;
const pending = new Promise<never>(() => undefined);

/** Settles only where the application is to go on: with the page's own error display in place of the page. */
async function onFailure(error: unknown): Promise<void> {
  console.warn(error);
  if (!(await isServerThere())) {
    showLostConnection();
    return pending;
  }
  hasFailed = true;
  if (!isMarked()) {
    mark(true);
    window.location.reload();
    return pending;
  }
  if (renderedPath !== undefined) {
    return;
  }
  // The server's page is there to be read: it stays, with the error over its foot.
  showOverPage(error, () => window.location.reload());
  return pending;
}

/** Guards the loading of a page's modules, but only on the way to another page: a hovered link may fail unseen. */
export async function guardLoading(loading: Promise<void>): Promise<void> {
  try {
    await loading;
  } catch (error) {
    if (window.location.pathname === renderedPath) {
      throw error;
    }
    await onFailure(error);
  }
}

/** A page that has loaded may, after a later deployment, be reloaded again. */
export function onRouteDidUpdate(): void {
  renderedPath = window.location.pathname;
  if (isMarked() && !hasFailed) {
    mark(false);
  }
  hasFailed = false;
  hideOverPage();
}
