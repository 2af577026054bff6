import { STATUS_CODES } from 'node:http';
import { createSlugger } from '@docusaurus/utils';
import { curlRequests } from '../../sandbox/curl';
import {
  type RestExample,
  type RestPage,
  type RestSection,
  restHeadings,
} from '../../site/restReference';
import { curlSample, restRequest } from '../../site/restSamples';
import { highlightedCode } from '../articles/highlight';
import type { ClientSamples } from './clientSamples';
import { describe, Html, html, paragraphs } from './describe';
import { forSamples, jsonText, operationExample, sampleOf } from './examples';
import {
  type Body,
  type Example,
  examplesOf,
  isJson,
  mediaTypesOf,
  type OpenApi,
  operationsIn,
  operationsOf,
  type PathOperation,
  schemaName,
} from './openApi';
import { blocks, code, docsLink, fieldList, folded, SchemaFields } from './schemaFields';

/** What pages are made of. */
interface Source {
  api: OpenApi;
  /** The same with what samples are made of. */
  sampled: OpenApi;
  clients: ClientSamples;
  hasCors: boolean;
}

/** Makes the examples of a body, of a request unless it has a status: first those of the media type that the samples use. */
function bodyExamples(api: OpenApi, body?: Body, status = ''): RestExample[] {
  return mediaTypesOf(body).flatMap(([mediaType, media], at) => {
    const given = Object.entries(examplesOf(media));
    const isMade = at === 0 && /^(2|$)/.test(status) && given.length === 0;
    const made = isMade ? sampleOf(api, media.schema, status === '') : undefined;
    const examples: [string, Example][] =
      made === undefined ? given : [['example', { value: made }]];
    return examples.map(([name, { summary, description, value, externalValue }]): RestExample => {
      const isText = value === undefined || (!isJson(mediaType) && typeof value === 'string');
      const text = isText ? String(value ?? externalValue) : jsonText(value);
      return {
        name: at === 0 ? name : `${mediaType}: ${name}`,
        ...(summary && { summary }),
        description: describe(description).first.text,
        text,
        ...((isText || !isJson(mediaType)) && { isText: true }),
        html: highlightedCode({ code: text, language: isText ? 'text' : 'json' }),
      };
    });
  });
}

const section = (title: string, { text }: Html, level: 2 | 3 = 2, id?: string): RestSection => {
  return { title, level, ...(id && { id }), html: text };
};

const statusTitle = (status: string): string => `${status} ${STATUS_CODES[status] ?? ''}`.trim();

type Called = Pick<PathOperation, 'operation' | 'parameters'>;

/** Says what else the file has of an operation. */
function notesOf(api: OpenApi, { operation }: Called): Html {
  const { security = api.security ?? [], tags = [], externalDocs, servers = [] } = operation;
  const logins = security.map((schemes) =>
    Object.entries(schemes)
      .map(([name, scopes]) => code(name) + (scopes[0] ? ` (${scopes.map(code).join(', ')})` : ''))
      .join(' and '),
  );
  const ways = [...logins.filter(Boolean), ...(logins.includes('') ? ['none'] : [])];
  const notes = blocks(
    operation.deprecated && '**Deprecated.**',
    ways.length > 0 && `Authentication: ${ways.join(', or ')}.`,
    servers.length > 0 && `Server: ${servers.map(({ url }) => code(url)).join(', ')}.`,
    tags.length > 1 && `Also in: ${tags.slice(1).map(code).join(', ')}.`,
    externalDocs && `See ${docsLink(externalDocs)}.`,
  );
  return paragraphs(notes);
}

/** Shows a body in each of its media types, with its headers and links. */
function bodyHtml(fields: SchemaFields, body: Body, place: string): Html {
  const { description, headers = {}, links = {} } = body;
  const media = mediaTypesOf(body).map(([type, { schema }], at) =>
    fields.body(type, schema, at === 0 ? place : `${place}.${type.replace(/\W+/g, '-')}`),
  );
  const named = Object.entries(headers).map(([name, own]) => ({ ...own, name, in: 'header' }));
  const linked = Object.entries(links).map(([name, link]) =>
    fields.field({ ...link, type: 'link' }, name, `${place}.links.${name}`),
  );
  return html`${[
    paragraphs(description),
    media,
    named.length > 0 && folded('Headers', fields.parameters(named, `${place}.headers`)),
    linked.length > 0 && folded('Links', fieldList(linked)),
  ]}`;
}

/** Shows the operations that a server calls back, with their examples, which have no column of their own. */
function callbacksHtml(api: OpenApi, fields: SchemaFields, target: Called): Html {
  const callbacks = Object.entries(target.operation.callbacks ?? {});
  const folds = callbacks.flatMap(([name, items]) =>
    operationsIn(items).map((called) => {
      const { summary, operationId = name, description, requestBody, responses } = called.operation;
      const sections = sectionsOf(api, fields, called, `callbacks.${name}.${called.method}.`).map(
        (part) => html`<p><strong>${part.title}</strong></p>${new Html(part.html)}`,
      );
      const examples = Object.entries({ '': requestBody, ...responses })
        .flatMap(([status, body]) => bodyExamples(api, body, status))
        .map((one) =>
          folded(`Example: ${one.summary ?? one.name}`, html`<pre>${new Html(one.html)}</pre>`),
        );
      const call = html`<p>${called.method.toUpperCase()} <code>${called.key}</code></p>`;
      const about = [call, paragraphs(description), notesOf(api, called)];
      return folded(
        `${name}: ${summary ?? operationId}`,
        html`${[about, sections, examples]}`,
        true,
      );
    }),
  );
  return html`${folds}`;
}

/** @param prefix of ids in a callback. */
function sectionsOf(
  api: OpenApi,
  fields: SchemaFields,
  target: Called,
  prefix = '',
): RestSection[] {
  const { requestBody = {}, responses = {} } = target.operation;
  const optional = (title: string, body: Html): RestSection[] =>
    body.text === '' ? [] : [section(title, body)];
  const replies = Object.entries(responses).map(([status, body]) =>
    section(statusTitle(status), bodyHtml(fields, body, prefix + status), 3),
  );
  return [
    ...optional(
      restHeadings.parameters,
      fields.parameters(target.parameters, `${prefix}parameters`),
    ),
    ...optional(restHeadings.requestBody, bodyHtml(fields, requestBody, `${prefix}request`)),
    ...(replies.length > 0 ? [section(restHeadings.responses, html``), ...replies] : []),
    ...optional(restHeadings.callbacks, callbacksHtml(api, fields, target)),
  ];
}

/** Writes the samples of an operation, in the order of their tabs; the keys of the tabs are those of the documentation. */
function samplesOf(curl: string, clients: ClientSamples[string] = {}): RestPage['samples'] {
  const samples = [
    { value: 'rest', label: 'curl', language: 'shell', code: curl },
    { value: 'java', label: 'Java client', language: 'java', code: clients.java },
    { value: 'python', label: 'Python client', language: 'python', code: clients.python },
  ];
  return samples.flatMap(({ code, ...tab }) =>
    code === undefined
      ? []
      : {
          ...tab,
          code,
          html: highlightedCode({ code, language: tab.language }),
          ...(code === curl && curlRequests(curl) && { isRunnable: true }),
        },
  );
}

/**
 * Makes the page of one operation, its code colored: no reader's browser could.
 *
 * @param source what the page is made of.
 * @param target the operation, and the same with what samples are made of.
 * @param types references to the schemas that it needs more than once.
 */
function operationPage(
  source: Source,
  target: PathOperation,
  example: PathOperation,
  types: readonly string[] = [],
): RestPage {
  const { api, sampled, clients, hasCors } = source;
  const { operation, method, path, parameters, server, isWebhook } = target;
  const { responses } = operation;
  const slugger = createSlugger();
  for (const title of [
    ...Object.values(restHeadings),
    ...Object.keys(responses).map(statusTitle),
  ]) {
    slugger.slug(title);
  }
  const named = types
    .map(($ref) => [schemaName({ $ref }) ?? '', $ref] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const anchors = new Map(named.map(([name, $ref]) => [$ref, slugger.slug(name)]));
  const fields = new SchemaFields(api, anchors);
  const sections = sectionsOf(api, fields, target);
  if (fields.repeated().length > types.length) {
    return operationPage(source, target, example, fields.repeated());
  }
  const definitions = named.map(([name, $ref]) =>
    section(name, fields.body('', { $ref }, name, true), 3, anchors.get($ref)),
  );
  const { first, more } = describe(operation.description);
  const sent = operationExample(sampled, example);
  const values: Record<string, Record<string, string>> = {
    path: sent.pathValues,
    query: Object.fromEntries(sent.query),
  };
  const bodies = bodyExamples(sampled, example.operation.requestBody);
  const replies = Object.entries(example.operation.responses).map(
    ([status, body]) => [status, bodyExamples(sampled, body, status)] as const,
  );
  return {
    call: {
      method,
      path,
      server,
      hasCors,
      parameters: parameters.map(({ name, in: place, required, schema = {} }) => {
        const { enum: choices, types: known } = fields.whole(schema);
        return {
          name,
          in: place,
          example: values[place]?.[name],
          values: choices?.map(String) ?? (known[0] === 'boolean' ? ['true', 'false'] : undefined),
          ...(required && { isRequired: true }),
        };
      }),
      ...(operation.requestBody && {
        examples: bodies
          .filter(({ isText }) => !isText)
          .map(({ name, summary, text }) => ({ name, summary, value: JSON.parse(text) })),
      }),
    },
    samples: isWebhook
      ? []
      : samplesOf(curlSample(restRequest(sent)), clients[operation.operationId]),
    bodies: bodies.slice(1),
    replies: Object.fromEntries(replies.filter(([, examples]) => examples.length > 0)),
    lead: html`<p>${first}</p>`.text,
    about: html`${[more, notesOf(api, target)]}`.text,
    sections: [
      ...sections,
      ...(named.length > 0 ? [section(restHeadings.types, html``), ...definitions] : []),
    ],
  };
}

/** Makes the page of every operation of an OpenAPI file, by operation id. */
export function operationPages(
  api: OpenApi,
  clients: ClientSamples,
  hasCors: boolean,
): Map<string, RestPage> {
  const sampled = forSamples(api);
  const examples = operationsOf(sampled);
  const source = { api, sampled, clients, hasCors };
  return new Map(
    operationsOf(api).map((target, at) => [
      target.operation.operationId,
      operationPage(source, target, examples[at] ?? target),
    ]),
  );
}
