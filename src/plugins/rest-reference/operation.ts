import { STATUS_CODES } from 'node:http';
import { createSlugger } from '@docusaurus/utils';
import { curlRequests } from '../../sandbox/curl';
import {
  type RestBody,
  type RestCallback,
  type RestExample,
  type RestMedia,
  type RestPage,
  type RestParameter,
  type RestSample,
  restHeadings,
} from '../../site/restReference';
import { curlSample, javaScriptSample, pythonSample, restRequest } from '../../site/restSamples';
import { highlightedCode } from '../articles/highlight';
import { type ClientSamples, clientSample } from './clientSamples';
import { describe, splitLead } from './describe';
import { jsonText, type OperationExample, operationExample, sampleOf } from './examples';
import {
  type Body,
  type Example,
  examplesOf,
  type Link,
  type MediaType,
  mediaOf,
  methods,
  type OpenApi,
  operationsOf,
  type Parameter,
  type PathItem,
  type PathOperation,
  resolve,
  type Schema,
} from './openApi';
import { SchemaFields } from './schemaFields';

/** Returns one Markdown text as HTML without a paragraph around it. */
const inline = (markdown: string): string => describe(markdown).description ?? '';

const codeOf = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** The status of a reply, as its heading has it. */
export const statusHeading = (status: string): string =>
  `${status} ${STATUS_CODES[status] ?? ''}`.trim();

/** Makes the parts of one page. */
class PageParts {
  constructor(
    private readonly api: OpenApi,
    private readonly fields: SchemaFields,
  ) {}

  private examples(
    mediaType: string,
    media: MediaType,
    isRequest: boolean,
    isMade: boolean,
  ): RestExample[] {
    const listed = examplesOf(this.api, media);
    const made =
      Object.keys(listed).length === 0 && isMade && media.schema
        ? sampleOf(this.api, media.schema, isRequest)
        : undefined;
    const all: Record<string, Example> = made === undefined ? listed : { example: { value: made } };
    const isJson = mediaType === '' || /\bjson\b/.test(mediaType);
    return Object.entries(all).map(
      ([name, { summary, description, value, externalValue = '' }]) => {
        const isText = !isJson && typeof value === 'string';
        const text = value === undefined ? externalValue : isText ? value : jsonText(value);
        const html = highlightedCode({ code: text, language: isText ? 'text' : 'json' });
        return {
          name,
          ...(summary && { summary }),
          ...(description && { description: inline(description) }),
          ...((!isJson || value === undefined) && { isText: true as const }),
          text,
          html,
        };
      },
    );
  }

  private media(
    mediaType: string | undefined,
    media: MediaType | undefined,
    place: string,
    isMade: boolean,
  ): RestMedia {
    return {
      ...(mediaType && { mediaType }),
      ...(media?.schema && { root: this.fields.field(media.schema, '', place) }),
      examples: media
        ? this.examples(mediaType ?? '', media, place.startsWith('request'), isMade)
        : [],
    };
  }

  private link([name, value]: [string, Link | { $ref: string }]): string {
    const { operationId, operationRef, description, parameters, requestBody } = resolve<Link>(
      this.api,
      value,
    );
    const given = Object.entries(parameters ?? {}).map(
      ([key, from]) => `${codeOf(key)} from ${codeOf(from)}`,
    );
    return inline(
      [
        `${codeOf(name)}: ${codeOf(operationId ?? operationRef ?? '')}`,
        given.length > 0 ? ` with ${given.join(', ')}` : '',
        requestBody === undefined ? '' : ` and the body ${codeOf(requestBody)}`,
        description ? `. ${description}` : '',
      ].join(''),
    );
  }

  body(body: Body, place: string): RestBody {
    const { mediaType, media } = mediaOf(body);
    const others = Object.entries(body.content ?? {}).filter(([type]) => type !== mediaType);
    // Media types are often the same but for their names.
    const isSame = (other: MediaType): boolean => JSON.stringify(other) === JSON.stringify(media);
    const same = others.filter(([, other]) => isSame(other)).map(([type]) => type);
    const further = others.filter(([, other]) => !isSame(other));
    const isMade = place.startsWith('request') || /^2/.test(place);
    const headers = Object.entries(body.headers ?? {}).map(([name, header]) =>
      this.parameter(
        { ...resolve<Omit<Parameter, 'name' | 'in'>>(this.api, header), name, in: 'header' },
        `${place}.headers.${name}`,
      ),
    );
    return {
      ...describe(body.description),
      ...(body.required && { isRequired: true as const }),
      ...this.media(mediaType && [mediaType, ...same].join(', '), media, place, isMade),
      ...(further.length > 0 && {
        others: further.map(([type, other]) =>
          this.media(type, other, `${place}.${type.replace(/\W+/g, '-')}`, false),
        ),
      }),
      ...(headers.length > 0 && { headers }),
      ...(body.links && { links: Object.entries(body.links).map((link) => this.link(link)) }),
    };
  }

  /** @param example what the form starts with. */
  parameter(parameter: Parameter, id: string, example?: string): RestParameter {
    const {
      name,
      in: place,
      description,
      required,
      deprecated,
      content,
      style,
      explode,
      allowEmptyValue,
    } = parameter;
    const [mediaType, media] = Object.entries(content ?? {})[0] ?? [];
    const schema = parameter.schema ?? media?.schema ?? {};
    const { type, enum: choices, items } = resolve<Schema>(this.api, schema);
    const values = choices?.map(String) ?? (type === 'boolean' ? ['true', 'false'] : undefined);
    const examples = Object.values(examplesOf(this.api, parameter)).map(
      ({ value, summary, description: about }) => ({
        value,
        about: [summary, about].filter(Boolean).join(': '),
      }),
    );
    const field = this.fields.field(
      { ...schema, ...(description && { description }), ...(deprecated && { deprecated }) },
      name,
      id,
    );
    const facts = [
      ...(field.facts ?? []),
      mediaType && `Sent as ${codeOf(mediaType)}.`,
      style && style !== 'form' && style !== 'simple' && `Style ${codeOf(style)}.`,
      items && explode === false && 'Sent as one text.',
      allowEmptyValue && 'May be empty.',
      ...examples.map(({ value, about }) => `Example ${codeOf(value)}${about && `, ${about}`}.`),
    ].filter((fact): fact is string => typeof fact === 'string');
    return {
      ...field,
      in: place,
      ...(facts.length > 0 && { facts: [...new Set(facts)] }),
      ...(required && { isRequired: true as const }),
      ...(example !== undefined && { example }),
      ...(values && { values }),
    };
  }

  responses(
    responses: PathOperation['operation']['responses'] = {},
    place = '',
  ): Record<string, RestBody> {
    return Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        this.body(resolve<Body>(this.api, response), `${place}${status}`),
      ]),
    );
  }

  callbacks({ callbacks = {} }: PathOperation['operation']): RestCallback[] {
    return Object.entries(callbacks).flatMap(([name, callback]) =>
      Object.entries(resolve<Record<string, PathItem>>(this.api, callback)).flatMap(
        ([path, item]) =>
          methods.flatMap((method): RestCallback[] => {
            const operation = item[method];
            const place = `callbacks.${name}.${method}`;
            return operation === undefined
              ? []
              : [
                  {
                    name,
                    method,
                    path,
                    summary: operation.summary ?? operation.operationId ?? name,
                    ...describe(operation.description),
                    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
                      (parameter) => {
                        const target = resolve<Parameter>(this.api, parameter);
                        return this.parameter(target, `${place}.${target.name}`);
                      },
                    ),
                    ...(operation.requestBody && {
                      requestBody: this.body(
                        resolve<Body>(this.api, operation.requestBody),
                        `${place}.request`,
                      ),
                    }),
                    responses: this.responses(operation.responses, `${place}.`),
                  },
                ];
          }),
      ),
    );
  }
}

/** Lists what else the file says of an operation, as HTML. */
function notesOf(api: OpenApi, { operation, server }: PathOperation): string[] {
  const alternatives = operation.security ?? api.security ?? [];
  const logins = alternatives.map((schemes) =>
    Object.entries(schemes)
      .map(
        ([name, scopes]) =>
          `${codeOf(name)}${scopes.length > 0 ? ` (${scopes.map(codeOf).join(', ')})` : ''}`,
      )
      .join(' and '),
  );
  const ways = [...logins.filter(Boolean), ...(logins.includes('') ? ['none'] : [])];
  const others = operation.tags?.slice(1).map(codeOf) ?? [];
  const { externalDocs } = operation;
  const notes = [
    operation.deprecated && '**Deprecated.**',
    ways.length > 0 && `Authentication: ${ways.join(', or ')}.`,
    operation.servers && `Server: ${codeOf(server)}.`,
    others.length > 0 && `Also in: ${others.join(', ')}.`,
    externalDocs && `See [${externalDocs.description ?? externalDocs.url}](${externalDocs.url}).`,
  ];
  return notes.filter((note) => typeof note === 'string').map(inline);
}

/** Lists the schemas of an operation, those of its callbacks included. */
function rootsOf(
  api: OpenApi,
  parameters: Parameter[],
  operation: PathOperation['operation'],
): Schema[] {
  const bodies = [operation.requestBody, ...Object.values(operation.responses ?? {})]
    .filter((body) => body !== undefined)
    .map((body) => resolve<Body>(api, body));
  const headers = bodies
    .flatMap((body) => Object.values(body.headers ?? {}))
    .map((header) => resolve<MediaType>(api, header));
  const media = [
    ...bodies.flatMap((body) => Object.values(body.content ?? {})),
    ...parameters.flatMap((parameter) => Object.values(parameter.content ?? {})),
    ...headers,
    ...parameters,
  ];
  const called = Object.values(operation.callbacks ?? {})
    .flatMap((callback) => Object.values(resolve<Record<string, PathItem>>(api, callback)))
    .flatMap((item) => methods.flatMap((method) => item[method] ?? []));
  return [
    ...media.map(({ schema }) => schema).filter((schema) => schema !== undefined),
    ...called.flatMap((inner) =>
      rootsOf(
        api,
        (inner.parameters ?? []).map((one) => resolve<Parameter>(api, one)),
        inner,
      ),
    ),
  ];
}

/**
 * Returns the samples of one operation, in the order of their tabs. Keys of the tabs are those of the documentation, so that a
 * reader's choice holds for both.
 */
function operationSamples(example: OperationExample, clientSamples: ClientSamples): RestSample[] {
  const request = restRequest(example);
  const java = clientSample(clientSamples, example.operationId, 'java');
  const python = clientSample(clientSamples, example.operationId, 'python');
  const samples: [value: string, label: string, language: string, code: string | undefined][] = [
    ['rest', 'curl', 'shell', curlSample(request)],
    ['java', 'Java client', 'java', java],
    ['python', 'Python client', 'python', python],
    // Without a package, Python has no multipart bodies.
    ['python-http', 'Python', 'python', request.form ? undefined : pythonSample(request)],
    ['javascript', 'JavaScript', 'js', javaScriptSample(request)],
  ];
  return samples.flatMap(([value, label, language, code]) =>
    code === undefined ? [] : { value, label, language, code },
  );
}

/** Says whether a page shows examples of replies. */
export const hasReplies = ({ responses }: RestPage): boolean =>
  Object.values(responses).some(({ examples }) => examples.length > 0);

/** Lets names of shared types lead to their headings: each gets the id that Docusaurus gives its heading. */
function withAnchors(page: RestPage): RestPage {
  const { samples, parameters, requestBody, responses, callbacks, types } = page;
  const slugger = createSlugger();
  const before = [
    samples.length > 0 && restHeadings.samples,
    hasReplies(page) && restHeadings.responseSamples,
    parameters.length > 0 && restHeadings.parameters,
    requestBody && restHeadings.requestBody,
    restHeadings.responses,
    ...Object.keys(responses).map(statusHeading),
    callbacks && restHeadings.callbacks,
    restHeadings.types,
  ];
  for (const heading of before) {
    if (typeof heading === 'string') {
      slugger.slug(heading);
    }
  }
  const anchors = new Map(Object.keys(types).map((name) => [name, slugger.slug(name)]));
  for (const [name, anchor] of anchors) {
    Object.assign(types[name] ?? {}, { anchor });
  }
  return JSON.parse(JSON.stringify(page), (_, value) =>
    typeof value?.shared === 'string' ? { ...value, anchor: anchors.get(value.shared) } : value,
  ) as RestPage;
}

function operationPage(
  api: OpenApi,
  target: PathOperation,
  clientSamples: ClientSamples,
  hasCors: boolean,
): RestPage {
  const { operation, method, path, parameters, server } = target;
  const example = operationExample(api, target);
  const query = new Map(example.query);
  const fields = new SchemaFields(api, rootsOf(api, parameters, operation));
  const parts = new PageParts(api, fields);
  const { lead, rest } = splitLead(operation.description ?? '');
  const requestBody = operation.requestBody && resolve<Body>(api, operation.requestBody);
  const callbacks = parts.callbacks(operation);
  return withAnchors({
    method,
    path,
    server,
    hasCors,
    lead: describe(lead).description,
    ...describe(rest),
    notes: notesOf(api, target),
    parameters: parameters.map((parameter) => {
      const { name, in: place } = parameter;
      const start =
        place === 'path'
          ? example.pathValues[name]
          : place === 'query'
            ? query.get(name)
            : undefined;
      return parts.parameter(parameter, `parameters.${name}`, start);
    }),
    ...(requestBody && { requestBody: parts.body(requestBody, 'request') }),
    responses: parts.responses(operation.responses),
    ...(callbacks.length > 0 && { callbacks }),
    types: fields.sharedTypes(),
    samples: target.isWebhook
      ? []
      : operationSamples(example, clientSamples).map((sample) => ({
          ...sample,
          html: highlightedCode(sample),
          ...(curlRequests(sample.code) && { isRunnable: true as const }),
        })),
  });
}

/**
 * Gathers the page of every operation of an OpenAPI file, by operation id, its code colored: no reader's browser could.
 *
 * @param hasCors whether servers of the API's version can answer pages of other sites.
 */
export function operationPages(
  api: OpenApi,
  clientSamples: ClientSamples,
  hasCors: boolean,
): Map<string, RestPage> {
  return new Map(
    operationsOf(api).map((target) => [
      target.operation.operationId,
      operationPage(api, target, clientSamples, hasCors),
    ]),
  );
}
