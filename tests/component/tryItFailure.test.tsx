import { describe, expect, it } from 'vitest';
import { explainFailure, type FailedRequest } from '../../src/components/rest/TryIt/failure';

describe('explainFailure', () => {
  const failed: FailedRequest = {
    pageUrl: 'https://site.example/docs/latest/api/rest/load-table',
    requestUrl: 'http://localhost:8090/api/metalakes',
    allowed: ['http://localhost:*', 'http://127.0.0.1:*', 'http://lake.example'],
    isViolation: false,
    isAnswered: false,
    isDenied: false,
    hasCors: true,
  };

  it.each([
    ['policy', { requestUrl: 'https://other.example/api' }, 'https://other.example'],
    ['policy', { requestUrl: 'https://localhost:8090/api' }, 'https://localhost:8090'],
    ['policy', { isViolation: true }, 'http://localhost:*, http://127.0.0.1:*'],
    ['mixedContent', { requestUrl: 'http://lake.example/api' }, 'plain http'],
    ['permission', { isDenied: true }, "browser's settings"],
    ['cors', { isAnswered: true }, 'enableCorsFilter = true'],
    ['cors', { isAnswered: true, hasCors: false }, 'Servers of this version have no setting'],
    ['noAnswer', {}, 'Nothing answers at http://localhost:8090'],
    [
      'noAnswer',
      { pageUrl: 'http://localhost:3000/', requestUrl: 'http://localhost:3000/api' },
      'Nothing answers',
    ],
  ] as const)('%s: %o', (reason, known, words) => {
    const failure = explainFailure({ ...failed, ...known });
    expect(failure.reason).toBe(reason);
    expect(failure.message).toContain(words);
    expect(failure.message).toContain('curl command');
  });
});
