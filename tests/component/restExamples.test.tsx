import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { restPages } from '../support/restRender';

/*
 * Lists what the page of an operation must contain: the names of fields, and the words of everything else. This code reads
 * the OpenAPI file and shares nothing with the code that generates pages. Pages leave out
 *
 *  1. extensions (`x-…`), which are for other programs;
 *  2. addresses of references and mappings, because pages show what is referenced;
 *  3. the summary and the id of the operation, which are the title and the address of the page;
 *  4. the first tag, which is its group in the sidebar;
 *  5. a description that one next to the reference replaces;
 *  6. titles of the parts that `allOf` combines;
 *  7. types and dialects, because pages say “array of” or “map of”;
 *  8. flags other than those below, because pages use other words;
 *  9. examples without a value;
 * 10. names of examples, because pages show summaries;
 * 11. addresses with the scheme `ref`, which browsers don't support.
 */

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Resolves references in a file. */
function resolved(file: Json, node: unknown): Json {
  if (!isObject(node) || typeof node.$ref !== 'string') {
    return node as Json;
  }
  const target = node.$ref
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((parent, key) => (parent as Json | undefined)?.[key], file);
  return resolved(file, target ?? {});
}

/** Splits a text into words that Markdown, line breaks, and typography don't change. */
const wordsOf = (text: string): string[] =>
  text
    // Browsers don't support this scheme, so the page drops it.
    .replace(/\]\(ref:[^)]*\)/g, ']')
    // Line breaks in JSON.
    .replace(/\\[nrt]/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const listed = (names: string): Set<string> => new Set(names.split(' '));
/** Members whose children are named: replies, media types, headers, and links. */
const namedMembers = listed(
  'properties headers links callbacks responses content patternProperties examples mapping',
);
/** Members whose values aren't parts of the file. */
const valueMembers = listed('enum const default example examples value security');
/** Members that are on the page as words if they are true. */
const flags = { deprecated: 'deprecated', required: 'required', nullable: 'null' };

/** Lists what an operation's page must contain. */
function listExpected(file: Json, operation: Json): Set<string> {
  const expected = new Set<string>();
  const seen = new Map<string, Set<unknown>>();
  const addValue = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(addValue);
    } else if (isObject(value)) {
      Object.entries(resolved(file, value)).flat().forEach(addValue);
    } else {
      wordsOf(String(value ?? '')).forEach((word) => void expected.add(word));
    }
  };
  const addNamed = (key: string, name: string, child: unknown): void => {
    if (key === 'properties') {
      expected.add(`field ${name}`);
    } else if (key !== 'examples') {
      addValue(name);
    }
    const example = key === 'examples' ? resolved(file, child) : { value: child };
    if (key !== 'mapping' && ('value' in example || 'externalValue' in example)) {
      visit(child);
    }
  };
  /** @param replaced members that the object above overrides. */
  const visit = (node: unknown, ...replaced: string[]): void => {
    if (Array.isArray(node)) {
      node.forEach((item) => void visit(item, ...replaced));
    } else if (!isObject(node)) {
      addValue(typeof node === 'boolean' ? undefined : node);
    }
    const before = seen.get(replaced.join()) ?? new Set();
    seen.set(replaced.join(), before);
    if (!isObject(node) || before.has(node)) {
      return;
    }
    before.add(node);
    if (typeof node.$ref === 'string') {
      visit(resolved(file, node), ...replaced, ...('description' in node ? ['description'] : []));
    }
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith('x-') || ['$ref', '$schema', 'type', ...replaced].includes(key)) {
        continue;
      }
      if (namedMembers.has(key) && isObject(value)) {
        for (const [name, child] of Object.entries(value)) {
          addNamed(key, name, child);
        }
      } else if (valueMembers.has(key)) {
        addValue(value);
      } else if (key === 'allOf') {
        visit(value, 'title');
      } else {
        visit(value === true ? flags[key as keyof typeof flags] : value);
      }
    }
  };
  // The title and the file name of the page come from these, and its group in the sidebar.
  const { summary: _, operationId: __, tags = [], ...shown } = operation;
  visit({ ...shown, tags: (tags as string[]).slice(1) });
  return expected;
}

const methods = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace'];

/** Lists the operations of a file, with the parameters of their paths that they don't override. */
function operationsIn(file: Json): Json[] {
  return Object.values({ ...(file.paths as Json), ...(file.webhooks as Json) }).flatMap((item) => {
    const path = resolved(file, item);
    const operations = methods.map((method) => path[method]).filter(isObject);
    return operations.map((operation) => {
      const all = [path.parameters, operation.parameters].flatMap((list) => list ?? []);
      const named = all.map((parameter) => {
        const { name, in: place } = resolved(file, parameter);
        return [`${name} ${place}`, parameter] as const;
      });
      const parameters = [...new Map(named).values()];
      return { about: path.description, servers: path.servers, ...operation, parameters };
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

/** Lists the examples in a package: small ones that cover most features of OpenAPI, or all. */
function examplesIn(isAll: boolean): string[] {
  const folder = dirname(
    createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'),
  );
  const pattern = isAll
    ? /^3.*\/json\/.*\.json$/
    : /^3.*\/json\/(callbacks|link-example|parameters-common|request-examples|response-examples|schema-deprecated|schema-validation|server-variables|webhooks)\.json$/;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

// `all`, or the path of another file.
const { REST_EXAMPLES: asked = '' } = process.env;
const files = asked.includes('/') ? [asked] : examplesIn(asked === 'all');

it.each(files)('the page of each operation in %s contains every field and word', async (path) => {
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const pages = [...(await restPages(path))].filter(([name]) => name !== 'gravitino-rest-api');
  const operations = operationsIn(file);
  expect(pages).toHaveLength(operations.length);
  const lacking: string[] = [];
  for (const [at, [name, renderPage]] of pages.entries()) {
    const missing = missingOn(await renderPage(), listExpected(file, operations[at] ?? {}));
    lacking.push(...missing.map((part) => `${name}: ${part}`));
    // A file can have a thousand pages.
    cleanup();
  }
  expect(lacking).toEqual([]);
});

it('the comparison finds missing fields and words', () => {
  const page = document.createElement('div');
  page.innerHTML = '<code>name</code> The name.';
  const operation = {
    responses: { 200: { description: 'The name and more.', content: {} } },
    requestBody: { required: true, properties: { name: {}, size: {} } },
  };
  const missing = missingOn(page, listExpected({}, operation));
  expect(missing).toEqual(['200', 'and', 'more', 'required', 'field size']);
});
