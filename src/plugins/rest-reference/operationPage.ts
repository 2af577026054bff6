import { STATUS_CODES } from 'node:http';
import { createSlugger } from '@docusaurus/utils';
import { curlRequests } from '../../sandbox/curl';
import {
  type RestExample,
  type RestPage,
  type RestSection,
  restHeadings,
} from '../../site/restReference';
import { curlSample, javaScriptSample, pythonSample, restRequest } from '../../site/restSamples';
import { highlightedCode } from '../articles/highlight';
import type { ClientSamples } from './clientSamples';
import { describe, Html, html, paragraphs, splitLead, withBreaks } from './describe';
import { jsonText, type OperationExample, operationExample, sampleOf } from './examples';
import {
  type Body,
  type Example,
  examplesOf,
  mediaTypesOf,
  methods,
  type OpenApi,
  type Operation,
  operationsOf,
  type Parameter,
  type PathOperation,
  parametersOf,
} from './openApi';
import { code, docsLink, fieldList, folded, SchemaFields } from './schemaFields';

/** Makes the examples of a body, of a request unless it has a status: first those of the media type that the samples use. */
function bodyExamples(api: OpenApi, body: Body = {}, status = ''): RestExample[] {
  return mediaTypesOf(body).flatMap(({ types: [mediaType = ''], media }, at) => {
    const listed = examplesOf(media);
    const isGiven = at > 0 || !/^(2|$)/.test(status) || Object.keys(listed).length > 0;
    const made = isGiven ? undefined : sampleOf(api, media.schema, status === '');
    const examples: Record<string, Example> =
      made === undefined ? listed : { example: { value: made } };
    const isJson = /\bjson\b/.test(mediaType);
    return Object.entries(examples).map(
      ([name, { summary, description, value, externalValue = '' }]) => {
        const isText = value === undefined || (!isJson && typeof value === 'string');
        const text = isText ? String(value ?? externalValue) : jsonText(value);
        return {
          name: at === 0 ? name : `${mediaType}: ${name}`,
          ...(summary && { summary }),
          description: describe(description).first.text,
          text,
          ...((!isJson || value === undefined) && { isText: true }),
          html: highlightedCode({ code: text, language: isText ? 'text' : 'json' }),
        };
      },
    );
  });
}

/** Writes the parts of an operation as HTML. */
class PageParts {
  constructor(
    private readonly api: OpenApi,
    private readonly fields: SchemaFields,
  ) {}

  parameters(parameters: readonly Parameter[], prefix: string): Html {
    const fields = parameters.map((parameter) => {
      const { name, description, deprecated, content = {}, style = 'simple', required } = parameter;
      const [mediaType, media] = Object.entries(content)[0] ?? [];
      const schema = parameter.schema ?? media?.schema ?? {};
      const { items } = this.fields.whole(schema);
      const examples = Object.values(examplesOf(parameter)).map(
        ({ value, summary, description }) => {
          const about = [summary, description].filter(Boolean).join(': ');
          return `Example ${code(value)}${about && `, ${about}`}.`;
        },
      );
      const facts = [
        mediaType && `Sent as ${code(mediaType)}.`,
        !/^(form|simple)$/.test(style) && `Style ${code(style)}.`,
        items && parameter.explode === false && 'Sent as one text.',
        parameter.allowEmptyValue && 'May be empty.',
        ...examples,
      ].filter((fact) => typeof fact === 'string');
      const own = { ...(description && { description }), ...(deprecated && { deprecated }) };
      const isOnly = parameters.length === 1;
      const options = { isRequired: required, place: `${parameter.in}, `, facts, isOnly };
      return this.fields.field({ ...schema, ...own }, name, `${prefix}.${name}`, options);
    });
    return fieldList(fields);
  }

  body(body: Body, place: string): Html {
    const media = mediaTypesOf(body).map(({ types, media: { schema } }, at) => {
      const id = at === 0 ? place : `${place}.${types[0]?.replace(/\W+/g, '-')}`;
      return this.fields.body(types.join(', '), schema, id);
    });
    const headers = Object.entries(body.headers ?? {}).map(
      ([name, header]): Parameter => ({ ...header, name, in: 'header' }),
    );
    const links = Object.entries(body.links ?? {}).map(([name, link]) => {
      const { operationId, operationRef, parameters = {}, requestBody, description } = link;
      const given = Object.entries(parameters).map(
        ([key, from]) => `${code(key)} from ${code(from)}`,
      );
      const words = [
        `${code(name)}: ${code(operationId ?? operationRef ?? '')}`,
        given.length > 0 && ` with ${given.join(', ')}`,
        requestBody !== undefined && ` and the body ${code(requestBody)}`,
        description && `. ${description}`,
      ];
      return html`<li>${describe(words.filter(Boolean).join('')).first}</li>`;
    });
    return html`${[
      paragraphs(body.description),
      ...media,
      headers.length > 0 && folded('Headers', this.parameters(headers, `${place}.headers`)),
      links.length > 0 && html`<ul>${links}</ul>`,
    ]}`;
  }

  /** A body in a callback, whose examples have no column of their own. */
  private called(body: Body, place: string, status?: string): Html {
    const examples = bodyExamples(this.api, body, status).map((example) => {
      const block = html`<pre><code>${new Html(example.html ?? '')}</code></pre>`;
      return folded(`Example: ${example.summary ?? example.name}`, block);
    });
    return html`<div>${[this.body(body, place), ...examples]}</div>`;
  }

  callbacks({ callbacks = {} }: Operation): Html[] {
    const all = Object.entries(callbacks).flatMap(([name, items]) =>
      Object.entries(items).flatMap(([path, item]) =>
        methods.flatMap((method) => {
          const operation = item[method];
          return operation ? [{ name, path, item, method, operation }] : [];
        }),
      ),
    );
    return all.map(({ name, path, item, method, operation }) => {
      const { requestBody, responses = {}, summary, operationId = name } = operation;
      const place = `callbacks.${name}.${method}`;
      const text = [
        html`<p>${method.toUpperCase()} <code>${path}</code></p>`,
        paragraphs(operation.description),
        this.parameters(parametersOf(item, operation), place),
        requestBody && this.called(requestBody, `${place}.request`),
        ...Object.entries(responses).flatMap(([status, body]) => [
          html`<p><strong>${status}</strong></p>`,
          this.called(body, `${place}.${status}`, status),
        ]),
      ];
      return folded(`${name}: ${summary ?? operationId}`, html`${text}`, { isOpen: true });
    });
  }
}

/** Lists what else the file says of an operation. */
function notesOf(api: OpenApi, { operation, server }: PathOperation): Html[] {
  const { security = api.security ?? [], tags = [], externalDocs, servers, deprecated } = operation;
  const logins = security.map((schemes) =>
    Object.entries(schemes)
      .map(([name, scopes]) => code(name) + (scopes[0] ? ` (${scopes.map(code).join(', ')})` : ''))
      .join(' and '),
  );
  const ways = [...logins.filter(Boolean), ...(logins.includes('') ? ['none'] : [])];
  const notes = [
    deprecated && '**Deprecated.**',
    ways.length > 0 && `Authentication: ${ways.join(', or ')}.`,
    servers && `Server: ${code(server)}.`,
    tags.length > 1 && `Also in: ${tags.slice(1).map(code).join(', ')}.`,
    externalDocs && `See ${docsLink(externalDocs)}.`,
  ];
  return notes.filter((note) => typeof note === 'string').map(paragraphs);
}

/** Writes the samples of an operation, in the order of their tabs; the keys of the tabs are those of the documentation. */
function samplesOf(example: OperationExample, clients: ClientSamples): RestPage['samples'] {
  const request = restRequest(example);
  const { operationId: id } = example;
  const samples = [
    ['rest', 'curl', 'shell', curlSample(request)],
    ['java', 'Java client', 'java', clients[id]?.java],
    ['python', 'Python client', 'python', clients[id]?.python],
    // Others than curl read no files in one call.
    ['python-http', 'Python', 'python', request.form ? undefined : pythonSample(request)],
    ['javascript', 'JavaScript', 'js', request.form ? undefined : javaScriptSample(request)],
  ] as const;
  return samples.flatMap(([value, label, language, text]) => {
    const isRunnable = text !== undefined && curlRequests(text) !== undefined;
    return text === undefined
      ? []
      : {
          value,
          label,
          language,
          code: text,
          html: highlightedCode({ code: text, language }),
          ...(isRunnable && { isRunnable }),
        };
  });
}

/** Makes the page of one operation, its code colored: no reader's browser could. */
function operationPage(
  api: OpenApi,
  target: PathOperation,
  clients: ClientSamples,
  hasCors: boolean,
): RestPage {
  const { operation, method, path, parameters, server, isWebhook } = target;
  const { requestBody, responses } = operation;
  const statuses = Object.entries(responses).map(([status, body]) => ({
    status,
    body,
    heading: `${status} ${STATUS_CODES[status] ?? ''}`.trim(),
  }));
  const slugger = createSlugger();
  for (const heading of [...Object.values(restHeadings), ...statuses.map((one) => one.heading)]) {
    slugger.slug(heading);
  }
  const fields = new SchemaFields(api, [parameters, operation], (name) => slugger.slug(name));
  const parts = new PageParts(api, fields);
  const { lead, rest } = splitLead(operation.description);
  const example = operationExample(api, target);
  const start: Record<string, Record<string, string>> = {
    path: example.pathValues,
    query: Object.fromEntries(example.query),
  };
  const bodies = bodyExamples(api, requestBody);
  const section = (title: string, text: Html, level: 2 | 3 = 2, id?: string): RestSection => ({
    title,
    level,
    html: withBreaks(text),
    ...(id && { id }),
  });
  const groups: [title: string, own: Html, below?: RestSection[]][] = [
    [restHeadings.parameters, parts.parameters(parameters, 'parameters')],
    [restHeadings.requestBody, requestBody ? parts.body(requestBody, 'request') : html``],
    [
      restHeadings.responses,
      html``,
      statuses.map(({ status, body, heading }) => section(heading, parts.body(body, status), 3)),
    ],
    [restHeadings.callbacks, html`${parts.callbacks(operation)}`],
    [
      restHeadings.types,
      html``,
      fields.sharedTypes().map(({ name, anchor, text }) => section(name, text, 3, anchor)),
    ],
  ];
  return {
    call: {
      method,
      path,
      server,
      hasCors,
      parameters: parameters.map(({ name, in: place, required, schema = {} }) => {
        const { enum: values, type } = fields.whole(schema);
        return {
          name,
          in: place,
          example: start[place]?.[name],
          values: values?.map(String) ?? (type === 'boolean' ? ['true', 'false'] : undefined),
          ...(required && { isRequired: true }),
        };
      }),
      ...(requestBody && {
        examples: bodies
          .filter(({ isText }) => !isText)
          .map(({ name, summary, text }) => ({ name, summary, value: JSON.parse(text) })),
      }),
    },
    samples: isWebhook ? [] : samplesOf(example, clients),
    bodies: bodies.slice(1),
    replies: Object.fromEntries(
      statuses
        .map(({ status, body }) => [status, bodyExamples(api, body, status)] as const)
        .filter(([, examples]) => examples.length > 0),
    ),
    lead: withBreaks(lead),
    about: withBreaks(html`${[rest, ...notesOf(api, target)]}`),
    sections: groups.flatMap(([title, own, below = []]) =>
      own.text || below.length > 0 ? [section(title, own), ...below] : [],
    ),
  };
}

/** Makes the page of every operation of an OpenAPI file, by operation id. */
export const operationPages = (
  api: OpenApi,
  clients: ClientSamples,
  hasCors: boolean,
): Map<string, RestPage> =>
  new Map(
    operationsOf(api).map((target) => [
      target.operation.operationId,
      operationPage(api, target, clients, hasCors),
    ]),
  );
