import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { renderRestPages } from '../support/restRender';

/*
 * What a reader of an OpenAPI file expects to find on the page of an operation, read from the file by code that shares nothing
 * with the code that makes pages: the names of fields, and the words of everything else.
 */

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follows a reference of a file. */
const follow = (file: Json, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((target, key) => (target as Json | undefined)?.[key], file);

/** Splits a text into what Markdown, line breaks, and typography can't change. */
const wordsOf = (text: string): string[] =>
  text
    // Browsers don't know such an address, so the page drops it.
    .replace(/\]\(ref:[^)]*\)/g, ']')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const listed = (names: string): Set<string> => new Set(names.split(' '));
/** Members whose names are those of replies, media types, headers, or links. */
const namedMembers = listed(
  'properties headers links callbacks responses content patternProperties',
);
/** Members whose values are words on the page, as they are or listed. */
const valueMembers = listed(
  'description summary format pattern enum const default minimum maximum minLength maxLength minItems maxItems ' +
    'minProperties maxProperties multipleOf name operationId url value',
);
/** Members that pages leave out: names for programs, groups, and what the introduction has. */
const leftOut = listed('$ref xml tags security servers discriminator encoding');

/** Lists what an operation's page has to show. */
function expectedOf(file: Json, operation: Json): Set<string> {
  const expected = new Set<string>();
  const seen = new Set<unknown>();
  const addValue = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(addValue);
    } else if (value !== null) {
      wordsOf(String(value)).forEach((word) => void expected.add(word));
    }
  };
  const visit = (node: unknown, isRedescribed = false): void => {
    if (Array.isArray(node)) {
      for (const item of node) {
        visit(item);
      }
    }
    if (!isObject(node) || seen.has(node)) {
      return;
    }
    if (typeof node.$ref === 'string') {
      visit(follow(file, node.$ref), 'description' in node);
    }
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      // Next to a reference, the nearer description is shown.
      if (key === 'description' && isRedescribed) {
        continue;
      }
      if (namedMembers.has(key) && isObject(value)) {
        for (const [name, member] of Object.entries(value)) {
          key === 'properties' ? expected.add(`field ${name}`) : addValue(name);
          visit(member);
        }
      } else if (valueMembers.has(key) || (key === 'example' && typeof value !== 'object')) {
        addValue(value);
      } else if (key === 'deprecated' && value === true) {
        expected.add('deprecated');
      } else if (!leftOut.has(key) && !key.startsWith('x-')) {
        visit(value);
      }
    }
  };
  // The page is titled by the summary and named after the id.
  const { summary: _, operationId: __, ...shown } = operation;
  visit(shown);
  return expected;
}

const methods = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace'];

/** Lists the operations of a file, with the parameters of their paths that they don't replace. */
function operationsIn(file: Json): Json[] {
  const resolve = (node: unknown): Json =>
    isObject(node) && typeof node.$ref === 'string'
      ? (follow(file, node.$ref) as Json)
      : (node as Json);
  return Object.values({ ...(file.paths as Json), ...(file.webhooks as Json) }).flatMap((item) => {
    const path = resolve(item);
    const operations = methods.map((method) => path[method]).filter(isObject);
    return operations.map((operation) => {
      const all = [path.parameters, operation.parameters].flatMap((list) => list ?? []);
      const named = all.map((parameter) => {
        const { name, in: place } = resolve(parameter);
        return [`${name} ${place}`, parameter] as const;
      });
      return { ...operation, parameters: [...new Map(named).values()] };
    });
  });
}

/** Lists what a page lacks. */
function missingOn(page: HTMLElement, expected: ReadonlySet<string>): string[] {
  const all = [page, ...page.querySelectorAll('*')];
  const texts = all.map((element) =>
    [element.textContent, element.getAttribute('href'), element.getAttribute('src')].join(' '),
  );
  const fields = [...page.querySelectorAll('code')].map((code) => `field ${code.textContent}`);
  const shown = new Set([...fields, ...wordsOf(texts.join(' '))]);
  return [...expected].filter((part) => !shown.has(part));
}

const examples = dirname(
  createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'),
);

/** Small files that together have most of what a file can say; all of them, if asked for. */
const wanted =
  process.env.REST_EXAMPLES === 'all'
    ? /^3.*\/json\/.*\.json$/
    : /^3.*\/json\/(callbacks|link-example|parameters-common|response-examples|schema-deprecated|schema-validation|webhooks)\.json$/;
const files = readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter((name) =>
  wanted.test(name),
);

it.each(files)('every field and word of %s is on its page', async (name) => {
  const path = join(examples, name);
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const { pages } = await renderRestPages(path);
  const operations = [...pages].filter(([page]) => page !== 'gravitino-rest-api');
  const expected = operationsIn(file);
  expect(operations).toHaveLength(expected.length);
  const lacking = operations.flatMap(([page, element], at) =>
    missingOn(element, expectedOf(file, expected[at] ?? {})).map((part) => `${page}: ${part}`),
  );
  expect(lacking).toEqual([]);
});

it('the comparison notices a field and a word that a page lacks', () => {
  const page = document.createElement('div');
  page.innerHTML = '<code>name</code> The name.';
  const operation = {
    responses: { 200: { description: 'The name and more.', content: {} } },
    requestBody: { properties: { name: {}, size: {} } },
  };
  expect(missingOn(page, expectedOf({}, operation))).toEqual(['200', 'and', 'more', 'field size']);
});
