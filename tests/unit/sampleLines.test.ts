import { describe, expect, it } from 'vitest';
import { fieldSpans } from '../../src/client/controls/sampleLines';

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

/** Lists the lines, or the parts of a line, that a sample has of a field. */
const partsOf = (id: string, sample = curl): string[] =>
  fieldSpans(sample, 'request', template)
    .filter(([field]) => field === id)
    .map(([, start, end]) => sample.slice(start, end).trim());

describe('the fields of a REST page in a sample', () => {
  it('have the line of a member', () => {
    expect(partsOf('request.name')).toEqual(['"name": "orders",']);
    expect(partsOf('request.properties')).toEqual(['"properties": {"format": "ORC"}']);
  });

  it('have all lines of a member with several, those of its own members below it', () => {
    expect(partsOf('request.columns')).toEqual([
      '"columns": [',
      '{"name": "id", "type": "long"},',
      '{',
      '}',
      '],',
    ]);
    expect(partsOf('request.columns.name')).toEqual(['"name": "items"']);
  });

  it('have their value in the path', () => {
    expect(partsOf('parameters.metalake')).toEqual(['demo']);
    expect(partsOf('parameters.schema')).toEqual(['sales']);
  });

  it('have nothing in the call of a client that names no path', () => {
    expect(partsOf('parameters.metalake', 'client.builder("http://localhost:8090")')).toEqual(['']);
  });
});
