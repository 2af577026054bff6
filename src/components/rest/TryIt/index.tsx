import PartBoundary from '@site/src/components/shared/PartBoundary';
import type { RestCall } from '@site/src/site/restReference';
import Panel from './Panel';

/** What a static article hydrates by itself (src/components/shared/StaticArticle): no React context reaches it. */
export function TryItPlace({ call }: { call: RestCall }) {
  return (
    <PartBoundary>
      <Panel call={call} />
    </PartBoundary>
  );
}

/** Sends a page's call from the page to the sandbox, or to a server of the reader's. */
export default function TryIt({ call }: { call: RestCall }) {
  return (
    <div data-call={JSON.stringify(call)}>
      <TryItPlace call={call} />
    </div>
  );
}
