import { translate } from '@docusaurus/Translate';
import type { RestBody, RestMedia, RestPage } from '@site/src/site/restReference';
import Description, { Html } from '../Description';
import Fields, { Facts, Fold, Members, TypeWords } from '../Fields';
import { Examples } from '../Samples';

interface Props {
  page: RestPage;
}

/** The fields of a body in one media type. */
function Media({ mediaType, root }: RestMedia) {
  const members = root?.fields ?? root?.choices;
  return (
    <>
      {(root ?? mediaType) && (
        <p>
          {mediaType && <code>{mediaType}</code>}
          {mediaType && root && ', '}
          {root && <TypeWords {...root} />}
          {root?.description && !root.shared && (
            <>
              {' – '}
              <Html html={root.description} />
            </>
          )}{' '}
          {root?.facts && <Facts facts={root.facts} />}
        </p>
      )}
      {root?.more && !root.shared && <Description more={root.more} />}
      {members && <Fields fields={members} />}
      {root?.fields && root.choices && <Fields fields={root.choices} />}
    </>
  );
}

/** A body's meaning, media types, fields, and headers. */
function Body({ description, more, others = [], headers, links, ...media }: RestBody) {
  return (
    <>
      <Description description={description} more={more} />
      <Media {...media} />
      {others.map((other) => (
        <div key={other.mediaType}>
          <Media {...other} />
          <Examples examples={other.examples} />
        </div>
      ))}
      {headers && (
        <Fold summary={translate({ id: 'rest.headers', message: 'Headers' })}>
          <Fields fields={headers} />
        </Fold>
      )}
      {links && (
        <ul>
          {links.map((link) => (
            <li key={link}>
              <Html html={link} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How to log in, what is deprecated, and where to read on. */
export const Notes = ({ page: { notes } }: Props) =>
  notes.map((note) => <Description key={note} description={note} />);

/** Path, query, header, and cookie parameters of an operation. */
export const Parameters = ({ page: { parameters } }: Props) => <Fields fields={parameters} />;

/** What an operation takes as its body. */
export const RequestBody = ({ page: { requestBody } }: Props) =>
  requestBody ? <Body {...requestBody} /> : null;

/** One of the replies of an operation. */
export function Response({ page, status }: Props & { status: string }) {
  const body = page.responses[status];
  return body ? <Body {...body} /> : null;
}

/** The requests that the server sends because of this one. */
export const Callbacks = ({ page: { callbacks = [] } }: Props) =>
  callbacks.map((callback) => {
    const { name, summary, method, path, parameters, requestBody, responses } = callback;
    return (
      <Fold key={`${name} ${method} ${path}`} summary={`${name}: ${summary}`} isOpen>
        <p>
          {method.toUpperCase()} <code>{path}</code>
        </p>
        <Description {...callback} />
        {parameters.length > 0 && <Fields fields={parameters} />}
        {requestBody && <Body {...requestBody} />}
        {requestBody && <Examples examples={requestBody.examples} />}
        {Object.entries(responses).map(([status, body]) => (
          <div key={status}>
            <p>
              <strong>{status}</strong>
            </p>
            <Body {...body} />
            <Examples examples={body.examples} />
          </div>
        ))}
      </Fold>
    );
  });

/** A type that several places of the page use. */
export function SharedType({ page, name }: Props & { name: string }) {
  const type = page.types[name];
  return type === undefined ? null : (
    <>
      <Description {...type} />
      {type.facts && (
        <p>
          <Facts facts={type.facts} />
        </p>
      )}
      <Members {...type} name={name} heading={type.anchor} />
    </>
  );
}
