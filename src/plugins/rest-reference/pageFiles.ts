import { pages } from '../../site/links';
import { restHeadings, restIntroduction } from '../../site/restReference';
import { describe, type Html, paragraphs } from './describe';
import { type OpenApi, operationsOf, type PathOperation, type Schema } from './openApi';
import type { BodyExample, RestPage } from './operationPage';
import { blocks, docsLink, fieldList, SchemaFields } from './schemaFields';

const components = '@site/src/components/rest';

/** Makes a text safe in Markdown and MDX: whatever could be syntax becomes a character reference. */
const escaped = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\s]/gu, (character) => `&#${character.codePointAt(0)};`);

/** Writes front matter; JSON values are YAML. */
const frontMatter = (fields: Record<string, unknown>): string =>
  `---\n${Object.entries({ ...fields, custom_edit_url: null })
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---`;

/** Markdown inside a component or a division: blank lines make it blocks. Styles: `RestReference/rest.css`. */
const inside = (tag: string, ...parts: readonly (string | false)[]): string =>
  blocks(`<${tag}>`, ...parts, `</${tag.split(' ')[0]}>`);

/** Keeps HTML for the component that shows it: MDX would read it. */
class Texts {
  readonly all: string[] = [];

  show = ({ text }: Html): string =>
    text && `<Html html={page.texts[${this.all.push(text) - 1}]} />`;
}

/** Writes code between marks that are longer than any in it. */
function fence(language: string, code: string): string {
  const mark = '`'.repeat(
    1 + Math.max(2, ...[...code.matchAll(/`+/g)].map(([{ length }]) => length)),
  );
  return `${mark}${language}\n${code}\n${mark}`;
}

const tabs = (attributes: string, items: readonly (readonly [attributes: string, ...string[]])[]) =>
  inside(
    `Tabs className="rest-tabs"${attributes}`,
    ...items.map(([own, ...content]) => inside(`TabItem ${own}`, ...content)),
  );

/**
 * Writes the page of an operation: headings for the table of contents, code for the build to color, and components for what only they
 * can show.
 *
 * @param position place in the sidebar.
 */
function operationFiles(target: PathOperation, page: RestPage, position: number): string[] {
  const { operation, method, name, path } = target;
  const { operationId, summary: title, description, tags = [] } = operation;
  const { call, samples, bodies, replies } = page;
  const texts = new Texts();
  const example = ({ title: own, description: about, text, isJson }: BodyExample, isOpen = false) =>
    inside(
      `Example title={${JSON.stringify(own)}}${isOpen ? ' open' : ''}`,
      texts.show(describe(about).first),
      fence(isJson ? 'json' : 'text', text),
    );
  const sections = page.sections.map(({ title: heading, level, id, html }) =>
    blocks(
      `${'#'.repeat(level)} ${escaped(heading)}${id ? ` {/* #${id} */}` : ''}`,
      texts.show(html),
    ),
  );
  const markdown = blocks(
    frontMatter({
      id: name,
      title,
      description: describe(description).text || title,
      // What clients call it.
      keywords: [operationId],
      sidebar_position: position,
      sidebar_class_name: `rest-method rest-method-${method}`,
      // `restSidebarItems` groups by it. Not in sidebar_custom_props, which every reader of a version loads.
      rest_tag: tags[0],
      // “What changed” recognizes operations by it.
      rest_call: `${method.toUpperCase()} ${path}`,
    }),
    `import page from './${name}.json';
import TryIt from '${components}/TryIt';
import { Endpoint, Example, Html } from '${components}/RestReference';`,
    inside(
      'div className="rest-operation"',
      inside('div className="rest-lead"', '<Endpoint {...page.call} />', texts.show(page.lead)),
      // The search finds what the samples show in the first column.
      inside(
        'div className="rest-side thin-scrollbar" data-unsearched=""',
        samples.length > 0 &&
          blocks(
            '<TryIt call={page.call} />',
            `## ${restHeadings.samples}`,
            tabs(
              ' groupId="client"',
              samples.map(({ value, label, language, code }) => [
                `value="${value}" label="${label}"`,
                fence(language, code),
              ]),
            ),
            ...bodies.map((body) => example(body)),
          ),
        Object.keys(replies).length > 0 &&
          blocks(
            `## ${restHeadings.responseSamples}`,
            tabs(
              '',
              Object.entries(replies).map(([status, examples]) => [
                `value="${status}" label="${status}"`,
                ...examples.map((one, at) => example(one, at === 0)),
              ]),
            ),
          ),
      ),
      inside('div className="rest-main"', texts.show(page.about), ...sections),
    ),
  );
  return [markdown, JSON.stringify({ call, texts: texts.all })];
}

/** Begins a text with a capital. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Says in Markdown what the file has of the API as a whole. */
function aboutText({ info, externalDocs }: OpenApi): string {
  const { description, summary, license, contact = {}, termsOfService } = info;
  const link = (url = '', name = url): string => (url ? `[${name}](${url})` : name);
  const { email, url = email && `mailto:${email}`, name = email } = contact;
  const more = [
    license && `License: ${link(license.url, license.name)}.`,
    (name || url) && `Contact: ${link(url, name)}.`,
    termsOfService && link(termsOfService, 'Terms of service'),
    docsLink(externalDocs),
  ];
  return blocks(summary, description, more.filter(Boolean).join(' '));
}

/** Makes a schema of each member of an object. */
const asProperties = <Part>(parts: Record<string, Part> = {}, asSchema: (part: Part) => Schema) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, asSchema(part)]));

/** Lists the servers with their variables, and the ways to log in, as fields. */
function serversAndLogins(api: OpenApi): [servers: Html, logins: Html] {
  const { servers = [], components: { securitySchemes = {} } = {} } = api;
  const fields = new SchemaFields(api, new Map());
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

/** Writes the introduction: what the file says of the API, how to log in, and every operation by the entity that it is about. */
function introductionFiles(api: OpenApi): string[] {
  const texts = new Texts();
  const {
    info: { title, description },
    tags = [],
  } = api;
  const operations = operationsOf(api);
  const groupOf = ({ operation }: PathOperation): string => operation.tags?.[0] ?? '';
  const names = new Set([...tags.map(({ name }) => name), ...operations.map(groupOf)]);
  const [servers, logins] = serversAndLogins(api).map(texts.show);
  const groups = [...names].flatMap((name) => {
    const rows = operations
      .filter((target) => groupOf(target) === name)
      .map(({ name: page, method, path, operation }) => {
        const badge = `<span className="rest-badge rest-method-${method}">${method.toUpperCase()}</span>`;
        // A bar would end the cell.
        const code = JSON.stringify(path).replaceAll('|', '\\u007c');
        return `| ${badge} | [${escaped(operation.summary)}](./${page}.api.mdx) | <BreakableCode>{${code}}</BreakableCode> |`;
      });
    const tag = tags.find((one) => one.name === name);
    return rows.length === 0
      ? []
      : [
          `### ${escaped(sentenceCase(name))}`,
          texts.show(paragraphs(blocks(tag?.description, docsLink(tag?.externalDocs)))),
          inside(
            'div className="rest-operations"',
            ['| Method | Operation | Path |', '| --- | --- | --- |', ...rows].join('\n'),
          ),
        ];
  });
  const markdown = blocks(
    frontMatter({
      id: restIntroduction,
      title,
      description: describe(description).text || title,
      // Words that readers use for it.
      keywords: ['Swagger', 'OpenAPI spec', 'endpoints', 'HTTP API', 'API docs', 'API reference'],
      sidebar_label: 'Introduction',
      pagination_label: title,
      sidebar_position: 0,
    }),
    `import page from './${restIntroduction}.json';\nimport { Html } from '${components}/RestReference';`,
    texts.show(paragraphs(aboutText(api))),
    // A page of the site and not of a version: an address, as no file of the documentation is meant.
    `“Try it” on each page sends the request to a simulated server in your browser, or to your own. The [playground in your browser](${pages.sandbox}) accepts any request.`,
    servers && blocks('## Servers', servers),
    logins && blocks('## Authentication', logins),
    '## Operations',
    ...groups,
  );
  return [markdown, JSON.stringify({ texts: texts.all })];
}

/** Makes the files of all pages of a version, by name. */
export async function pageFiles(
  api: OpenApi,
  restPages: ReadonlyMap<string, RestPage>,
): Promise<Map<string, string>> {
  const { processOpenapiFile } = await import('docusaurus-plugin-openapi-docs/lib/openapi/openapi');
  const operations = operationsOf(api);
  // The generator lists the pages from an outline: its own reading of files stops at what other tools tolerate.
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, path, method } of operations) {
    paths[path] = { ...paths[path], [method]: { operationId: name, responses: {} } };
  }
  const { title, version } = api.info;
  const outline = { openapi: '3.1', info: { title, version }, paths };
  const [items] = await processOpenapiFile(outline, {}, {});
  const listed = items.map((item) => 'api' in item && item.api.operationId);
  const [markdown = '', json = ''] = introductionFiles(api);
  const files = new Map([
    [`${restIntroduction}.info.mdx`, markdown],
    [`${restIntroduction}.json`, json],
  ]);
  for (const [at, target] of operations.entries()) {
    const page = restPages.get(target.operation.operationId);
    if (page !== undefined && listed.includes(target.name)) {
      const [text = '', data = ''] = operationFiles(target, page, at + 1);
      files.set(`${target.name}.api.mdx`, text).set(`${target.name}.json`, data);
    }
  }
  return files;
}
