import type { Analytics } from '../../site/deployment';
import { asksNotToBeTracked } from '../../site/tracking';

type Sink = ((event: string, details: { path: string }) => void) & { q?: unknown[] };
/** What a page view is told apart by. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

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

/**
 * Tells the configured sink of a page view (specification §7); without one it does nothing. Readers who ask not to be tracked are
 * not.
 */
export function reportPageView(configured: Analytics | undefined, place: Place): void {
  if (configured !== undefined && !asksNotToBeTracked(navigator)) {
    const { pathname, search, hash } = place;
    findSink(configured)('pageview', { path: `${pathname}${search}${hash}` });
  }
}
