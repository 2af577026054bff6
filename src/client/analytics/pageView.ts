import { type Analytics, asksNotToBeTracked } from '../../site/deployment';

type Sink = ((event: string, details: { path: string }) => void) & { q?: unknown[] };

/** Returns the sink: the page's own function, or a stand-in that keeps the calls until the script takes them over. */
function findSink({ functionName, scriptUrl }: Analytics): Sink {
  const page = window as unknown as Record<string, Sink | undefined>;
  const existing = page[functionName];
  if (existing !== undefined) {
    return existing;
  }
  const calls: unknown[] = [];
  const placeholder: Sink = Object.assign(
    (...call: Parameters<Sink>) => {
      calls.push(call);
    },
    { q: calls },
  );
  page[functionName] = placeholder;
  if (scriptUrl !== undefined) {
    const script = document.createElement('script');
    script.async = true;
    script.src = scriptUrl;
    document.head.append(script);
  }
  return placeholder;
}

/** Reports a page view to the sink (specification §7). Readers who ask not to be tracked are not. */
export function reportPageView(analytics: Analytics, path: string): void {
  if (!asksNotToBeTracked(navigator)) {
    findSink(analytics)('pageview', { path });
  }
}
