import { pages } from '../../site/links';
import {
  introductionKeywords,
  type RestPage,
  restHeadings,
  restIntroduction,
} from '../../site/restReference';
import { type Described, describe, plainText, splitLead } from './describe';
import {
  type OpenApi,
  operationsOf,
  type PathOperation,
  resolve,
  type SecurityScheme,
} from './openApi';
import { hasReplies, statusHeading } from './operation';

/** Makes a text safe in Markdown and MDX: whatever could be syntax becomes a character reference. */
const escaped = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\s]/gu, (character) => `&#${character.codePointAt(0)};`);

/** Writes front matter; JSON values are YAML. */
const frontMatter = (fields: Record<string, unknown>): string =>
  [
    '---',
    ...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '---',
  ].join('\n');

/** The first sentence of a description, for search engines. */
const summaryOf = (description: string, title: string): string =>
  plainText(splitLead(description).lead).replace(/:$/, '.') || title;

const section = (heading: string, body: string): string => `## ${heading}\n\n${body}\n`;

/** Markdown inside a division: blank lines make it blocks. Styles: `RestReference/columns.css`. */
const division = (attributes: string, ...parts: readonly (string | false | undefined)[]): string =>
  [`<div ${attributes}>`, ...parts.filter(Boolean), '</div>'].join('\n\n');

/**
 * Markdown of an operation's page: headings for the table of contents, and components for what only they can show.
 *
 * @param position place in the sidebar.
 */
export function operationMarkdown(target: PathOperation, page: RestPage, position: number): string {
  const { operation, method, name } = target;
  const { operationId, summary, description = '', tags = [] } = operation;
  const statuses = Object.keys(page.responses).map(
    (status) =>
      `### ${statusHeading(status)}\n\n<Response page={page} status=${JSON.stringify(status)} />`,
  );
  const types = Object.keys(page.types).map(
    (type) => `### ${escaped(type)}\n\n<SharedType page={page} name=${JSON.stringify(type)} />`,
  );
  return `${frontMatter({
    id: name,
    title: summary,
    description: summaryOf(description, summary),
    // What clients call it.
    keywords: [operationId],
    sidebar_position: position,
    sidebar_class_name: `rest-method rest-method-${method}`,
    // `restSidebarItems` groups by it. Not in sidebar_custom_props, which every reader of a version loads.
    rest_tag: tags[0],
    custom_edit_url: null,
  })}

import page from './${name}.json';
import TryIt from '@site/src/components/rest/TryIt';
import { Callbacks, Description, Endpoint, Notes, Parameters, RequestBody, Response, ResponseSamples, Samples, SharedType } from '@site/src/components/rest/RestReference';

${division(
  'className="rest-operation"',
  division(
    'className="rest-lead"',
    '<Endpoint page={page} />',
    page.lead && '<Description description={page.lead} />',
  ),
  // The search finds what the samples show in the first column.
  division(
    'className="rest-side thin-scrollbar" data-unsearched=""',
    page.samples.length > 0 &&
      `<TryIt page={page} />\n\n${section(restHeadings.samples, '<Samples page={page} />')}`,
    hasReplies(page) && section(restHeadings.responseSamples, '<ResponseSamples page={page} />'),
  ),
  division(
    'className="rest-main"',
    '<Description {...page} />',
    page.notes.length > 0 && '<Notes page={page} />',
    page.parameters.length > 0 && section(restHeadings.parameters, '<Parameters page={page} />'),
    page.requestBody && section(restHeadings.requestBody, '<RequestBody page={page} />'),
    statuses.length > 0 && section(restHeadings.responses, statuses.join('\n\n')),
    page.callbacks && section(restHeadings.callbacks, '<Callbacks page={page} />'),
    types.length > 0 && section(restHeadings.types, types.join('\n\n')),
  ),
)}
`;
}

/** Markdown of a table's row; the cells hold no bar and no line break. */
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Code in a table: JSX, since a bar would end a cell. */
const code = (text: string): string => `<code>${escaped(text)}</code>`;

/** Begins a text with a capital. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names the tag that an operation is listed under. */
const groupOf = ({ operation }: PathOperation): string => operation.tags?.[0] ?? '';

function operationsTable(operations: readonly PathOperation[]): string {
  const rows = operations.map(({ name, method, path, operation }) =>
    row([
      `<span className="rest-badge rest-method-${method}">${method.toUpperCase()}</span>`,
      `[${escaped(operation.summary)}](./${name}.api.mdx)`,
      code(path),
    ]),
  );
  return [row(['Method', 'Operation', 'Path']), row(['---', '---', '---']), ...rows].join('\n');
}

/** Says in words what a security scheme is. */
function schemeText(scheme: SecurityScheme): string {
  const { in: place, name: parameter, bearerFormat, openIdConnectUrl, description, flows } = scheme;
  const addresses = Object.values(flows ?? {}).flatMap(
    ({ tokenUrl, authorizationUrl, refreshUrl, scopes }) => [
      ...(tokenUrl ? [`Token address: \`${tokenUrl}\`.`] : []),
      ...(authorizationUrl ? [`Authorization address: \`${authorizationUrl}\`.`] : []),
      ...(refreshUrl ? [`Refresh address: \`${refreshUrl}\`.`] : []),
      ...Object.entries(scopes ?? {}).map(([scope, about]) => `\`${scope}\`: ${about}`),
    ],
  );
  return [
    description,
    place && `\`${parameter}\` in ${place}.`,
    bearerFormat && `Format: ${bearerFormat}.`,
    openIdConnectUrl && `Address: \`${openIdConnectUrl}\`.`,
    ...addresses,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the page of the introduction reads: texts that are HTML already. */
interface Introduction {
  text: Described;
  schemes: Record<string, Described>;
  groups: Record<string, Described>;
}

/** Lists an API's operations by the entity that they are about: first those at the top of the file, in its order. */
function groupsOf(api: OpenApi): Map<string, PathOperation[]> {
  const operations = operationsOf(api);
  const names = new Set([...(api.tags ?? []).map(({ name }) => name), ...operations.map(groupOf)]);
  const groups = [...names].map((name): [string, PathOperation[]] => [
    name,
    operations.filter((target) => groupOf(target) === name),
  ]);
  return new Map(groups.filter(([, list]) => list.length > 0));
}

/** Gathers the texts of the introduction. */
export function introduction(api: OpenApi): Introduction {
  const { description, summary, license, contact, termsOfService } = api.info;
  const schemes = Object.entries(api.components?.securitySchemes ?? {}) as [
    string,
    SecurityScheme,
  ][];
  const servers = (api.servers ?? []).map(({ url, description: about, variables = {} }) => {
    const named = Object.entries(variables).map(
      ([name, { default: value, enum: values, description: text }]) =>
        `\n  - \`${name}\`, by default \`${value}\`${values ? `, one of ${values.map((one) => `\`${one}\``).join(', ')}` : ''}${text ? `: ${text}` : ''}`,
    );
    return `- \`${url}\`${about ? `: ${about}` : ''}${named.join('')}`;
  });
  const link = (text: string, url?: string): string => (url ? `[${text}](${url})` : text);
  const about = [
    license && `License: ${link(license.name, license.url)}.`,
    contact &&
      `Contact: ${link(contact.name ?? contact.email ?? contact.url ?? '', contact.url ?? (contact.email && `mailto:${contact.email}`))}.`,
    termsOfService && link('Terms of service', termsOfService),
    api.externalDocs &&
      link(api.externalDocs.description ?? api.externalDocs.url, api.externalDocs.url),
  ];
  const text = [
    summary,
    description,
    servers.length > 0 && `Servers:\n\n${servers.join('\n')}`,
    about.filter(Boolean).join(' '),
  ];
  const docs = Object.fromEntries(
    (api.tags ?? []).map(({ name, description: tag = '', externalDocs }) => [
      name,
      describe(
        `${tag}${externalDocs ? ` [${externalDocs.description ?? externalDocs.url}](${externalDocs.url})` : ''}`,
      ),
    ]),
  );
  return {
    text: describe(text.filter(Boolean).join('\n\n')),
    schemes: Object.fromEntries(
      schemes.map(([name, scheme]) => [
        name,
        describe(schemeText(resolve<SecurityScheme>(api, scheme))),
      ]),
    ),
    groups: docs,
  };
}

/** Markdown of the introduction: what the file says of the API, how to log in, and every operation by entity. */
export function introductionMarkdown(api: OpenApi): string {
  const schemes = Object.entries(api.components?.securitySchemes ?? {}) as [
    string,
    SecurityScheme,
  ][];
  const logins = schemes.map(([name, scheme]) => {
    const { type, scheme: kind } = resolve<SecurityScheme>(api, scheme);
    return row([
      code(name),
      escaped(`${type}${kind ? `, ${kind}` : ''}`),
      `<Description {...page.schemes[${JSON.stringify(name)}]} />`,
    ]);
  });
  const entities = [...groupsOf(api)].map(
    ([name, operations]) =>
      `### ${escaped(sentenceCase(name))}\n\n<Description {...page.groups[${JSON.stringify(name)}]} />\n\n${operationsTable(operations)}`,
  );
  const { title, description = '' } = api.info;
  return [
    frontMatter({
      id: restIntroduction,
      title,
      description: summaryOf(description, title),
      keywords: introductionKeywords,
      sidebar_label: 'Introduction',
      sidebar_position: 0,
      custom_edit_url: null,
    }),
    `import page from './${restIntroduction}.json';\nimport { Description } from '@site/src/components/rest/RestReference';`,
    '<Description {...page.text} />',
    // A page of the site and not of a version: an address, as no file of the documentation is meant.
    `“Try it” on each page sends the request to a simulated server in your browser, or to your own. The [playground in your browser](${pages.sandbox}) accepts any request.`,
    logins.length > 0 &&
      section(
        'Authentication',
        [row(['Scheme', 'Type', 'How']), row(['---', '---', '---']), ...logins].join('\n'),
      ),
    section('Operations', entities.join('\n\n')),
  ]
    .filter((part) => part !== false)
    .join('\n\n');
}
