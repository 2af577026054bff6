import { describe, expect, it } from 'vitest';
import { emailPattern, readDeployment } from '../../src/site/deployment';

const algolia = { ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'docs' };

it('a deployment without variables uses no services', () => {
  expect(readDeployment({ ANALYTICS_FUNCTION: ' ' })).toEqual({
    analytics: undefined,
    connectOrigins: [],
    hostedSearch: undefined,
    signUpEndpoints: {
      enterprise: '/api/sign-up/enterprise',
      cloud: '/api/sign-up/cloud',
      newsletter: '/api/sign-up/newsletter',
    },
    transportSecurity: 'max-age=31536000',
  });
});

it('a deployment with all services has their settings and origins', () => {
  const env = {
    ...algolia,
    SIGN_UP_ENTERPRISE_URL: 'https://forms.example.org/enterprise',
    SIGN_UP_CLOUD_URL: ' https://forms.example.org/cloud ',
    SIGN_UP_NEWSLETTER_URL: 'https://news.example.org/',
    ANALYTICS_FUNCTION: 'count',
    ANALYTICS_SCRIPT_URL: 'https://count.example/x.js',
    HSTS: 'subdomains',
  };
  expect(readDeployment(env)).toEqual({
    analytics: { functionName: 'count', scriptUrl: 'https://count.example/x.js' },
    connectOrigins: [
      'https://app-1.algolianet.com',
      'https://app-2.algolianet.com',
      'https://app-3.algolianet.com',
      'https://app-dsn.algolia.net',
      'https://count.example',
      'https://forms.example.org',
      'https://insights.algolia.io',
      'https://news.example.org',
    ],
    hostedSearch: { appId: 'APP', apiKey: 'k', indexName: 'docs', insights: true },
    signUpEndpoints: {
      enterprise: 'https://forms.example.org/enterprise',
      cloud: 'https://forms.example.org/cloud',
      newsletter: 'https://news.example.org/',
    },
    transportSecurity: 'max-age=31536000; includeSubDomains',
  });
});

it('services can be switched off by SIGN_UP and ALGOLIA_INSIGHTS', () => {
  const off = { ...algolia, SIGN_UP: 'off', ALGOLIA_INSIGHTS: ' false ' };
  const { signUpEndpoints, hostedSearch, connectOrigins } = readDeployment(off);
  expect(signUpEndpoints).toBeUndefined();
  expect(hostedSearch?.insights).toBe(false);
  expect(connectOrigins).not.toContain('https://insights.algolia.io');
});

it.each([
  'SIGN_UP_ENTERPRISE_URL',
  'SIGN_UP_CLOUD_URL',
  'SIGN_UP_NEWSLETTER_URL',
  'ANALYTICS_SCRIPT_URL',
])('a value of %s that isn’t a complete address is rejected', (name) => {
  for (const address of [
    'f.example.org',
    '/x.js',
    'ftp://f.example.org',
    'https://',
    'https://a b',
  ]) {
    expect(() => readDeployment({ ANALYTICS_FUNCTION: 'count', [name]: address })).toThrow(
      `${name}="${address}" is not an http(s) address. Set a complete address, or unset the variable.`,
    );
  }
});

const script = 'https://a.example/x.js';
it.each([
  [{ SIGN_UP: 'no' }, 'SIGN_UP="no" is not a valid setting. Set it to on, off, or unset it.'],
  [
    { SIGN_UP: 'off', SIGN_UP_CLOUD_URL: script },
    'SIGN_UP=off and SIGN_UP_CLOUD_URL are both set. Unset one of them.',
  ],
  [{ ANALYTICS_SCRIPT_URL: script }, 'without ANALYTICS_FUNCTION'],
  [{ ANALYTICS_FUNCTION: 'alert(1)' }, '="alert(1)" is not the name of a function'],
  [
    { ...algolia, ALGOLIA_INSIGHTS: 'off' },
    '="off" is not a valid setting. Set it to true, false, or',
  ],
  [{ ...algolia, ALGOLIA_API_KEY: ' ' }, 'Search: ALGOLIA_API_KEY is not set.'],
  [{ ...algolia, ALGOLIA_INDEX_NAME: '' }, 'Search: ALGOLIA_INDEX_NAME is not set.'],
  [{ ALGOLIA_APP_ID: 'a' }, 'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are not set'],
  [{ HSTS: 'all' }, 'HSTS="all" is not a valid setting. Set it to host, subdomains, preload, or'],
])('%j is rejected: %s', (env, message) => {
  expect(() => readDeployment(env)).toThrow(message);
});

describe('emailPattern', () => {
  // Browsers compile the attribute with this flag.
  const pattern = new RegExp(`^(?:${emailPattern})$`, 'v');
  const part = 'a'.repeat(63);
  const right = `a@b a@b.co first.last+tag@sub.example.com o'brien+news@mail.example.org x@${part}.org x@example.${part}`;
  const wrong = `a a@ @b.org a@-b.org a@b-.org a@b..org x@a${part}.org`;

  it.each(right.split(' '))('accepts %s', (address) => {
    expect(pattern.test(address)).toBe(true);
  });

  it.each([...wrong.split(' '), '', 'a b@c.org'])('rejects %j', (address) => {
    expect(pattern.test(address)).toBe(false);
  });
});
