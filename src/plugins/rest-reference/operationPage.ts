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
import { codeHtml, describe, Html, html, paragraphs } from './describe';
import { jsonText, type OperationExample, operationExample, sampleOf } from './examples';
import {
  type Body,
  type Example,
  examplesOf,
  mediaTypesOf,
  type OpenApi,
  type Operation,
  operationsIn,
  operationsOf,
  type Parameter,
  type PathOperation,
  schemaName,
} from './openApi';
import {
  blocks,
  code,
  docsLink,
  factList,
  factsOf,
  fieldList,
  folded,
  SchemaFields,
} from './schemaFields';

/** Makes the examples of a body, of a request unless it has a status: first those of the media type that the samples use. */
function bodyExamples(api: OpenApi, body: Body = {}, status = ''): RestExample[] {
  return mediaTypesOf(body).flatMap(({ types: [mediaType = ''], media }, at) => {
    const given: Record<string, Example> = examplesOf(media);
    const isMade = at === 0 && /^(2|$)/.test(status) && Object.keys(given).length === 0;
    const made = isMade ? sampleOf(api, media.schema, status === '') : undefined;
    const examples = made === undefined ? given : { example: { value: made } };
    const isJson = /\bjson\b/.test(mediaType);
    return Object.entries(examples).map(([name, example]): RestExample => {
      const { summary, description, value, externalValue = '' } = example;
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
    });
  });
}

const section = (title: string, { text }: Html, level: 2 | 3 = 2, id?: string): RestSection => {
  return { title, level, ...(id && { id }), html: text };
};

const statusTitle = (status: string): string => `${status} ${STATUS_CODES[status] ?? ''}`.trim();

/** Writes the parts of an operation as HTML. */
class PageParts {
  constructor(
    private readonly api: OpenApi,
    private readonly fields: SchemaFields,
  ) {}

  private parameters(parameters: readonly Parameter[], prefix: string): Html {
    const fields = parameters.map((parameter) => {
      const { name, in: place, required, schema, content = {}, ...own } = parameter;
      const [[mediaType, media] = []] = Object.entries(content);
      const facts = Object.values(examplesOf(own)).map(({ value, summary, description }) => {
        const about = [summary, description].filter(Boolean).join(': ');
        return `Example ${code(value)}${about && `, ${about}`}`;
      });
      const part = { ...(schema ?? media?.schema), ...own, contentMediaType: mediaType };
      const options = { isRequired: required, place: `${place}, `, facts };
      return this.fields.field(part, name, `${prefix}.${name}`, options);
    });
    return fieldList(fields);
  }

  private body(body: Body, place: string): Html {
    const media = mediaTypesOf(body).map(({ types, media: { schema } }, at) => {
      const id = at === 0 ? place : `${place}.${types[0]?.replace(/\W+/g, '-')}`;
      return this.fields.body(types.join(', '), schema, id);
    });
    const headers = Object.entries(body.headers ?? {}).map(
      ([name, header]): Parameter => ({ ...header, name, in: 'header' }),
    );
    const links = Object.entries(body.links ?? {}).map(
      ([name, { description, ...link }]) =>
        html`<li>Link ${codeHtml(name)} ${describe(description).first}${factList(factsOf(link))}</li>`,
    );
    return html`${[
      paragraphs(body.description),
      ...media,
      headers.length > 0 && folded('Headers', this.parameters(headers, `${place}.headers`)),
      links.length > 0 && html`<ul>${links}</ul>`,
    ]}`;
  }

  /** Shows a body in a callback with its examples, which have no column of their own. */
  private called(body: Body, place: string, status?: string): Html {
    const examples = bodyExamples(this.api, body, status).map(
      ({ name, summary = name, html: own }) =>
        folded(`Example: ${summary}`, html`<pre><code>${new Html(own)}</code></pre>`),
    );
    return html`${[this.body(body, place), ...examples]}`;
  }

  private callbacks({ callbacks = {} }: Operation): Html {
    const folds = Object.entries(callbacks).flatMap(([name, items]) =>
      operationsIn(items).map((target) => {
        const { summary, operationId = name, description } = target.operation;
        const sections = this.sections(target, `callbacks.${name}.${target.method}.`)
          .filter((part) => part.html !== '')
          .map((part) => html`<p><strong>${part.title}</strong></p>${new Html(part.html)}`);
        const call = html`<p>${target.method.toUpperCase()} <code>${target.key}</code></p>`;
        const text = html`${[call, paragraphs(description), ...sections]}`;
        return folded(`${name}: ${summary ?? operationId}`, text, true);
      }),
    );
    return html`${folds}`;
  }

  /** @param prefix of ids in a callback. */
  sections(
    { operation, parameters }: Pick<PathOperation, 'operation' | 'parameters'>,
    prefix = '',
  ): RestSection[] {
    const { requestBody = {}, responses = {} } = operation;
    const show = prefix ? this.called : this.body;
    const replies = Object.entries(responses).map(([status, body]) =>
      section(statusTitle(status), show.call(this, body, prefix + status, status), 3),
    );
    return [
      section(restHeadings.parameters, this.parameters(parameters, `${prefix}parameters`)),
      section(restHeadings.requestBody, show.call(this, requestBody, `${prefix}request`)),
      ...(replies.length > 0 ? [section(restHeadings.responses, html``), ...replies] : []),
      section(restHeadings.callbacks, this.callbacks(operation)),
    ].filter(
      (part) => part.html !== '' || part.level === 3 || part.title === restHeadings.responses,
    );
  }
}

/** Says what else the file has of an operation. */
function notesOf(api: OpenApi, { operation, server }: PathOperation): Html {
  const { security = api.security ?? [], tags = [], externalDocs, servers, deprecated } = operation;
  const logins = security.map((schemes) =>
    Object.entries(schemes)
      .map(([name, scopes]) => code(name) + (scopes[0] ? ` (${scopes.map(code).join(', ')})` : ''))
      .join(' and '),
  );
  const ways = [...logins.filter(Boolean), ...(logins.includes('') ? ['none'] : [])];
  const notes = blocks(
    deprecated && '**Deprecated.**',
    ways.length > 0 && `Authentication: ${ways.join(', or ')}.`,
    servers && `Server: ${code(server)}.`,
    tags.length > 1 && `Also in: ${tags.slice(1).map(code).join(', ')}.`,
    externalDocs && `See ${docsLink(externalDocs)}.`,
  );
  return paragraphs(notes);
}

/** Writes the samples of an operation, in the order of their tabs; the keys of the tabs are those of the documentation. */
function samplesOf(example: OperationExample, clients: ClientSamples): RestPage['samples'] {
  const { java, python } = clients[example.operationId] ?? {};
  const curl = curlSample(restRequest(example));
  const samples = [
    { value: 'rest', label: 'curl', language: 'shell', code: curl },
    { value: 'java', label: 'Java client', language: 'java', code: java },
    { value: 'python', label: 'Python client', language: 'python', code: python },
  ];
  return samples.flatMap(({ code, language, ...tab }) =>
    code === undefined
      ? []
      : {
          ...tab,
          language,
          code,
          html: highlightedCode({ code, language }),
          ...(code === curl && curlRequests(curl) && { isRunnable: true }),
        },
  );
}

/**
 * Makes the page of one operation, its code colored: no reader's browser could.
 *
 * @param types references to the schemas that it needs more than once.
 */
function operationPage(
  api: OpenApi,
  target: PathOperation,
  clients: ClientSamples,
  hasCors: boolean,
  types: readonly string[] = [],
): RestPage {
  const { operation, method, path, parameters, server, isWebhook } = target;
  const { requestBody, responses } = operation;
  const slugger = createSlugger();
  for (const title of [
    ...Object.values(restHeadings),
    ...Object.keys(responses).map(statusTitle),
  ]) {
    slugger.slug(title);
  }
  const names = types.map(($ref) => ({ $ref, name: schemaName({ $ref }) ?? '' }));
  const anchors = names
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ $ref, name }) => [$ref, slugger.slug(name)] as const);
  const fields = new SchemaFields(api, new Map(anchors));
  const sections = new PageParts(api, fields).sections(target);
  if (fields.repeated().length > types.length) {
    return operationPage(api, target, clients, hasCors, fields.repeated());
  }
  const definitions = names.map(({ $ref, name }) =>
    section(name, fields.body('', { $ref }, name, true), 3, new Map(anchors).get($ref)),
  );
  const { first, more } = describe(operation.description);
  const example = operationExample(api, target);
  const start: Record<string, Record<string, string>> = {
    path: example.pathValues,
    query: Object.fromEntries(example.query),
  };
  const bodies = bodyExamples(api, requestBody);
  return {
    call: {
      method,
      path,
      server,
      hasCors,
      parameters: parameters.map(({ name, in: place, required, schema = {} }) => {
        const { enum: values, types } = fields.whole(schema);
        return {
          name,
          in: place,
          example: start[place]?.[name],
          values: values?.map(String) ?? (types[0] === 'boolean' ? ['true', 'false'] : undefined),
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
      Object.entries(responses)
        .map(([status, body]) => [status, bodyExamples(api, body, status)] as const)
        .filter(([, examples]) => examples.length > 0),
    ),
    lead: html`<p>${first}</p>`.text,
    about: html`${[more, notesOf(api, target)]}`.text,
    sections: [
      ...sections,
      ...(types.length > 0 ? [section(restHeadings.types, html``), ...definitions] : []),
    ],
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
