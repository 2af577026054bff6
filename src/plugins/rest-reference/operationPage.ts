import { STATUS_CODES } from 'node:http';
import { createSlugger } from '@docusaurus/utils';
import { type RestCall, restHeadings } from '../../site/restReference';
import { curlSample, restRequest } from '../../site/restSamples';
import type { ClientSamples } from './clientSamples';
import { describe, type Html, html, paragraphs } from './describe';
import { forSamples, jsonText, operationExample, sampleOf } from './examples';
import { components, escaped, fence, inside, pageStart, Texts, tabs } from './mdx';
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

type BodyExample = ReturnType<typeof bodyExamples>[number];

interface Section {
  title: string;
  level: 2 | 3;
  /** Id of its heading, unless the title determines it. */
  id?: string;
  html: Html;
}

/** The page of one operation. */
export interface RestPage {
  /** Headings for the table of contents, code for the highlighter, and components. */
  markdown: string;
  texts: string[];
  call: RestCall;
  /** In the order of their tabs, whose keys are the same as in the documentation. */
  samples: { value: string; label: string; language: string; code: string }[];
}

/** Data for a page. */
interface Source {
  api: OpenApi;
  /** The same data prepared for samples. */
  sampled: OpenApi;
  clients: ClientSamples;
  hasCors: boolean;
}

/** Writes the examples of a request body, or of a reply with a status, first those of the samples' media type. */
const bodyExamples = (api: OpenApi, body?: Body, status = '') =>
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

/** Describes the other parts of an operation. */
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

/** Describes a body in each media type, with its headers and links. */
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

/** Describes callbacks with their examples, which aren't in the column of samples. */
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

/** Writes the samples of an operation, then other bodies of requests and replies. */
function sidePart(
  texts: Texts,
  samples: RestPage['samples'],
  bodies: readonly BodyExample[],
  replies: readonly (readonly [status: string, BodyExample[]])[],
): string {
  const show = ({ title, description, text, isJson: hasJson }: BodyExample, isOpen = false) =>
    inside(
      `Example title={${JSON.stringify(title)}}${isOpen ? ' open' : ''}`,
      texts.show(describe(description).first),
      fence(hasJson ? 'json' : 'text', text),
    );
  const sampleTabs = samples.map(
    ({ value, label, language, code: text }) =>
      [`value="${value}" label="${label}"`, fence(language, text)] as const,
  );
  const replyTabs = replies.map(
    ([status, examples]) =>
      [`value="${status}"`, ...examples.map((one, at) => show(one, at === 0))] as const,
  );
  return inside(
    // The search finds the contents of samples in the first column.
    'div className="rest-side thin-scrollbar" data-unsearched=""',
    samples.length > 0 && `<TryIt call={page.call} />\n\n## ${restHeadings.samples}`,
    samples.length > 0 && tabs(' groupId="client"', sampleTabs),
    ...bodies.map((body) => show(body)),
    replies.length > 0 && blocks(`## ${restHeadings.responseSamples}`, tabs('', replyTabs)),
  );
}

/**
 * Generates the page of an operation.
 *
 * @param target the operation, and the same operation prepared for samples.
 * @param position position in the sidebar.
 * @param types references to schemas that the page uses more than once.
 */
function operationPage(
  source: Source,
  target: PathOperation,
  example: PathOperation,
  position: number,
  types: readonly string[] = [],
): RestPage {
  const { api, sampled, clients, hasCors } = source;
  const { operation, name: page, method, path, parameters, server, isWebhook } = target;
  const { operationId, summary, description, tags = [], responses, requestBody } = operation;
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
    return operationPage(source, target, example, position, fields.repeated());
  }
  if (named.length > 0) {
    sections.push({ title: restHeadings.types, level: 2, html: html`` });
  }
  for (const [title, $ref] of named) {
    const id = anchors.get($ref);
    sections.push({ title, level: 3, id, html: fields.body('', { $ref }, title, true) });
  }
  const sent = operationExample(sampled, example);
  const values: Record<string, Record<string, string>> = {
    path: sent.pathValues,
    query: Object.fromEntries(sent.query),
  };
  const { java = '', python = '' } = clients[operationId] ?? {};
  const samples = [
    { value: 'rest', label: 'curl', language: 'shell', code: curlSample(restRequest(sent)) },
    { value: 'java', label: 'Java client', language: 'java', code: java },
    { value: 'python', label: 'Python client', language: 'python', code: python },
  ].filter((sample) => !isWebhook && sample.code !== '');
  const bodies = bodyExamples(sampled, example.operation.requestBody);
  const replies = Object.entries(example.operation.responses)
    .map(([status, body]) => [status, bodyExamples(sampled, body, status)] as const)
    .filter(([, examples]) => examples.length > 0);
  const call = {
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
    ...(requestBody && {
      examples: bodies
        .filter((body) => body.isJson)
        .map(({ title, text }) => ({ title, value: JSON.parse(text) })),
    }),
  };
  const texts = new Texts();
  const { first, more } = describe(description);
  const markdown = blocks(
    pageStart(page, summary, description, {
      // The name of the method in clients.
      keywords: [operationId],
      sidebar_position: position,
      sidebar_class_name: `rest-method rest-method-${method}`,
      // `restSidebarItems` groups by it. All readers would load sidebar_custom_props.
      rest_tag: tags[0],
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
        texts.show(html`<p>${first}</p>`),
      ),
      sidePart(texts, samples, bodies.slice(1), replies),
      inside(
        'div className="rest-main"',
        texts.show(html`${[more, notesOf(api, target)]}`),
        ...sections.map(({ title, level, id, html: text }) =>
          blocks(
            `${'#'.repeat(level)} ${escaped(title)}${id ? ` {/* #${id} */}` : ''}`,
            texts.show(text),
          ),
        ),
      ),
    ),
  );
  return { markdown, texts: texts.all, call, samples };
}

/** Generates the pages of an OpenAPI file by operation id. */
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
      operationPage(source, target, examples[at] ?? target, at + 1),
    ]),
  );
}
