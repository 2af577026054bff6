import { STATUS_CODES } from 'node:http';
import { createSlugger } from '@docusaurus/utils';
import { type RestCall, restHeadings } from '../../site/restReference';
import { curlSample, restRequest } from '../../site/restSamples';
import type { ClientSamples } from './clientSamples';
import { describe, type Html, html, paragraphs } from './describe';
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

/** A body that the file gives, or one made of its schema. */
export interface BodyExample {
  /** What the file calls it. */
  title: string;
  description?: string;
  text: string;
  isJson: boolean;
}

interface Section {
  title: string;
  level: 2 | 3;
  /** Of its heading, where it isn't made of the title. */
  id?: string;
  html: Html;
}

/** Everything that the page of one operation shows. */
export interface RestPage {
  call: RestCall;
  /** The first paragraph of the description. */
  lead: Html;
  /** What follows it, and what else the file says: how to log in, that it is deprecated, where to read on. */
  about: Html;
  sections: Section[];
  /** In the order of their tabs, whose keys are those of the documentation. */
  samples: { value: string; label: string; language: string; code: string }[];
  /** Bodies of the request that the samples don't show. */
  bodies: BodyExample[];
  /** Bodies of replies, by status. */
  replies: Record<string, BodyExample[]>;
}

/** What pages are made of. */
interface Source {
  api: OpenApi;
  /** The same with what samples are made of. */
  sampled: OpenApi;
  clients: ClientSamples;
  hasCors: boolean;
}

/** Makes the examples of a body, of a request unless it has a status: first those of the media type that the samples use. */
const bodyExamples = (api: OpenApi, body?: Body, status = ''): BodyExample[] =>
  mediaTypesOf(body).flatMap(([mediaType, media], at) => {
    const given = Object.entries(examplesOf(media));
    const isMade = at === 0 && /^(2|$)/.test(status) && given.length === 0;
    const made = isMade ? sampleOf(api, media.schema, status === '') : undefined;
    const all: [string, Example][] = made === undefined ? given : [['example', { value: made }]];
    return all.map(([name, { summary, description, value, externalValue }]) => {
      const isText = value === undefined || (!isJson(mediaType) && typeof value === 'string');
      return {
        title: `${at === 0 ? '' : `${mediaType}: `}${summary ?? name}`,
        description,
        text: isText ? String(value ?? externalValue) : jsonText(value),
        isJson: !isText,
      };
    });
  });

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
        (part) => html`<p><strong>${part.title}</strong></p>${part.html}`,
      );
      const examples = Object.entries({ '': requestBody, ...responses })
        .flatMap(([status, body]) => bodyExamples(api, body, status))
        .map(({ title, text }) => folded(`Example: ${title}`, html`<pre>${text}</pre>`));
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
function sectionsOf(api: OpenApi, fields: SchemaFields, target: Called, prefix = ''): Section[] {
  const { requestBody = {}, responses = {} } = target.operation;
  const optional = (title: string, body: Html): Section[] =>
    body.text === '' ? [] : [{ title, level: 2, html: body }];
  const replies = Object.entries(responses).map(([status, body]): Section => {
    return { title: statusTitle(status), level: 3, html: bodyHtml(fields, body, prefix + status) };
  });
  return [
    ...optional(
      restHeadings.parameters,
      fields.parameters(target.parameters, `${prefix}parameters`),
    ),
    ...optional(restHeadings.requestBody, bodyHtml(fields, requestBody, `${prefix}request`)),
    ...(replies.length > 0
      ? [{ title: restHeadings.responses, level: 2, html: html`` } as const, ...replies]
      : []),
    ...optional(restHeadings.callbacks, callbacksHtml(api, fields, target)),
  ];
}

/**
 * Makes the page of one operation.
 *
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
  const definitions = named.map(([name, $ref]): Section => {
    const id = anchors.get($ref);
    return { title: name, level: 3, id, html: fields.body('', { $ref }, name, true) };
  });
  const { first, more } = describe(operation.description);
  const sent = operationExample(sampled, example);
  const values: Record<string, Record<string, string>> = {
    path: sent.pathValues,
    query: Object.fromEntries(sent.query),
  };
  const { java = '', python = '' } = clients[operation.operationId] ?? {};
  const samples = [
    { value: 'rest', label: 'curl', language: 'shell', code: curlSample(restRequest(sent)) },
    { value: 'java', label: 'Java client', language: 'java', code: java },
    { value: 'python', label: 'Python client', language: 'python', code: python },
  ];
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
          .filter((body) => body.isJson)
          .map(({ title, text }) => ({ title, value: JSON.parse(text) })),
      }),
    },
    samples: isWebhook ? [] : samples.filter(({ code }) => code !== ''),
    bodies: bodies.slice(1),
    replies: Object.fromEntries(replies.filter(([, examples]) => examples.length > 0)),
    lead: html`<p>${first}</p>`,
    about: html`${[more, notesOf(api, target)]}`,
    sections: [
      ...sections,
      ...(named.length > 0
        ? [{ title: restHeadings.types, level: 2, html: html`` } as const, ...definitions]
        : []),
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
