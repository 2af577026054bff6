// Client module. Informs the controls about rendered pages, and loads the filter.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { routeRendered } from '../../site/controls';
import { decodable } from '../cleanAddress';
import { controlCodeBlocks, offerRuns } from './code';
import { docsSidebar } from './menu';
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

/**
 * Marks the page that is shown in the sidebar, which React renders once, and opens its categories: a page that is reached by a link
 * shows there, also where the reader has closed its category.
 */
function markCurrentItem(): void {
  const { origin, pathname } = window.location;
  const page = (origin + pathname).replace(/\/$/, '');
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${docsSidebar} a`)) {
    const isCurrent = link.href.replace(/\/?(?:[?#].*)?$/, '') === page;
    link.classList.toggle('menu__link--active', isCurrent);
    if (isCurrent) {
      link.setAttribute('aria-current', 'page');
    } else {
      link.removeAttribute('aria-current');
    }
  }
  for (const category of document.querySelectorAll(`${docsSidebar} li:has(> details)`)) {
    const isActive = category.querySelector('[aria-current]') !== null;
    for (const label of category.querySelectorAll(':scope > a, :scope > details > .menu__link')) {
      label.classList.toggle('menu__link--active', isActive);
    }
    if (isActive) {
      category.querySelector('details')?.setAttribute('open', '');
    }
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
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    markCurrentItem();
  }
  offerRuns();
  revealTarget(location.hash, previousLocation !== null);
  loadFilter().catch(reportError);
}
