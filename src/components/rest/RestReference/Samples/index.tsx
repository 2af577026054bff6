import type { RestPage } from '@site/src/site/restReference';
import CodeBlock from '@theme/CodeBlock';
import Example from '../Example';
import SampleTabs from '../SampleTabs';

/**
 * The same call in several languages, then bodies that another call of the kind has; every language shows the first one. A reader's
 * choice holds for the tabs of the documentation, too.
 */
export default function Samples({
  page: { samples, requestBody },
}: {
  page: Pick<RestPage, 'samples' | 'requestBody'>;
}): React.JSX.Element {
  const [, ...others] = requestBody?.examples ?? [];
  return (
    <>
      <SampleTabs
        group="client"
        samples={samples.map(({ value, label, language, code, html }) => ({
          value,
          label,
          content: (
            <CodeBlock language={language} html={html}>
              {code}
            </CodeBlock>
          ),
        }))}
      />
      {others.map((example) => (
        <Example key={example.name} example={example} />
      ))}
    </>
  );
}
