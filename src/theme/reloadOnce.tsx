// Client module. When a page's modules can't be loaded, the framework reloads the whole page, for a new deployment removes
// the files that an open tab knows. If they are missing for another reason, that reload repeats for ever. Here it happens at
// most once; a second failure shows the error with Retry (specification §2, §8).
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import { createRoot } from 'react-dom/client';
import LoadError from './Loading/LoadError';
import styles from './Loading/styles.module.css';

interface Route {
  component?: { preload?: () => Promise<unknown> };
  routes?: Route[];
}

// The mark lives in the session history entry: it outlives a reload even where storage is blocked, and ends with the entry.
const isMarked = (): boolean => window.history.state?.hasReloaded === true;

const mark = (hasReloaded: boolean): void =>
  window.history.replaceState({ ...window.history.state, hasReloaded }, '');

/** Path of the page that React has rendered; before the first, the reader sees the server's page, without life. */
let renderedPath: string | undefined;
/** One page is made of several modules, which can fail each for itself. */
let hasFailed = false;
const pending = new Promise<never>(() => undefined);

function showError(error: unknown): void {
  const box = document.createElement('div');
  box.className = styles.overPage ?? '';
  document.body.append(box);
  createRoot(box).render(<LoadError error={error} retry={() => window.location.reload()} />);
}

/** Settles only where the application is to go on: with the page's own error display in place of the page. */
function onFailure(error: unknown): Promise<unknown> {
  const isFirst = !hasFailed;
  hasFailed = true;
  console.warn(error);
  if (isFirst && !isMarked()) {
    mark(true);
    window.location.reload();
    return pending;
  }
  if (renderedPath !== undefined) {
    return Promise.resolve();
  }
  if (!isFirst) {
    return pending;
  }
  // The server's page is there to be read: it stays, with the error over its foot.
  showError(error);
  return pending;
}

/** Guards a route's preloading, but only on the way to another page: a hovered link may fail unseen. */
function guard(route: Route): void {
  const { component } = route;
  const preload = component?.preload;
  if (component && preload) {
    component.preload = () =>
      preload().catch((error: unknown) => {
        if (window.location.pathname === renderedPath) {
          throw error;
        }
        return onFailure(error);
      });
  }
  route.routes?.forEach(guard);
}

if (ExecutionEnvironment.canUseDOM) {
  (routes as unknown as Route[]).forEach(guard);
}

/** A page that has loaded may, after a later deployment, be reloaded again. */
export function onRouteDidUpdate(): void {
  renderedPath = window.location.pathname;
  if (isMarked() && !hasFailed) {
    mark(false);
  }
  hasFailed = false;
}
