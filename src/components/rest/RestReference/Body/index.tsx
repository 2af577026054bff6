import type { RestBody } from '@site/src/site/restReference';
import Description from '../Description';
import Fields, { TypeWords } from '../Fields';

/** A body's meaning, media type and fields. */
export default function Body({
  body: { description, mediaType, root },
}: {
  body: RestBody;
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
    </>
  );
}
