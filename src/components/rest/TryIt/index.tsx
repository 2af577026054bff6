import Island from '@site/src/components/shared/Island';
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
    examples: requestBody?.examples.map(({ name, summary, text }) => ({
      name,
      summary,
      value: JSON.parse(text),
    })),
  };
}

/** Sends a page's call from the page to the sandbox, or to a server of the reader's. */
export default function TryIt({ page }: { page: RestPage }) {
  const props = { call: callOf(page) };
  return (
    <Island name="try-it" props={props}>
      <Panel {...props} />
    </Island>
  );
}
