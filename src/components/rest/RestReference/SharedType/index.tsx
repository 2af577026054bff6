import type { RestPage } from '@site/src/site/restReference';
import Description, { Inline } from '../Description';
import Fields from '../Fields';

/** A type that several places of the page use. */
export default function SharedType({
  page: { types },
  name,
}: {
  page: Pick<RestPage, 'types'>;
  name: string;
}): React.JSX.Element | null {
  const type = types[name];
  if (type === undefined) {
    return null;
  }
  const members = type.fields ?? type.choices;
  return (
    <>
      {type.description && <Description text={type.description} />}
      {type.facts && (
        <p>
          <Inline text={type.facts.join(' ')} />
        </p>
      )}
      {type.choices && !type.fields && <p>One of:</p>}
      {members && <Fields fields={members} />}
    </>
  );
}
