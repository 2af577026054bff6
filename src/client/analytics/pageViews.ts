// Inline script of every page of a site with analytics (src/plugins/start). Reports the page that was opened and each later address
// (specification §7), whether the app or the browser went there.
import { routeRendered } from '../../site/controls';
import type { Analytics } from '../../site/deployment';
import { movesOn } from '../cleanAddress';
import { reportPageView } from './pageView';

const analytics = JSON.parse(document.currentScript?.dataset.analytics ?? '{}') as Analytics;
let reported = '';

/** Reports the address of the page, if it isn't the one that was reported before. */
function report(): void {
  const { pathname, search, hash } = window.location;
  const path = `${pathname}${search}${hash}`;
  if (path !== reported && !(movesOn in document.documentElement.dataset)) {
    reported = path;
    reportPageView(analytics, path);
  }
}

// By then the address is clean.
document.addEventListener('DOMContentLoaded', report);
document.addEventListener(routeRendered, report);
window.addEventListener('hashchange', report);
// A page that returns from the back-forward cache is viewed again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) {
    reported = '';
    report();
  }
});
