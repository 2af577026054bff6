// Client module. Informs the controls about rendered pages, and loads the filter.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { routeRendered } from '../../site/controls';
import { decodable } from '../cleanAddress';
import { controlCodeBlocks, offerRuns } from './code';
import { revealTarget } from './reveal';

interface RouteUpdate {
  location: Location;
  previousLocation: Location | null;
}

if (ExecutionEnvironment.canUseDOM) {
  // Built pages have these in their inline script (src/client/start).
  if (process.env.NODE_ENV === 'development') {
    import('./page').then(({ controlPage }) => controlPage(), reportError);
  }
  controlCodeBlocks();
}

/** Loads the code of the filter, which few pages have. */
async function loadFilter(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('[data-filter]');
  if (form !== null) {
    const { startFilter } = await import('./filter');
    startFilter(form);
  }
}

/** Makes the fragment decodable, because the framework decodes it after rendering. */
export function onRouteUpdate({ location }: Pick<RouteUpdate, 'location'>): void {
  const hash = decodable(location.hash);
  if (hash !== location.hash) {
    location.hash = hash;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  }
}

/** Informs the controls about a rendered page, before it is painted. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  document.dispatchEvent(new Event(routeRendered));
  offerRuns();
  revealTarget(location.hash, previousLocation !== null);
  loadFilter().catch(reportError);
}
