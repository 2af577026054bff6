import { STATUS_CODES } from 'node:http';
import { createSlugger } from '@docusaurus/utils';
import { h } from 'hastscript';
import { type RestCall, restHeadings } from '../../site/restReference';
import { curlSample, restRequest } from '../../site/restSamples';
import type { ClientSamples } from './clientSamples';
import { describe, type Html, htmlOf, paragraphs } from './describe';
import { Examples } from './examples';
import { components, escaped, fence, inside, pageStart, Texts, tabs } from './mdx';
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

/** The page of one operation. */
export interface RestPage {
  name: string;
  /** Headings for the table of contents, code for the highlighter, and components. */
  markdown: string;
  texts: string[];
  call: RestCall;
  /** In the order of their tabs, whose keys are the same as in the documentation. */
  samples: { value: string; label: string; language: string; code: string }[];
}

/** Data for the pages of a file. */
interface Source {
  api: OpenApi;
  examples: Examples;
  clients: ClientSamples;
  hasCors: boolean;
}

type Called = Pick<PathOperation, 'operation' | 'parameters'>;

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
    servers.length > 0 && `Server: ${servers.map(({ url }) => code(url)).join(', ')}.`,
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
function callbacksHtml(source: Source, fields: SchemaFields, { operation }: Called): Html {
  const callbacks = Object.entries(operation.callbacks ?? {});
  return callbacks.flatMap(([name, items]) =>
    operationsIn(items).map((called) => {
      const { summary, operationId = name, description, requestBody, responses } = called.operation;
      const sections = sectionsOf(source, fields, called, `callbacks.${name}.${called.method}.`);
      const examples = Object.entries({ '': requestBody, ...responses })
        .flatMap(([status, body]) => source.examples.ofBody(body, status))
        .map(({ title, text }) => folded(`Example: ${title}`, h('pre', text)));
      const body = htmlOf(
        h('p', `${called.method.toUpperCase()} `, h('code', called.key)),
        paragraphs(description),
        notesOf(source.api, called),
        sections.flatMap(([, title, text = []]) => [h('p', h('strong', title)), ...text]),
        examples,
      );
      return folded(`${name}: ${summary ?? operationId}`, body, true);
    }),
  );
}

/** @param prefix of ids in a callback. */
function sectionsOf(source: Source, fields: SchemaFields, target: Called, prefix = ''): Section[] {
  const { requestBody = {}, responses = {} } = target.operation;
  const replies = Object.entries(responses).map(
    ([status, body]): Section => [
      '###',
      statusTitle(status),
      bodyHtml(fields, body, prefix + status),
    ],
  );
  const sections: Section[] = [
    ['##', restHeadings.parameters, fields.parameters(target.parameters, `${prefix}parameters`)],
    ['##', restHeadings.requestBody, bodyHtml(fields, requestBody, `${prefix}request`)],
    ['##', restHeadings.responses, replies.length > 0 ? undefined : []],
    ...replies,
    ['##', restHeadings.callbacks, callbacksHtml(source, fields, target)],
  ];
  return sections.filter(([mark, , text]) => mark === '###' || text?.length !== 0);
}

/** Lists the existing samples of an operation by client. */
const samplesOf = (curl: string, { java = '', python = '' }: ClientSamples[string] = {}) =>
  [
    { value: 'rest', label: 'curl', language: 'shell', code: curl },
    { value: 'java', label: 'Java client', language: 'java', code: java },
    { value: 'python', label: 'Python client', language: 'python', code: python },
  ].filter((sample) => sample.code !== '');

/** Writes the samples of an operation with the words of the body that they send, then other bodies of requests and replies. */
function sidePart(
  texts: Texts,
  samples: RestPage['samples'],
  sent: BodyExample | undefined,
  bodies: readonly BodyExample[],
  replies: readonly (readonly [status: string, BodyExample[]])[],
): string {
  const show = ({ title, description, text, isJson }: BodyExample, isOpen = false): string =>
    inside(
      `Example title={${JSON.stringify(title)}}${isOpen ? ' open' : ''}`,
      texts.show(describe(description).first),
      fence(isJson ? 'json' : 'text', text),
    );
  const clients = samples.map(({ value, label, language, code: text }) => [
    `value="${value}" label="${label}"`,
    texts.show(value === 'rest' ? paragraphs(blocks(sent?.summary, sent?.description)) : []),
    fence(language, text),
  ]);
  const statuses = replies.map(([status, examples]) => [
    `value="${status}"`,
    ...examples.map((example, at) => show(example, at === 0)),
  ]);
  return inside(
    // The search finds the contents of samples in the first column.
    'div className="rest-side thin-scrollbar" data-unsearched=""',
    clients.length > 0 && '<TryIt call={page.call} />',
    tabs(restHeadings.samples, ' groupId="client"', clients),
    ...bodies.filter((body) => body !== sent).map((body) => show(body)),
    tabs(restHeadings.responseSamples, '', statuses),
  );
}

/**
 * Generates the page of an operation.
 *
 * @param position position in the sidebar.
 * @param types references to schemas that the page uses more than once.
 */
function operationPage(
  source: Source,
  target: PathOperation,
  position: number,
  types: readonly string[] = [],
): RestPage {
  const { api, examples, clients, hasCors } = source;
  const { operation, name, tag, method, path, parameters, server, isWebhook } = target;
  const { operationId, summary, description, responses, requestBody } = operation;
  const slugger = createSlugger();
  const titles = [...Object.values(restHeadings), ...Object.keys(responses).map(statusTitle)];
  titles.forEach((title) => void slugger.slug(title));
  const shared = types
    .map(($ref) => ({ title: schemaName({ $ref }) ?? '', $ref }))
    .sort((a, b) => (a.title < b.title ? -1 : 1))
    .map((type) => ({ ...type, id: slugger.slug(type.title) }));
  const fields = new SchemaFields(api, new Map(shared.map(({ $ref, id }) => [$ref, id])));
  const sections = sectionsOf(source, fields, target);
  if (fields.repeated().length > types.length) {
    return operationPage(source, target, position, fields.repeated());
  }
  const typeSections = shared.map(
    ({ title, $ref, id }): Section => ['###', title, fields.body('', { $ref }, title), id],
  );
  if (shared.length > 0) {
    sections.push(['##', restHeadings.types], ...typeSections);
  }
  const sent = examples.request(target);
  const values: Record<string, Record<string, string>> = {
    path: sent.pathValues,
    query: Object.fromEntries(sent.query),
  };
  const samples = isWebhook ? [] : samplesOf(curlSample(restRequest(sent)), clients[operationId]);
  const bodies = examples.ofBody(requestBody);
  // Forms aren't JSON, but are made of the first example.
  const isSent = ({ text }: BodyExample, at: number): boolean =>
    isJson(sent.contentType ?? '') ? text === sent.body : at === 0;
  const sentBody = isWebhook ? undefined : bodies.find(isSent);
  const replies = Object.entries(responses)
    .map(([status, body]) => [status, examples.ofBody(body, status)] as const)
    .filter(([, list]) => list.length > 0);
  const call: RestCall = {
    method,
    path,
    server,
    hasCors,
    parameters: parameters.map(({ name: key, in: place, required, schema = {} }) => {
      const { enum: choices, types: known } = fields.whole(schema);
      return {
        name: key,
        in: place,
        example: values[place]?.[key],
        values: choices?.map(String) ?? (known[0] === 'boolean' ? ['true', 'false'] : undefined),
        ...(required && { isRequired: true }),
      };
    }),
    ...(requestBody && {
      examples: bodies
        .filter(({ isJson }) => isJson)
        .map(({ title, text }) => ({ title, value: JSON.parse(text) })),
    }),
  };
  const texts = new Texts();
  const { first, more } = describe(description);
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
        '<Endpoint {...page.call} />',
        texts.show([h('p', first)]),
      ),
      sidePart(texts, samples, sentBody, bodies, replies),
      inside(
        'div className="rest-main"',
        texts.show([...more, ...notesOf(api, target)]),
        ...sections.map(([mark, title, text = [], id]) =>
          blocks(`${mark} ${escaped(title)}${id ? ` {/* #${id} */}` : ''}`, texts.show(text)),
        ),
      ),
    ),
  );
  return { name, markdown, texts: texts.all, call, samples };
}

/** Generates the pages of an OpenAPI file by operation id. */
export function operationPages(
  api: OpenApi,
  clients: ClientSamples,
  hasCors: boolean,
): Map<string, RestPage> {
  const source = { api, examples: new Examples(api), clients, hasCors };
  return new Map(
    operationsOf(api).map((target, at) => [
      target.operation.operationId,
      operationPage(source, target, at + 1),
    ]),
  );
}
