// Client module: reports the page views of route changes (specification §7). The first view of a page needs no app: firstPageView.ts.
import siteConfig from '@generated/docusaurus.config';
import type { Analytics } from '@site/src/site/deployment';
import { type Place, reportPageView } from './pageView';

const samePlace = (a: Place, b: Place): boolean =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;

/** Tells the sink of a page view when path, query or hash differ from the view before. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Place;
  previousLocation: Place | null;
}): void {
  if (previousLocation !== null && !samePlace(location, previousLocation)) {
    reportPageView(siteConfig.customFields?.analytics as Analytics | undefined, location);
  }
}
