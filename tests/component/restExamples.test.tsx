import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { renderRestPages } from '../support/restRender';

/*
 * Lists what an operation's page must contain: the names of fields, and the words of everything else. This code reads the
 * OpenAPI file and shares nothing with the code that generates pages.
 */

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Resolves a reference in a file. */
const resolvePointer = (file: Json, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((target, key) => (target as Json | undefined)?.[key], file);

/** Splits a text into words that Markdown, line breaks, and typography don't change. */
const wordsOf = (text: string): string[] =>
  text
    // Browsers don't support this scheme, so the page drops it.
    .replace(/\]\(ref:[^)]*\)/g, ']')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const listed = (names: string): Set<string> => new Set(names.split(' '));
/** Members whose children are named: replies, media types, headers, and links. */
const namedMembers = listed(
  'properties headers links callbacks responses content patternProperties',
);
/** Members whose values are on the page. */
const valueMembers = listed(
  'description summary format pattern enum const default minimum maximum minLength maxLength minItems maxItems ' +
    'minProperties maxProperties multipleOf name operationId url value',
);
/** Members that pages leave out: names for programs, groups, and parts of the introduction. */
const leftOut = listed('$ref xml tags security servers discriminator encoding');

/** Lists what an operation's page must contain. */
function listExpected(file: Json, operation: Json): Set<string> {
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
      visit(resolvePointer(file, node.$ref), 'description' in node);
    }
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      // A description next to a reference overrides the referenced one.
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
  // The title and the file name of the page come from these.
  const { summary: _, operationId: __, ...shown } = operation;
  visit(shown);
  return expected;
}

const methods = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace'];

/** Lists the operations of a file, with the parameters of their paths that they don't override. */
function operationsIn(file: Json): Json[] {
  const resolve = (node: unknown): Json =>
    isObject(node) && typeof node.$ref === 'string'
      ? (resolvePointer(file, node.$ref) as Json)
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

/** Small files that cover most features of OpenAPI, or all files on request. */
const filePattern =
  process.env.REST_EXAMPLES === 'all'
    ? /^3.*\/json\/.*\.json$/
    : /^3.*\/json\/(callbacks|link-example|parameters-common|response-examples|schema-deprecated|schema-validation|webhooks)\.json$/;
const files = readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter((name) =>
  filePattern.test(name),
);

it.each(files)('the page of each operation in %s contains every field and word', async (name) => {
  const path = join(examples, name);
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const { pages } = await renderRestPages(path);
  const operations = [...pages].filter(([page]) => page !== 'gravitino-rest-api');
  const expected = operationsIn(file);
  expect(operations).toHaveLength(expected.length);
  const lacking = operations.flatMap(([page, element], at) =>
    missingOn(element, listExpected(file, expected[at] ?? {})).map((part) => `${page}: ${part}`),
  );
  expect(lacking).toEqual([]);
});

it('the comparison finds missing fields and words', () => {
  const page = document.createElement('div');
  page.innerHTML = '<code>name</code> The name.';
  const operation = {
    responses: { 200: { description: 'The name and more.', content: {} } },
    requestBody: { properties: { name: {}, size: {} } },
  };
  const missing = missingOn(page, listExpected({}, operation));
  expect(missing).toEqual(['200', 'and', 'more', 'field size']);
});
