import type { RestPage } from '@site/src/site/restReference';
import Description from '../Description';
import Fields, { Facts, Fold } from '../Fields';

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
          <Facts facts={type.facts} />
        </p>
      )}
      {members && (
        <Fold
          summary={`${type.fields ? 'Fields' : 'Kinds'} of ${name}`}
          heading={name.toLowerCase()}
        >
          <Fields fields={members} />
        </Fold>
      )}
    </>
  );
}
