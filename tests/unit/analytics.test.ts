import { describe, expect, it } from 'vitest';
import { analytics } from '../../src/site/analytics';

describe('analytics', () => {
  it('is off unless the deployer names a function', () => {
    expect(analytics({})).toBeUndefined();
    expect(analytics({ ANALYTICS_FUNCTION: ' ' })).toBeUndefined();
  });

  it('takes a function with or without the script that defines it', () => {
    expect(analytics({ ANALYTICS_FUNCTION: 'count' })).toEqual({ functionName: 'count' });
    expect(
      analytics({ ANALYTICS_FUNCTION: 'count', ANALYTICS_SCRIPT_URL: 'https://a.example/x.js' }),
    ).toEqual({ functionName: 'count', scriptUrl: 'https://a.example/x.js' });
  });

  it.each([
    [{ ANALYTICS_SCRIPT_URL: 'https://a.example/x.js' }, 'without ANALYTICS_FUNCTION'],
    [
      { ANALYTICS_FUNCTION: 'count', ANALYTICS_SCRIPT_URL: '/x.js' },
      'ANALYTICS_SCRIPT_URL="/x.js" is no http(s) address',
    ],
    [{ ANALYTICS_FUNCTION: 'alert(1)' }, 'ANALYTICS_FUNCTION="alert(1)" is no name of a function'],
  ])('names what is wrong with %j', (env, message) => {
    expect(() => analytics(env)).toThrow(message);
  });
});
