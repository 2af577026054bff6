import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { parseFragment } from 'parse5';
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
 *  5. a description that one next to the reference or of the parameter replaces;
 *  6. titles of the parts that `allOf` combines;
 *  7. types and dialects, because pages say “array of” or “map of”;
 *  8. flags other than those below, because pages use other words;
 *  9. examples without a value;
 * 10. names of examples, because pages show summaries;
 * 11. examples of schemas that are objects, because pages show examples of bodies;
 * 12. addresses with the scheme `ref`, which browsers don't support.
 */

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Resolves references in a file. */
function resolved(file: Json, node: unknown): Json {
  if (!isObject(node) || typeof node.$ref !== 'string') {
    return node as Json;
  }
  const names = node.$ref.split('/').slice(1).map(decodeURIComponent);
  const keys = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolved(file, keys.reduce<unknown>((parent, key) => Object(parent)[key], file) ?? {});
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

/** Members whose children are named: replies, media types, headers, and links. */
const named = /^(properties|headers|links|callbacks|responses|content|patternProperties|mapping)$/;
/** Members whose values aren't parts of the file. */
const values = /^(enum|const|default|examples?|value|security)$/;
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
      const target = resolved(file, value);
      // A reference in an example can point to another example.
      const isExample = '$ref' in value && 'value' in target;
      (isExample ? [target.value] : Object.entries(target).flat()).forEach(addValue);
    } else {
      wordsOf(String(value ?? '')).forEach((word) => void expected.add(word));
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
      const isBody = key === 'example' && isObject([value].flat()[0]) && !('schema' in node);
      if (isBody || replaced.includes(key) || /^(x-|(\$ref|\$schema|type)$)/.test(key)) {
        continue;
      }
      if (named.test(key) && isObject(value)) {
        for (const [name, child] of Object.entries(value)) {
          key === 'properties' ? expected.add(`field ${name}`) : addValue(name);
          visit(key === 'mapping' ? undefined : child);
        }
      } else if (key === 'examples' && isObject(value)) {
        const examples = Object.values(value).map((example) => resolved(file, example));
        visit(examples.filter((example) => 'value' in example || 'externalValue' in example));
      } else if (values.test(key)) {
        addValue(value);
      } else {
        const isText = key === 'schema' && 'description' in node;
        const hidden = key === 'allOf' ? ['title'] : isText ? ['description'] : [];
        visit(value === true ? flags[key as keyof typeof flags] : value, ...hidden);
      }
    }
  };
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
      const byName = all.map((parameter) => {
        const { name, in: place } = resolved(file, parameter);
        return [`${name} ${place}`, parameter] as const;
      });
      const parameters = [...new Map(byName).values()];
      return { about: path.description, servers: path.servers, ...operation, parameters };
    });
  });
}

/** Lists what the HTML of a page lacks. */
function missingOn(html: string, expected: ReadonlySet<string>): string[] {
  const page = fromParse5(parseFragment(html)) as Root;
  const texts = selectAll('*', page).map((node) =>
    [textOf(node), node.properties.href, node.properties.src].join(' '),
  );
  const fields = selectAll('code', page).map((code) => `field ${textOf(code)}`);
  const shown = new Set([...fields, ...wordsOf([textOf(page), ...texts].join(' '))]);
  return [...expected].filter((part) => !shown.has(part));
}

const examples = dirname(
  createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'),
);

/** Small files that cover most features of OpenAPI, or, on request, all files or another one. */
const { REST_EXAMPLES: asked = '' } = process.env;
const filePattern =
  asked === 'all'
    ? /^3.*\/json\/.*\.json$/
    : /^3.*\/json\/(callbacks|link-example|parameters-common|request-examples|response-examples|schema-deprecated|schema-validation|server-variables|webhooks)\.json$/;
const listedFiles = readdirSync(examples, { recursive: true, encoding: 'utf8' });
const files = asked.includes('/') ? [asked] : listedFiles.filter((name) => filePattern.test(name));

it.each(files)('the page of each operation in %s contains every field and word', async (name) => {
  const path = resolve(examples, name);
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const pages = [...(await restPages(path))].filter(([page]) => page !== 'gravitino-rest-api');
  const operations = operationsIn(file);
  expect(pages).toHaveLength(operations.length);
  const lacking: string[] = [];
  for (const [at, [page, renderPage]] of pages.entries()) {
    const missing = missingOn(await renderPage(), listExpected(file, operations[at] ?? {}));
    lacking.push(...missing.map((part) => `${page}: ${part}`));
  }
  expect(lacking).toEqual([]);
});

it('the comparison finds missing fields and words', () => {
  const operation = {
    responses: { 200: { description: 'The name and more.', content: {} } },
    requestBody: { required: true, properties: { name: {}, size: {} } },
  };
  const missing = missingOn('<code>name</code> The name.', listExpected({}, operation));
  expect(missing).toEqual(['200', 'and', 'more', 'required', 'field size']);
});
