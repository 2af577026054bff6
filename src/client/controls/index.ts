// Client module. What controls need of the app: each page that it renders, and the code of those that few pages have.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { playsMark, routeRendered } from '../../site/controls';
import { controlCodeBlocks, offerRuns } from './code';
import { closest } from './dom';
import { controlFolds } from './folds';
import { revealTarget } from './reveal';

/** What the framework reports about a page that it has rendered. */
interface RouteUpdate {
  location: Location;
  previousLocation: Location | null;
}

/** Few pages have something to play: its code comes with the first press. */
function playOnPress(event: MouseEvent): void {
  const still = closest<HTMLAnchorElement>(event, `[${playsMark}]`);
  if (still !== null && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    import('./embeds').then(
      ({ play }) => play(still),
      () => window.location.assign(still.href),
    );
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // A built page has these in its inline script (src/client/start).
  if (process.env.NODE_ENV === 'development') {
    import('./page').then(({ controlPage }) => controlPage(), reportError);
  }
  document.addEventListener('click', playOnPress);
  controlCodeBlocks();
  controlFolds();
}

/** Few pages have a filter: its code is theirs alone. */
async function startFilters(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('[data-filter]');
  if (form !== null) {
    const { startFilter } = await import('./filter');
    startFilter(form);
  }
}

/** Tells the controls of a page that was rendered, before it is painted. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  document.dispatchEvent(new Event(routeRendered));
  offerRuns();
  revealTarget(location.hash, previousLocation !== null);
  startFilters().catch(reportError);
}
