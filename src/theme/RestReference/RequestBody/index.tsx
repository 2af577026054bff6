import CodeBlock from '@theme/CodeBlock';
import SchemaTree from '../Schema';
import type { Body, Props, Schema } from '../types';

/** A body's media type, fields and examples. */
export function BodyDetails({
  body,
  schemas,
}: {
  body: Body;
  schemas: Record<string, Schema>;
}): React.JSX.Element {
  return (
    <>
      {body.mediaType && (
        <p>
          Media type <code>{body.mediaType}</code>
        </p>
      )}
      {body.schema && <SchemaTree schema={body.schema} schemas={schemas} />}
      {body.examples.map(({ name, summary, value }) => (
        <CodeBlock key={name} language="json" title={summary ?? 'Example'}>
          {JSON.stringify(value, null, 2)}
        </CodeBlock>
      ))}
    </>
  );
}

/** What an operation takes as its body. */
export default function RequestBody({ operation }: Props): React.JSX.Element {
  const { requestBody, schemas } = operation;
  return requestBody ? <BodyDetails body={requestBody} schemas={schemas} /> : <p>None.</p>;
}
