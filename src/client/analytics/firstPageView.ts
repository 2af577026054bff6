// Inline script of every page of a site with analytics (src/plugins/analytics): reports that the page was opened, without the app.
import type { Analytics } from '../../site/deployment';
import { reportPageView } from './pageView';

reportPageView(
  JSON.parse(document.currentScript?.dataset.analytics ?? '{}') as Analytics,
  window.location,
);
