import type { RestPage, RestParameter } from '@site/src/site/restReference';
import Fields from '../Fields';

/** Path, query and header parameters of an operation. */
export default function Parameters({
  page: { parameters },
}: {
  page: Pick<RestPage, 'parameters'>;
}): React.JSX.Element {
  const places = new Map<string, RestParameter['in']>(
    parameters.map(({ id, in: place }) => [id, place]),
  );
  return <Fields fields={parameters} placeOf={({ id }) => places.get(id)} />;
}
