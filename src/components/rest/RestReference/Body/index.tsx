import type { RestBody, RestExample } from '@site/src/site/restReference';
import CodeBlock from '@theme/CodeBlock';
import Description, { Inline } from '../Description';
import Fields, { TypeWords } from '../Fields';
import styles from './styles.module.css';

function Example({
  example: { summary, name, text, html },
  isOpen,
}: {
  example: RestExample;
  isOpen: boolean;
}): React.JSX.Element {
  return (
    <details className={styles.example} open={isOpen}>
      <summary>
        Example: <Inline text={summary ?? name} />
      </summary>
      <CodeBlock language="json" html={html}>
        {text}
      </CodeBlock>
    </details>
  );
}

/** A body's meaning, media type, fields and examples. */
export default function Body({
  body: { description, mediaType, root, examples },
  showsExample,
}: {
  body: RestBody;
  /** Whether the first example is unfolded. */
  showsExample: boolean;
}): React.JSX.Element {
  const members = root?.fields ?? root?.choices;
  return (
    <>
      {description && <Description text={description} />}
      {root && (
        <p>
          {mediaType && (
            <>
              <code>{mediaType}</code>,{' '}
            </>
          )}
          <TypeWords {...root} />
        </p>
      )}
      {members && <Fields fields={members} />}
      {examples.map((example, index) => (
        <Example key={example.name} example={example} isOpen={showsExample && index === 0} />
      ))}
    </>
  );
}
