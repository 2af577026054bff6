import { STATUS_CODES } from 'node:http';
import { pages } from '../../site/links';
import {
  introductionKeywords,
  type RestPage,
  restHeadings,
  restIntroduction,
} from '../../site/restReference';
import { type OpenApi, operationsOf, type PathOperation, type SecurityScheme } from './openApi';

/** Path segment of an operation's page: `createTable` is at `create-table`. */
export const pageName = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Makes a description safe in MDX: outside code, a brace would start an expression and an angle bracket an element. */
export const escapeMdx = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{}<]/g, '\\$&')))
    .join('');

/** Writes front matter; JSON values are YAML. */
const frontMatter = (fields: Record<string, unknown>): string =>
  [
    '---',
    ...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '---',
  ].join('\n');

/** The first sentence of a description, for search engines. */
const summaryOf = (description: string): string =>
  (/^.+?[.:](?=\s|$)/s.exec(description)?.[0] ?? description)
    .replaceAll('`', '')
    .replace(/:$/, '.');

const section = (heading: string, body: string): string => `## ${heading}\n\n${body}\n`;

/** Splits a description into its first sentence, which says what an operation does, and the rest. */
function leadOf(description: string): { lead: string; rest: string } {
  const [, lead, rest] = /^([^\n]+?\.)(?:\s+(.+))?$/s.exec(description) ?? [];
  return { lead: lead ?? description, rest: rest ?? '' };
}

/** Markdown inside a division: blank lines make it blocks. Styles: `RestReference/columns.css`. */
const division = (attributes: string, ...parts: readonly (string | false | undefined)[]): string =>
  [`<div ${attributes}>`, ...parts.filter(Boolean), '</div>'].join('\n\n');

/**
 * Markdown of an operation's page: headings for the table of contents, and components for what only they can show.
 *
 * @param position place in the sidebar.
 */
export function operationMarkdown(
  { operation, method }: PathOperation,
  page: RestPage,
  position: number,
): string {
  const { operationId, summary, description = '', tags = [] } = operation;
  const statuses = Object.keys(page.responses).map(
    (status) =>
      `### ${status} ${STATUS_CODES[status] ?? ''}\n\n<Response page={page} status="${status}" />`,
  );
  const types = Object.keys(page.types).map(
    (type) => `### ${type}\n\n<SharedType page={page} name="${type}" />`,
  );
  const hasReplies = Object.values(page.responses).some(({ examples }) => examples.length > 0);
  const { lead, rest } = leadOf(description.trim());
  return `${frontMatter({
    id: pageName(operationId),
    title: summary,
    description: summaryOf(description || summary),
    // What clients call it.
    keywords: [operationId],
    sidebar_position: position,
    sidebar_class_name: `rest-method rest-method-${method}`,
    // `restSidebarItems` groups by it. Not in sidebar_custom_props, which every reader of a version loads.
    rest_tag: tags[0],
    custom_edit_url: null,
  })}

import page from './${pageName(operationId)}.json';
import TryIt from '@site/src/components/rest/TryIt';
import { Endpoint, Parameters, RequestBody, Response, ResponseSamples, Samples, SharedType } from '@site/src/components/rest/RestReference';

${division(
  'className="rest-operation"',
  division('className="rest-lead"', '<Endpoint page={page} />', escapeMdx(lead)),
  // The search finds what the samples show in the first column.
  division(
    'className="rest-side thin-scrollbar" data-unsearched=""',
    '<TryIt page={page} />',
    section(restHeadings.samples, '<Samples page={page} />'),
    hasReplies && section(restHeadings.responseSamples, '<ResponseSamples page={page} />'),
  ),
  division(
    'className="rest-main"',
    escapeMdx(rest),
    page.parameters.length > 0 && section(restHeadings.parameters, '<Parameters page={page} />'),
    page.requestBody && section(restHeadings.requestBody, '<RequestBody page={page} />'),
    section(restHeadings.responses, statuses.join('\n\n')),
    types.length > 0 && section(restHeadings.types, types.join('\n\n')),
  ),
)}
`;
}

/** Markdown of a table's row; a bar in a cell would end it. */
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

/** Begins a text with a capital. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function operationsTable(api: OpenApi, tag: string): string {
  const rows = operationsOf(api)
    .filter(({ operation }) => operation.tags?.[0] === tag)
    .map(({ method, path, operation }) =>
      row([
        `[${escapeMdx(operation.summary)}](./${pageName(operation.operationId)}.api.mdx)`,
        `\`${method.toUpperCase()}\``,
        `\`${path}\``,
      ]),
    );
  return [row(['Operation', 'Method', 'Path']), row(['---', '---', '---']), ...rows].join('\n');
}

/** Markdown of the introduction: what the file says of the API, how to log in, and every operation by entity. */
export function introductionMarkdown(api: OpenApi): string {
  const schemes = Object.entries(api.components?.securitySchemes ?? {}) as [
    string,
    SecurityScheme,
  ][];
  const logins = schemes.map(([name, { type, scheme, description = '', flows = {} }]) => {
    const tokens = Object.values(flows).map(({ tokenUrl }) => ` Token address: \`${tokenUrl}\`.`);
    const kind = `${type}${scheme ? `, ${scheme}` : ''}`;
    return row([`\`${name}\``, kind, escapeMdx(description) + tokens.join('')]);
  });
  const entities = (api.tags ?? []).map(
    ({ name, description }) =>
      `### ${sentenceCase(name)}\n\n${escapeMdx(description ?? '')}\n\n${operationsTable(api, name)}`,
  );
  const { title, description = '' } = api.info;
  return [
    frontMatter({
      id: restIntroduction,
      title,
      description: summaryOf(description || title),
      keywords: introductionKeywords,
      sidebar_label: 'Introduction',
      sidebar_position: 0,
      custom_edit_url: null,
    }),
    escapeMdx(description),
    // A page of the site and not of a version: an address, as no file of the documentation is meant.
    `“Try it” on each page sends the request to a simulated server in your browser, or to your own. The [playground in your browser](${pages.sandbox}) accepts any request.`,
    section(
      'Authentication',
      [row(['Scheme', 'Type', 'How']), row(['---', '---', '---']), ...logins].join('\n'),
    ),
    section('Operations', entities.join('\n\n')),
  ].join('\n\n');
}
