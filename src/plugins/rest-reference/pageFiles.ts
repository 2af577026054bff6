import { pages } from '../../site/links';
import { restIntroduction } from '../../site/restReference';
import { type Html, paragraphs } from './describe';
import { components, escaped, html, pageStart } from './mdx';
import { type OpenApi, operationsOf, type Schema } from './openApi';
import type { RestPage } from './operationPage';
import { blocks, docsLink, fieldList, SchemaFields } from './schemaFields';

/** Capitalizes a text. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Describes the API in Markdown. */
function aboutText({ info, externalDocs }: OpenApi): string {
  const { description, summary, license, contact = {}, termsOfService: terms } = info;
  const { email, url = email && `mailto:${email}`, name = email ?? url } = contact;
  const link = (label: string, to?: string): string => (to ? `[${label}](${to})` : label);
  const more = [
    license && `License: ${link(license.name, license.url)}.`,
    name && `Contact: ${link(name, url)}.`,
    terms && link('Terms of service', terms),
    docsLink(externalDocs),
  ];
  return blocks(summary, description, more.filter(Boolean).join(' '));
}

/** Converts each member of an object to a schema. */
const asProperties = <Part>(parts: Record<string, Part> = {}, asSchema: (part: Part) => Schema) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, asSchema(part)]));

/** Describes the servers with their variables, and the security schemes, as fields. */
function serversAndLogins(api: OpenApi): [servers: Html, logins: Html] {
  const { servers = [], components: { securitySchemes = {} } = {} } = api;
  const fields = new SchemaFields(api);
  const named = servers.map(({ url, description, variables }, at) => {
    const properties = asProperties(variables, (own) => ({ ...own, type: 'string' }));
    return fields.field({ description, properties, type: 'server' }, url, `servers.${at + 1}`);
  });
  const logins = Object.entries(securitySchemes).map(([name, scheme]) => {
    const { type, scheme: kind, flows, ...own } = scheme;
    const properties = asProperties(flows, ({ scopes, ...flow }) => ({
      ...flow,
      type: 'flow',
      properties: asProperties(scopes, (description) => ({ description, type: 'scope' })),
    }));
    const words = kind ? `${type}, ${kind}` : type;
    return fields.field({ ...own, type: words, properties }, name, `authentication.${name}`);
  });
  return [fieldList(named), fieldList(logins)];
}

/** Writes the introduction: the API, the authentication, and all operations by entity. */
function introduction(api: OpenApi): string {
  const { info, tags = [] } = api;
  const operations = operationsOf(api);
  const names = new Set([...tags.map(({ name }) => name), ...operations.map(({ tag }) => tag)]);
  const [servers, logins] = serversAndLogins(api).map(html);
  const groups = [...names].flatMap((name) => {
    const rows = operations
      .filter(({ tag }) => tag === name)
      .map(({ name: page, method, path, operation }) => {
        const badge = `<span className="rest-badge rest-method-${method}">${method.toUpperCase()}</span>`;
        // A pipe would end the cell.
        const code = JSON.stringify(path).replaceAll('|', '\\u007c');
        return `| ${badge} | [${escaped(operation.summary)}](./${page}.api.mdx) | <BreakableCode>{${code}}</BreakableCode> |`;
      });
    if (rows.length === 0) {
      return [];
    }
    const { description, externalDocs } = tags.find((tag) => tag.name === name) ?? {};
    const about = html(paragraphs(blocks(description, docsLink(externalDocs))));
    const table = ['| Method | Operation | Path |', '| --- | --- | --- |', ...rows].join('\n');
    return [`### ${escaped(sentenceCase(name))}`, about, table];
  });
  return blocks(
    pageStart(restIntroduction, info.title, info.description, {
      // Search terms of readers.
      keywords: ['Swagger', 'OpenAPI spec', 'endpoints', 'HTTP API', 'API docs', 'API reference'],
      sidebar_label: 'Introduction',
      pagination_label: info.title,
      sidebar_position: 0,
    }),
    `import { Html } from '${components}/RestReference';`,
    html(paragraphs(aboutText(api))),
    // A page outside of the versions has no Markdown file to link.
    `“Try it” on each page sends the request to a simulated server in your browser, or to your own. The [playground in your browser](${pages.sandbox}) accepts any request.`,
    servers && blocks('## Servers', servers),
    logins && blocks('## Authentication', logins),
    '## Operations',
    ...groups,
  );
}

/** Generates the files of all pages of a version by name. */
export async function pageFiles(api: OpenApi, restPages: ReadonlyMap<string, RestPage>) {
  const { processOpenapiFile } = await import('docusaurus-plugin-openapi-docs/lib/openapi/openapi');
  // The generator lists the pages from an outline, because its own reader rejects files that other tools accept.
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, call } of restPages.values()) {
    paths[call.path] = { ...paths[call.path], [call.method]: { operationId: name, responses: {} } };
  }
  const [items] = await processOpenapiFile({ openapi: '3.1', info: api.info, paths }, {}, {});
  const listed = items.map((item) => 'api' in item && item.api.operationId);
  const operations = [...restPages.values()].filter(({ name }) => listed.includes(name));
  return new Map([
    [`${restIntroduction}.info.mdx`, introduction(api)],
    ...operations.map(({ name, markdown }) => [`${name}.api.mdx`, markdown] as const),
  ]);
}
