import { describe, expect, it } from 'vitest';
import { operationMarkdown } from '../../src/plugins/rest-reference/markdown';
import type { PathOperation } from '../../src/plugins/rest-reference/openApi';
import type { RestPage } from '../../src/site/restReference';

const page: RestPage = {
  method: 'get',
  path: '/a',
  server: 'http://localhost:8090',
  hasCors: true,
  parameters: [{ id: 'parameters.b', name: 'b', type: 'string', in: 'path' }],
  responses: { 200: { examples: [{ name: 'one', text: '{}' }] } },
  types: {},
  samples: [],
};

const markdown = (description: string, changes: Partial<RestPage> = {}): string => {
  const operation: PathOperation = {
    path: '/a',
    method: 'get',
    parameters: [],
    operation: { operationId: 'loadA', summary: 'Load an A', description, responses: {} },
  };
  return operationMarkdown(operation, { ...page, ...changes }, 1);
};

/** The contents of the page's division with a class. */
const within = (text: string, name: string): string =>
  (text.split(`<div className="${name}">`)[1] ?? '').split('</div>')[0]?.trim() ?? '';

describe('the Markdown of an operation', () => {
  it.each([
    ['Loads it.', 'Loads it.', ''],
    ['Loads `a.b`, {c}. More.\n\nLast.', 'Loads `a.b`, \\{c\\}.', 'More.\n\nLast.'],
    ['No full stop', 'No full stop', ''],
  ])('%j: its first sentence leads, the rest follows', (description, lead, rest) => {
    const text = markdown(description);
    expect(within(text, 'rest-lead')).toBe(`<Endpoint page={page} />\n\n${lead}`);
    expect(within(text, 'rest-main').split('## Parameters')[0]?.trim()).toBe(rest);
  });

  it('has the form after the endpoint, samples after the form, and replies after the samples', () => {
    const parts = ['<Endpoint', '<TryIt', '<Samples', '<ResponseSamples', '## Parameters'];
    const places = parts.map((part) => markdown('A.').indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('has no heading for replies without an example', () => {
    expect(markdown('A.')).toContain('## Response samples');
    expect(markdown('A.', { responses: { 200: { examples: [] } } })).not.toContain(
      'Response samples',
    );
  });
});
