// Client module: reports page views to the configured sink (specification §7). Without one it does nothing.
import siteConfig from '@generated/docusaurus.config';
import type { Analytics } from '@site/src/site/deployment';

type Sink = ((event: string, details: { path: string }) => void) & { q?: unknown[] };
/** What a page view is told apart by. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Whether the reader's browser asks not to be counted: Do-Not-Track or Global Privacy Control. */
export function asksNotToBeTracked(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** Returns the sink: the page's own function, or a stand-in that keeps the calls until the script takes them over. */
function findSink({ functionName, scriptUrl }: Analytics): Sink {
  const page = window as unknown as Record<string, Sink | undefined>;
  const existing = page[functionName];
  if (existing !== undefined) {
    return existing;
  }
  const calls: unknown[] = [];
  const standIn: Sink = Object.assign(
    (...call: Parameters<Sink>) => {
      calls.push(call);
    },
    { q: calls },
  );
  page[functionName] = standIn;
  if (scriptUrl !== undefined) {
    const script = document.createElement('script');
    script.async = true;
    script.src = scriptUrl;
    document.head.append(script);
  }
  return standIn;
}

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
  const configured = siteConfig.customFields?.analytics as Analytics | undefined;
  const isSame = previousLocation !== null && samePlace(location, previousLocation);
  if (configured === undefined || isSame || asksNotToBeTracked(navigator)) {
    return;
  }
  const { pathname, search, hash } = location;
  findSink(configured)('pageview', { path: `${pathname}${search}${hash}` });
}
