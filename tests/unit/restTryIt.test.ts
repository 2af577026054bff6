import { describe, expect, it } from 'vitest';
import { isRestPath } from '../../src/site/links';
import { tryItSources } from '../../src/site/restReference';
import { curlSample, restRequest } from '../../src/site/restSamples';
import { testCases } from '../support/testCases';

const parts = {
  method: 'get',
  server: 'http://localhost:8090/',
  path: '/api/metalakes/{metalake}/partitions/{partition}',
  pathValues: { metalake: 'a b', partition: 'x=1/y=2' },
  query: { details: 'true', purge: '' },
};

it('restRequest encodes values and omits empty ones', () => {
  expect(restRequest(parts)).toEqual({
    method: 'GET',
    url: 'http://localhost:8090/api/metalakes/a%20b/partitions/x%3D1%2Fy%3D2?details=true',
    headers: { Accept: 'application/vnd.gravitino.v1+json' },
  });
});

it('curlSample quotes special characters of the shell', () => {
  const request = restRequest({ ...parts, method: 'post', body: `{"comment": "it's"}` });
  expect(curlSample(request).replaceAll(' \\\n  ', ' ')).toBe(
    `curl -X POST -H 'Accept: application/vnd.gravitino.v1+json' -H 'Content-Type: application/json' -d '{"comment": "it'\\''s"}' 'http://localhost:8090/api/metalakes/a%20b/partitions/x%3D1%2Fy%3D2?details=true'`,
  );
});

describe('tryItSources', () => {
  it('lists the local machine and each configured server once', () => {
    expect(
      tryItSources(['https://gravitino.example.com/a', 'https://gravitino.example.com']),
    ).toEqual(['http://localhost:*', 'http://127.0.0.1:*', 'https://gravitino.example.com']);
  });

  it('rejects an invalid address', () => {
    expect(() => tryItSources(["https://a'; script-src *"])).toThrow('Invalid URL');
  });
});

testCases('%s is a page of the REST reference: %s', isRestPath, [
  ['/docs/latest/api/rest/load-table', true],
  ['/base/docs/0.3.0/api/rest/load-table/', true],
  ['/', false],
  ['/docs/latest/overview', false],
  ['/docs/latest/api/rest', false],
  ['/blog/docs/api/rest/x', false],
]);
