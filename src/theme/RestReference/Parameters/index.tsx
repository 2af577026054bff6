import SchemaTree from '../Schema';
import type { Props } from '../types';

/** Path, query and header parameters of an operation. */
export default function Parameters({ operation }: Props): React.JSX.Element {
  const { parameters, schemas } = operation;
  if (parameters.length === 0) {
    return <p>None.</p>;
  }
  return (
    <SchemaTree
      schemas={schemas}
      schema={{
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
        properties: Object.fromEntries(
          parameters.map(({ name, in: place, description, schema }) => [
            name,
            { ...schema, description: `In the ${place}. ${description ?? ''}` },
          ]),
        ),
      }}
    />
  );
}
