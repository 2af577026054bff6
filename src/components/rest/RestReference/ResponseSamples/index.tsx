import type { RestPage } from '@site/src/site/restReference';
import Example from '../Example';
import SampleTabs from '../SampleTabs';

/** What the server answers, by status; of several examples the first is unfolded. */
export default function ResponseSamples({
  page: { responses },
}: {
  page: Pick<RestPage, 'responses'>;
}): React.JSX.Element {
  const statuses = Object.entries(responses).filter(([, { examples }]) => examples.length > 0);
  return (
    <SampleTabs
      samples={statuses.map(([status, { examples }]) => ({
        value: status,
        label: status,
        content: examples.map((example, index) => (
          <Example key={example.name} example={example} isOpen={index === 0} />
        )),
      }))}
    />
  );
}
