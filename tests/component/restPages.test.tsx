import { beforeAll, describe, expect, it } from 'vitest';
import { restPages } from '../support/restRender';
import { testFolder } from '../support/testFolder';

const folder = testFolder('all');

/** YAML in flow style: of an operation, the body of its reply 200 or all replies, and schemas by name. */
type Parts = Partial<Record<'operation' | 'reply' | 'responses' | 'schemas' | 'method', string>>;

/** Renders a page of the file in the folder. */
async function renderPage(name: string): Promise<HTMLElement> {
  const pages = await restPages(folder.at('openapi.yaml'));
  const page = document.createElement('div');
  page.innerHTML = String(await pages.get(name)?.());
  return page;
}

/** Renders the page of one operation. */
async function render(parts: Parts): Promise<HTMLElement> {
  const { operation = '', reply = '{type: object}', schemas = '{}', method = 'get' } = parts;
  const content = `content: {application/json: {schema: ${reply}}}`;
  const { responses = `{'200': {description: Fine, ${content}}}` } = parts;
  folder.write(
    'openapi.yaml',
    `openapi: 3.1.0
info: {title: Small, version: 1.0.0}
servers: [{url: 'https://api.example.org'}]
tags: [{name: a}]
paths:
  /things:
    ${method}: {operationId: doIt, tags: [a], summary: Do it, responses: ${responses}${operation && `, ${operation}`}}
components: {schemas: ${schemas}, securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}
`,
  );
  return renderPage('do-it');
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the text of a field. */
const field = (page: HTMLElement, name: string): string =>
  textOf(
    [...page.querySelectorAll('li')].find((item) => textOf(item.querySelector('code')) === name),
  );

const curlOf = (page: HTMLElement): string =>
  page.querySelector('[data-label="curl"] pre, [role=tabpanel] pre')?.textContent ?? '';

const describedAs = async (description: string): Promise<HTMLElement> =>
  render({ operation: `description: ${JSON.stringify(description)}` });

describe('a description', () => {
  it.each([
    ['an address in angle brackets', 'See <https://example.org>.', 'a[href="https://example.org"]'],
    ['code in double backticks', 'Names ``a`b`` here.', 'code'],
    ['a line break as HTML', 'One.<br/>Two.', 'br'],
    ['a table', 'Do it.\n\n| a | b |\n| - | - |\n| 1 | 2 |', 'td'],
    ['fenced code', 'Do it.\n\n~~~json\n{"a": "<b>"}\n~~~', 'pre'],
  ])('can contain %s', async (_, text, selector) => {
    expect(
      (await describedAs(text)).querySelector(`.rest-lead ${selector}, .rest-main ${selector}`),
    ).toBeTruthy();
  });

  it.each([
    'import the table first, or\nexport all of it.',
    'Names such as <catalog>.<schema> and {braces}.',
    'Uses `a < b` and {`c`}.',
  ])('shows text that MDX would read as code: %j', async (text) => {
    const shown = text.replaceAll('`', '').replace(/\s+/g, ' ');
    expect(textOf(await describedAs(text)).replaceAll(' ', '')).toContain(
      shown.replaceAll(' ', ''),
    );
  });

  it('has bold text instead of headings', async () => {
    const page = await describedAs('Do it.\n\n# Own heading');
    expect([...page.querySelectorAll('h1')]).toEqual([]);
    expect(textOf(page.querySelector('.rest-main strong'))).toBe('Own heading');
  });

  it('can’t run scripts', async () => {
    const page = await describedAs('Do it. <script>alert(1)</script><img src=x onerror=alert(1)>');
    expect(page.querySelector('script, [onerror]')).toBeNull();
  });

  it('is split after its first paragraph', async () => {
    const page = await describedAs('Loads `a.b`, {c}. More.\n\nLast.');
    expect(textOf(page.querySelector('.rest-lead > div > p'))).toBe('Loads a.b, {c}. More.');
    expect(textOf(page.querySelector('.rest-main > div'))).toContain('Last.');
  });

  it('of a field is Markdown', async () => {
    const page = await render({
      reply:
        "{type: object, properties: {a: {type: string, description: 'The [guide](https://example.org).'}}}",
    });
    expect(page.querySelector('li[id] a[href="https://example.org"]')).toBeTruthy();
  });
});

describe('fields', () => {
  it.each([
    ['deprecated: true', 'Deprecated'],
    ['readOnly: true', 'Only in responses'],
    ['writeOnly: true', 'Only in requests'],
    ['const: x', 'Always x'],
    ['enum: [x, y]', 'One of x, y'],
    ['default: ""', 'Default ""'],
    ['default: false', 'Default false'],
    ['default: 0', 'Default 0'],
    ['default: []', 'Default []'],
    ['default: null', 'Default null'],
    ['example: x', 'Example x'],
    ['examples: [x, y]', 'Example x Example y'],
    ['example: "# a\\n\\n- b"', 'Example # a - b'],
    ['minimum: 0, exclusiveMinimum: true', 'More than 0'],
    ['maximum: 1, exclusiveMaximum: true', 'Less than 1'],
    ['exclusiveMinimum: 3', 'More than 3'],
    ['maximum: 9223372036854775807', 'At most 9223372036854775807'],
    ['default: 1234567890123456789', 'Default 1234567890123456789'],
    ['multipleOf: 0.5', 'A multiple of 0.5'],
    ['uniqueItems: true, type: array, items: {type: string}', 'No element twice'],
    ['type: array, items: {type: string, description: A tag.}', 'A tag.'],
    ['type: [string, "null"]', 'May be null'],
    ['type: [string, integer]', 'string or integer'],
    ['format: uuid, type: string', 'string (uuid)'],
    ['description: no type', 'any value'],
    ['externalDocs: {url: "https://example.org/more"}', 'https://example.org/more'],
    ['not: {type: string}', 'not {"type":"string"}'],
    ['minProperties: 2', 'At least 2 members'],
    [
      'type: object, properties: {b: {type: string}}, additionalProperties: false',
      'No other members',
    ],
    [
      'type: object, properties: {b: {type: string}}, additionalProperties: {type: integer}',
      'any other name integer',
    ],
    ['type: object, additionalProperties: {type: integer}', 'map of string to integer'],
    ['type: object, patternProperties: {"^x-": {type: integer}}', 'names like ^x- integer'],
    ['oneOf: [{type: "null"}, {type: integer}]', 'May be null'],
  ])('with %s show %s', async (schema, words) => {
    const page = await render({ reply: `{type: object, properties: {v: {${schema}}}}` });
    expect(field(page, 'v')).toContain(words);
  });

  it('of a recursive map link to one shared type', async () => {
    const page = await render({
      reply: "{$ref: '#/components/schemas/Tree'}",
      schemas: "{Tree: {type: object, additionalProperties: {$ref: '#/components/schemas/Tree'}}}",
    });
    expect(page.querySelector('a[href="#tree"]')).toBeTruthy();
    expect(page.querySelector('h3#tree')).toBeTruthy();
  });

  it('of combined schemas that contain themselves end', async () => {
    const ref = (name: string) => `{$ref: '#/components/schemas/${name}'}`;
    const node = (name: string) =>
      `${name}: {properties: {left: ${ref(name)}, right: ${ref(name)}}}`;
    const page = await render({
      reply: `{allOf: [${ref('A')}, ${ref('B')}]}`,
      schemas: `{${node('A')}, ${node('B')}}`,
    });
    expect(page.querySelectorAll('li[id$=".left"]')).toHaveLength(3);
  });

  it.each(['org.acme.Owner_v2', 'Responses', 'Parameters'])(
    'link to the heading of the shared type %s',
    async (name) => {
      const ref = `{$ref: '#/components/schemas/${name}'}`;
      const page = await render({
        reply: `{type: object, properties: {one: ${ref}, two: ${ref}}}`,
        schemas: `{${name}: {type: object, properties: {name: {type: string}}}}`,
      });
      const link = [...page.querySelectorAll('li a')].find((one) => textOf(one) === name);
      const heading = page.querySelector(`[id="${link?.getAttribute('href')?.slice(1)}"]`);
      expect(textOf(heading)).toBe(name);
    },
  );

  it('of a schema are shown together with its oneOf variants', async () => {
    const page = await render({
      reply: `{type: object, properties: {name: {type: string}}, oneOf: [
        {title: Cron, properties: {cron: {type: string}}}, {title: Every, properties: {every: {type: integer}}}]}`,
    });
    for (const name of ['name', 'cron', 'every']) {
      expect(field(page, name), name).not.toBe('');
    }
  });

  it('include all oneOf variants that allOf combines', async () => {
    const kinds = (one: string, two: string): string =>
      `{oneOf: [{title: ${one}, properties: {${one}Value: {type: string}}}, {title: ${two}, properties: {${two}Value: {type: string}}}]}`;
    const page = await render({
      reply: `{type: object, properties: {job: {allOf: [${kinds('Cron', 'Every')}, ${kinds('Local', 'Remote')}]}}}`,
    });
    for (const name of ['CronValue', 'EveryValue', 'LocalValue', 'RemoteValue']) {
      expect(field(page, name), name).not.toBe('');
    }
  });

  const cat = (pet: string): string =>
    `{Pet: ${pet}, Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {lives: {type: integer}}}]}}`;
  it.each([
    [
      'a mapping without oneOf',
      cat(
        "{type: object, properties: {kind: {type: string}}, discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat'}}}",
      ),
      'kind: cat',
    ],
    [
      'children that reference their parent',
      cat(
        '{type: object, properties: {kind: {type: string}}, discriminator: {propertyName: kind}}',
      ),
      'kind: Cat',
    ],
    [
      'oneOf without a mapping',
      "{Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}], discriminator: {propertyName: kind}}, Cat: {type: object, properties: {lives: {type: integer}}}}",
      'kind: Cat',
    ],
  ])('are grouped by a discriminator with %s', async (_, schemas, kind) => {
    const page = await render({ reply: "{$ref: '#/components/schemas/Pet'}", schemas });
    expect(field(page, kind)).not.toBe('');
    expect(field(page, 'lives')).not.toBe('');
  });
});

describe('a page', () => {
  const example = "{'200': {description: Fine, content: {application/json: {example: {a: 1}}}}}";

  it('shows endpoint, form, samples, and replies in this order', async () => {
    const html = (await render({ responses: example })).innerHTML;
    expect(html).toMatch(
      /copy.* id="try-it".* id="code-samples".* id="response-samples".* id="responses"/s,
    );
  });
});

describe('other parts of an operation', () => {
  let text = '';
  beforeAll(async () => {
    const page = await render({
      operation: `deprecated: true, security: [{key: []}], externalDocs: {url: 'https://example.org/more'},
      servers: [{url: 'https://other.example.org'}],
      parameters: [{name: old, in: query, deprecated: true, schema: {type: string}}, {name: sid, in: cookie, schema: {type: string}}],
      callbacks: {onDone: {'{$request.query.url}': {post: {summary: Done with it, requestBody: {content: {application/json: {schema: {type: object, properties: {result: {type: string}}}}}}, responses: {'204': {description: Heard}}}}}}`,
      responses: `{'200': {description: Fine, headers: {X-Left: {description: Calls left., schema: {type: integer}}},
        links: {next: {operationId: doIt, parameters: {id: $response.body#/id}}},
        content: {application/json: {schema: {type: object}}, text/csv: {schema: {type: string, description: Rows.}}}}}`,
    });
    text = textOf(page);
  });

  it.each([
    'Deprecated.',
    'Authentication: key.',
    'Server: https://other.example.org.',
    'https://example.org/more',
    'sid cookie, string',
    'Done with it',
    '{$request.query.url}',
    'result string',
    'Heard',
    'X-Left header, integer',
    'Calls left.',
    'next link operationId doIt parameters {"id":"$response.body#/id"}',
    'text/csv',
    'Rows.',
  ])('are on the page: %s', (words) => {
    expect(text).toContain(words);
  });
});

describe('the introduction', () => {
  it('lists every operation, including those without a known tag', async () => {
    folder.write(
      'openapi.yaml',
      `openapi: 3.0.3
info: {title: Small, version: 1.0.0, description: Does things., license: {name: Free}}
tags: [{name: a, description: All of a.}]
paths:
  /one: {get: {operationId: one, summary: 'One | {two}', responses: {}}}
  /two: {get: {operationId: two, summary: Two, tags: [ghost], responses: {}}}
  /three/{id}: {get: {operationId: three, summary: Three, tags: [a], responses: {}, parameters: [{name: id, in: path, required: true, schema: {type: string}}]}}
`,
    );
    const page = await renderPage('gravitino-rest-api');
    expect([...page.querySelectorAll('h3')].map(textOf)).toEqual(['A', 'Other', 'Ghost']);
    expect([...page.querySelectorAll('td:last-child')].map(textOf)).toEqual([
      '/three/{id}',
      '/one',
      '/two',
    ]);
    expect(textOf(page)).toContain('One | {two}');
    expect(textOf(page)).toContain('License: Free.');
  });
});

describe('samples', () => {
  const posted = (schema: string, type = 'application/json', more = ''): Parts => ({
    method: 'post',
    operation: `requestBody: {content: {${type}: {${more}schema: ${schema}}}}`,
  });
  const strings = '{type: array, items: {type: string}}';

  it.each<[string, Parts, string[]]>([
    [
      'lists and deep objects in a query',
      {
        operation: `parameters: [{name: ids, in: query, schema: ${strings}, example: [a, b]}, {name: f, in: query, style: deepObject, schema: {type: object}, example: {k: v}}, {name: c, in: query, explode: false, schema: ${strings}, example: [a, b]}]`,
      },
      ['ids=a&ids=b', 'f%5Bk%5D=v', 'c=a%2Cb'],
    ],
    [
      'a body made from its schema',
      posted(
        '{type: object, properties: {id: {type: integer, readOnly: true}, name: {type: string, example: blue}}}',
      ),
      ['-d \'{\n  "name": "blue"\n}\'', "-H 'Content-Type: application/json'"],
    ],
    [
      'a property of the schema rather than of its allOf parts',
      posted(
        '{allOf: [{type: object, properties: {action: {type: string}}}], properties: {action: {const: rename}}}',
      ),
      ['"action": "rename"'],
    ],
    [
      'a multipart body',
      posted(
        '{type: object, properties: {name: {type: string, example: blue}, file: {type: string, format: binary}}}',
        'multipart/form-data',
      ),
      ["-F 'name=blue'", "-F 'file=@file'"],
    ],
    [
      'values of the schema instead of an invalid example',
      posted(
        '{type: object, properties: {id: {type: integer, example: 7}, tag: {type: object, example: [], properties: {a: {type: string}}}}}',
        'application/json',
        'example: {id: many}, ',
      ),
      ['"id": 7,\n  "tag": {"a": "string"}'],
    ],
    [
      'the first unambiguous variant',
      posted('{type: object, properties: {type: {oneOf: [{const: variant}, {type: string}]}}}'),
      ['"type": "string"'],
    ],
    ['required credentials', { operation: 'security: [{key: []}]' }, ["-H 'X-Key: YOUR_API_KEY'"]],
  ])('send %s', async (_, parts, pieces) => {
    const curl = curlOf(await render(parts));
    for (const piece of pieces) {
      expect(curl).toContain(piece);
    }
  });

  it('don’t send optional credentials', async () => {
    expect(curlOf(await render({ operation: 'security: [{}, {key: []}]' }))).not.toContain('X-Key');
  });
});
