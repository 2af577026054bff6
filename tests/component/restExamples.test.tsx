import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { renderRestPages } from '../support/restRender';
import { expectedOf, missingOn, operationsIn } from '../support/restWords';

const examples = dirname(
  createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'),
);
const all = readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^3.*\/json\/.*\.json$/.test(name),
);
/** Small files that together have most of what a file can say; all of them, if asked for. */
const some = [
  'callbacks',
  'link-example',
  'parameters-common',
  'response-examples',
  'schema-deprecated',
  'schema-validation',
  'webhooks',
];
const files =
  process.env.REST_EXAMPLES === 'all'
    ? all
    : all.filter((name) => some.some((one) => name.endsWith(`/${one}.json`)));

it.each(files)('every field and word of %s is on its page', async (name) => {
  const path = join(examples, name);
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const { pages } = await renderRestPages(path);
  const operations = [...pages].filter(([page]) => page !== 'gravitino-rest-api');
  const expected = operationsIn(file);
  expect(operations).toHaveLength(expected.length);
  const lacking = operations.flatMap(([page, element], at) => {
    const problems = missingOn(element, expectedOf(file, expected[at] ?? {}));
    return problems.length > 0 ? [`${page}: ${problems.join(', ')}`] : [];
  });
  expect(lacking).toEqual([]);
});

it('the comparison notices a field and a word that a page lacks', () => {
  const page = document.createElement('div');
  page.innerHTML = '<code>name</code> The name.';
  const operation = {
    responses: { 200: { description: 'The name and more.', content: {} } },
    requestBody: { properties: { name: {}, size: {} } },
  };
  expect(missingOn(page, expectedOf({}, operation))).toEqual(['field size', '200', 'and', 'more']);
});
