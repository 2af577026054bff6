import { STATUS_CODES } from 'node:http';
import { createSlugger } from '@docusaurus/utils';
import { h } from 'hastscript';
import { type RestCall, restHeadings } from '../../site/restReference';
import { curlSample, restRequest } from '../../site/restSamples';
import type { ClientSamples } from './clientSamples';
import { describe, type Html, htmlOf, paragraphs } from './describe';
import { Examples } from './examples';
import { components, escaped, fence, html, inside, pageStart, tabs } from './mdx';
import {
  type Body,
  isJson,
  mediaTypesOf,
  type OpenApi,
  operationsIn,
  operationsOf,
  type PathOperation,
  schemaName,
} from './openApi';
import { blocks, code, docsLink, fieldList, folded, SchemaFields } from './schemaFields';

type BodyExample = ReturnType<Examples['ofBody']>[number];

/** A heading with its text, and with its id unless the title determines it. */
type Section = readonly [mark: '##' | '###', title: string, text?: Html, id?: string];

type Called = Pick<ReturnType<typeof operationsIn>[number], 'operation' | 'parameters'>;

const statusTitle = (status: string): string => `${status} ${STATUS_CODES[status] ?? ''}`.trim();

/** Describes the other parts of an operation. */
function notesOf(api: OpenApi, { operation }: Called): Html {
  const { security = api.security ?? [], tags = [], externalDocs, servers = [] } = operation;
  const ways = security.map((schemes) =>
    Object.entries(schemes)
      .map(([name, scopes]) => code(name) + (scopes[0] ? ` (${scopes.map(code).join(', ')})` : ''))
      .join(' and '),
  );
  const named = [...ways.filter(Boolean), ...(ways.includes('') ? ['none'] : [])];
  const notes = blocks(
    operation.deprecated && '**Deprecated.**',
    named.length > 0 && `Authentication: ${named.join(', or ')}.`,
    ...servers.map(({ url, description }) => blocks(`Server: ${code(url)}.`, description)),
    tags.length > 1 && `Also in: ${tags.slice(1).map(code).join(', ')}.`,
    externalDocs && `See ${docsLink(externalDocs)}.`,
  );
  return paragraphs(notes);
}

/** Describes a body in each media type, with its headers and links. */
function bodyHtml(fields: SchemaFields, body: Body, place: string): Html {
  const { description, headers = {}, links = {}, required } = body;
  const media = mediaTypesOf(body).map(([type, { schema }], at) =>
    fields.body(type, schema, at === 0 ? place : `${place}.${type.replace(/\W+/g, '-')}`, required),
  );
  const named = Object.entries(headers).map(([name, own]) => ({ ...own, name, in: 'header' }));
  const linked = Object.entries(links).map(([name, link]) =>
    fields.field({ ...link, type: 'link' }, name, `${place}.links.${name}`),
  );
  return htmlOf(
    paragraphs(description),
    ...media,
    named.length > 0 ? folded('Headers', fields.parameters(named, `${place}.headers`)) : [],
    linked.length > 0 ? folded('Links', fieldList(linked)) : [],
  );
}

/** Describes callbacks with their examples, which aren't in the column of samples. */
function callbacksHtml(examples: Examples, fields: SchemaFields, { operation }: Called): Html {
  const callbacks = Object.entries(operation.callbacks ?? {});
  return callbacks.flatMap(([name, items]) =>
    operationsIn(items).map((called) => {
      const { summary, operationId = name, description, requestBody, responses } = called.operation;
      const sections = sectionsOf(examples, fields, called, `callbacks.${name}.${called.method}.`);
      const bodies = Object.entries({ '': requestBody, ...responses })
        .flatMap(([status, body]) => examples.ofBody(body, status))
        .map(({ title, text }) => folded(`Example: ${title}`, h('pre', text)));
      const body = htmlOf(
        h('p', `${called.method.toUpperCase()} `, h('code', called.key)),
        paragraphs(description),
        notesOf(examples.api, called),
        sections.flatMap(([, title, text = []]) => [h('p', h('strong', title)), ...text]),
        bodies,
      );
      return folded(`${name}: ${summary ?? operationId}`, body, true);
    }),
  );
}

/** @param prefix of ids in a callback. */
function sectionsOf(
  examples: Examples,
  fields: SchemaFields,
  target: Called,
  prefix = '',
): Section[] {
  const { requestBody = {}, responses = {} } = target.operation;
  const replies: Section[] = Object.entries(responses).map(([status, body]) => {
    return ['###', statusTitle(status), bodyHtml(fields, body, prefix + status)];
  });
  const sections: Section[] = [
    ['##', restHeadings.parameters, fields.parameters(target.parameters, `${prefix}parameters`)],
    ['##', restHeadings.requestBody, bodyHtml(fields, requestBody, `${prefix}request`)],
    ['##', restHeadings.responses, replies.length > 0 ? undefined : []],
    ...replies,
    ['##', restHeadings.callbacks, callbacksHtml(examples, fields, target)],
  ];
  return sections.filter(([mark, , text]) => mark === '###' || text?.length !== 0);
}

/** Describes an operation and the types that it uses more than once, which are known after a first attempt. */
function allSections(examples: Examples, target: PathOperation, types: string[] = []): Section[] {
  const slugger = createSlugger();
  const titles = Object.keys(target.operation.responses).map(statusTitle);
  [...Object.values(restHeadings), ...titles].forEach((title) => void slugger.slug(title));
  const shared = types
    .map(($ref) => ({ title: schemaName({ $ref }) ?? '', $ref }))
    .sort((a, b) => (a.title < b.title ? -1 : 1))
    .map((type) => ({ ...type, id: slugger.slug(type.title) }));
  const ids = new Map(shared.map(({ $ref, id }) => [$ref, id]));
  const fields = new SchemaFields(examples.api, ids);
  const sections = sectionsOf(examples, fields, target);
  if (fields.repeated().length > types.length) {
    return allSections(examples, target, fields.repeated());
  }
  const typeSections = shared.map(
    ({ title, $ref, id }): Section => ['###', title, fields.body('', { $ref }, title), id],
  );
  const heading: Section[] = shared.length > 0 ? [['##', restHeadings.types]] : [];
  return [...sections, ...heading, ...typeSections];
}

/** Lists the existing samples of an operation by client, whose keys are the same as in the documentation. */
const samplesOf = (curl: string, { java = '', python = '' }: ClientSamples[string] = {}) =>
  [
    { value: 'rest', label: 'curl', language: 'shell', code: curl },
    { value: 'java', label: 'Java client', language: 'java', code: java },
    { value: 'python', label: 'Python client', language: 'python', code: python },
  ].filter((sample) => sample.code !== '');

/** Writes a body in a fold. */
const exampleFold = (body: BodyExample, isOpen = false): string =>
  inside(
    `Example title={${JSON.stringify(body.title)}}${isOpen ? ' open' : ''}`,
    html(describe(body.description).first),
    fence(body.isJson ? 'json' : 'text', body.text),
  );

/** Generates the page of an operation, at a position in the sidebar. */
function operationPage(
  examples: Examples,
  clients: ClientSamples,
  hasCors: boolean,
  target: PathOperation,
  position: number,
) {
  const { operation, name, tag, method, path, parameters, server, isWebhook } = target;
  const { operationId, summary, description, responses, requestBody } = operation;
  const sent = examples.request(target);
  const query = Object.fromEntries(sent.query);
  const samples = isWebhook ? [] : samplesOf(curlSample(restRequest(sent)), clients[operationId]);
  const bodies = examples.ofBody(requestBody);
  const json = bodies.filter((body) => body.isJson);
  // A form isn't JSON. It has the fields of the first example.
  const isSent = ({ text }: BodyExample, at: number): boolean =>
    isJson(sent.contentType ?? '') ? text === sent.body : at === 0;
  const sentBody = isWebhook ? undefined : bodies.find(isSent);
  const about = paragraphs(blocks(sentBody?.summary, sentBody?.description));
  const clientTabs = samples.map(({ value, label, language, code: text }) => [
    `value="${value}" label="${label}"`,
    html(value === 'rest' ? about : []),
    fence(language, text),
  ]);
  const replies = Object.entries(responses).flatMap(([status, body]) => {
    const folds = examples.ofBody(body, status).map((reply, at) => exampleFold(reply, !at));
    return folds.length > 0 ? [[`value="${status}"`, ...folds]] : [];
  });
  const schemas = new SchemaFields(examples.api);
  const call: RestCall = {
    method,
    path,
    server,
    hasCors,
    parameters: parameters.map(({ name: key, in: place, required, schema = {} }) => {
      const { enum: choices, types: known } = schemas.whole(schema);
      return {
        name: key,
        in: place,
        example:
          place === 'path' ? sent.pathValues[key] : place === 'query' ? query[key] : undefined,
        values: choices?.map(String) ?? (known[0] === 'boolean' ? ['true', 'false'] : undefined),
        isRequired: required || undefined,
      };
    }),
    examples: requestBody && json.map(({ title, text }) => ({ title, value: JSON.parse(text) })),
  };
  const { first, more } = describe(description);
  const lead = html([h('p', first)]);
  const notes = html([...more, ...notesOf(examples.api, target)]);
  const sections = allSections(examples, target).map(([mark, title, text = [], id]) =>
    blocks(`${mark} ${escaped(title)}${id ? ` {/* #${id} */}` : ''}`, html(text)),
  );
  const markdown = blocks(
    pageStart(name, summary, description, {
      // The name of the method in clients.
      keywords: [operationId],
      sidebar_position: position,
      sidebar_class_name: `rest-method rest-method-${method}`,
      // `restSidebarItems` groups by it. All readers would load sidebar_custom_props.
      rest_tag: tag,
      // “What changed” recognizes operations by it.
      rest_call: `${method.toUpperCase()} ${path}`,
    }),
    `import TryIt from '${components}/TryIt';
import { Endpoint, Example, Html } from '${components}/RestReference';`,
    inside(
      'div className="rest-operation"',
      inside(
        'div className="rest-lead"',
        `<Endpoint method="${method}" path={${JSON.stringify(path)}} />`,
        lead,
      ),
      inside(
        // The search finds the contents of samples in the first column.
        'div className="rest-side thin-scrollbar" data-unsearched=""',
        samples.length > 0 && `<TryIt call={${JSON.stringify(call)}} />`,
        tabs(restHeadings.samples, ' groupId="client"', clientTabs),
        ...bodies.filter((body) => body !== sentBody).map((body) => exampleFold(body)),
        tabs(restHeadings.responseSamples, '', replies),
      ),
      inside('div className="rest-main"', notes, ...sections),
    ),
  );
  return { name, markdown, call, samples };
}

export type RestPage = ReturnType<typeof operationPage>;

/** Generates the pages of an OpenAPI file by operation id. */
export function operationPages(api: OpenApi, clients: ClientSamples, hasCors: boolean) {
  const examples = new Examples(api);
  return new Map(
    operationsOf(api).map((target, at) => [
      target.operation.operationId,
      operationPage(examples, clients, hasCors, target, at + 1),
    ]),
  );
}
