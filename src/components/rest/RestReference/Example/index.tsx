import { translate } from '@docusaurus/Translate';
import type { RestExample } from '@site/src/site/restReference';
import CodeBlock from '@theme/CodeBlock';
import { Inline } from '../Description';
import { Fold } from '../Fields';

/** One body among several, to be unfolded. */
export default function Example({
  example: { summary, name, text, html },
  isOpen,
}: {
  example: RestExample;
  isOpen?: boolean;
}): React.JSX.Element {
  return (
    <Fold
      summary={
        <>
          {translate({ id: 'rest.example', message: 'Example:' })} <Inline text={summary ?? name} />
        </>
      }
      isOpen={isOpen}
    >
      <CodeBlock language="json" html={html}>
        {text}
      </CodeBlock>
    </Fold>
  );
}
