// Client module. What controls need of the app: each page that it renders, and the code of those that few pages have.
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
  // A built page has these in its inline script (src/client/start).
  if (process.env.NODE_ENV === 'development') {
    import('./page').then(({ controlPage }) => controlPage(), reportError);
  }
  controlCodeBlocks();
}

/** Few pages have a filter, or fields next to samples: their code is theirs alone. */
async function startRareControls(): Promise<void> {
  if (document.querySelector('.rest-operation') !== null) {
    const { markSampleLines } = await import('./sampleLines');
    markSampleLines();
  }
  const form = document.querySelector<HTMLFormElement>('[data-filter]');
  if (form !== null) {
    const { startFilter } = await import('./filter');
    startFilter(form);
  }
}

/** Makes the fragment that a reader typed or a link brought decodable: the framework decodes it once the page is rendered. */
export function onRouteUpdate({ location }: Pick<RouteUpdate, 'location'>): void {
  const hash = decodable(location.hash);
  if (hash !== location.hash) {
    location.hash = hash;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  }
}

/** Tells the controls of a page that was rendered, before it is painted. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  document.dispatchEvent(new Event(routeRendered));
  offerRuns();
  revealTarget(location.hash, previousLocation !== null);
  startRareControls().catch(reportError);
}
