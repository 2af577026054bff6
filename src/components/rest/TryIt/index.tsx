import PartBoundary from '@site/src/components/shared/PartBoundary';
import type { RestCall, RestPage } from '@site/src/site/restReference';
import Panel from './Panel';

/** What the form needs of a page; all else is on the page to be read. */
function callOf({ method, path, server, hasCors, parameters, requestBody }: RestPage): RestCall {
  return {
    method,
    path,
    server,
    hasCors,
    parameters: parameters.map((parameter) => {
      const { name, in: place, example, values, isRequired } = parameter;
      return { name, in: place, example, values, isRequired };
    }),
    examples: requestBody?.examples
      .filter(({ isText }) => !isText)
      .map(({ name, summary, text }) => ({ name, summary, value: JSON.parse(text) })),
  };
}

/** What a static article hydrates by itself (src/components/shared/StaticArticle): no React context reaches it. */
export function TryItPlace({ call }: { call: RestCall }) {
  return (
    <PartBoundary>
      <Panel call={call} />
    </PartBoundary>
  );
}

/** Sends a page's call from the page to the sandbox, or to a server of the reader's. */
export default function TryIt({ page }: { page: RestPage }) {
  const call = callOf(page);
  return (
    <div data-call={JSON.stringify(call)}>
      <TryItPlace call={call} />
    </div>
  );
}
