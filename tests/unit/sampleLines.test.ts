import { expect, it } from 'vitest';
import { fieldSpans } from '../../src/client/controls/sampleLines';
import { testCases } from '../support/testCases';

const curl = `curl -X POST \\
  -H 'Content-Type: application/json' \\
  -d '{
  "name": "orders",
  "columns": [
    {"name": "id", "type": "long"},
    {
      "name": "items"
    }
  ],
  "properties": {"format": "ORC"}
}' \\
  'http://localhost:8090/api/metalakes/demo/schemas/sales/tables?details=true'`;
const template = '/api/metalakes/{metalake}/schemas/{schema}/tables';

/** Lists the lines, or the parts of a line, that belong to a field in a sample. */
const partsOf = (id: string, sample = curl): string[] =>
  fieldSpans(sample, 'request', template)
    .filter(([field]) => field === id)
    .map(([, start, end]) => sample.slice(start, end).trim());

const columns = ['"columns": [', '{"name": "id", "type": "long"},', '{', '}', '],'];
testCases('the field %s has these lines, or this value in the path: %j', partsOf, [
  ['request.name', ['"name": "orders",']],
  ['request.properties', ['"properties": {"format": "ORC"}']],
  ['request.columns', columns],
  ['request.columns.name', ['"name": "items"']],
  ['parameters.metalake', ['demo']],
  ['parameters.schema', ['sales']],
]);

it('a path field has no part in a client call without a path', () => {
  expect(partsOf('parameters.metalake', 'client.builder("http://localhost:8090")')).toEqual(['']);
});
