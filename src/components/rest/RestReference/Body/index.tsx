import type { RestBody, RestPage } from '@site/src/site/restReference';
import Description from '../Description';
import Fields, { Facts, Members, TypeWords } from '../Fields';

interface Props {
  page: RestPage;
}

/** A body's meaning, media type and fields. */
function Body({ description, mediaType, root }: RestBody) {
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

/** Path, query and header parameters of an operation. */
export const Parameters = ({ page: { parameters } }: Props) => <Fields fields={parameters} />;

/** What an operation takes as its body. */
export const RequestBody = ({ page: { requestBody } }: Props) =>
  requestBody ? <Body {...requestBody} /> : null;

/** One of the replies of an operation. */
export function Response({ page, status }: Props & { status: string }) {
  const body = page.responses[status];
  return body ? <Body {...body} /> : null;
}

/** A type that several places of the page use. */
export function SharedType({ page, name }: Props & { name: string }) {
  const type = page.types[name];
  return type === undefined ? null : (
    <>
      {type.description && <Description text={type.description} />}
      {type.facts && (
        <p>
          <Facts facts={type.facts} />
        </p>
      )}
      <Members {...type} name={name} heading={name.toLowerCase()} />
    </>
  );
}
