import { describe, expect, it } from 'vitest';
import { hostedSearch } from '../../src/site/search';
import { emailPattern, signUpEndpoints } from '../../src/site/signUp';

describe('signUpEndpoints', () => {
  it('reads what is set', () => {
    expect(signUpEndpoints({ SIGN_UP_CLOUD_URL: ' https://example.com/contact ' })).toEqual({
      enterprise: undefined,
      cloud: 'https://example.com/contact',
      newsletter: undefined,
    });
  });

  it('names the variable whose value is no address', () => {
    expect(() => signUpEndpoints({ SIGN_UP_NEWSLETTER_URL: 'example.com' })).toThrow(
      'SIGN_UP_NEWSLETTER_URL="example.com" is no http(s) address. Set a whole address, or unset it.',
    );
  });
});

describe('hostedSearch', () => {
  const whole = { ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'docs' };

  it('is off without variables and on with all three', () => {
    expect(hostedSearch({})).toBeUndefined();
    expect(hostedSearch(whole)).toEqual({
      appId: 'A',
      apiKey: 'k',
      indexName: 'docs',
      insights: false,
    });
  });

  it.each(Object.keys(whole))('names %s when it is missing', (name) => {
    expect(() => hostedSearch({ ...whole, [name]: '' })).toThrow(`Search: ${name} is not set.`);
  });
});

describe('emailPattern', () => {
  const matches = (address: string): boolean =>
    new RegExp(`^(?:${emailPattern})$`, 'v').test(address);

  it.each(['a@b.co', 'first.last+tag@sub.example.com', `x@${'a'.repeat(63)}.com`])(
    'takes %s',
    (a) => {
      expect(matches(a)).toBe(true);
    },
  );

  it.each(['', 'a', 'a@', '@b.co', 'a b@c.de', 'a@-b.co', 'a@b-.co', `x@${'a'.repeat(64)}.com`])(
    'refuses %s',
    (a) => {
      expect(matches(a)).toBe(false);
    },
  );
});
