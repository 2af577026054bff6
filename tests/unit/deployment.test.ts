import { describe, expect, it } from 'vitest';
import { emailPattern, readDeployment } from '../../src/site/deployment';

it('a deployment without variables uses no service and lets pages call no other origin', () => {
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

describe('addresses', () => {
  it('are read as they are set, for each form', () => {
    const env = {
      SIGN_UP_ENTERPRISE_URL: 'https://forms.example.org/enterprise',
      SIGN_UP_CLOUD_URL: ' https://forms.example.org/cloud ',
      SIGN_UP_NEWSLETTER_URL: 'https://forms.example.org/news',
    };
    const { signUpEndpoints } = readDeployment(env);
    expect(signUpEndpoints).toEqual({
      enterprise: 'https://forms.example.org/enterprise',
      cloud: 'https://forms.example.org/cloud',
      newsletter: 'https://forms.example.org/news',
    });
  });

  it.each([
    'SIGN_UP_ENTERPRISE_URL',
    'SIGN_UP_CLOUD_URL',
    'SIGN_UP_NEWSLETTER_URL',
    'ANALYTICS_SCRIPT_URL',
  ])('that are none are refused, naming %s', (name) => {
    for (const address of [
      'f.example.org',
      '/x.js',
      'ftp://f.example.org',
      'https://',
      'https://a b',
    ]) {
      expect(() => readDeployment({ ANALYTICS_FUNCTION: 'count', [name]: address })).toThrow(
        `${name}="${address}" is not an http(s) address. Set a whole address, or unset it.`,
      );
    }
  });
});

describe('SIGN_UP', () => {
  it('off takes the forms away', () => {
    const { signUpEndpoints, connectOrigins } = readDeployment({ SIGN_UP: 'off' });
    expect(signUpEndpoints).toBeUndefined();
    expect(connectOrigins).toEqual([]);
  });

  it.each([
    [{ SIGN_UP: 'no' }, 'SIGN_UP="no" is not a setting. Set it to on, off, or unset it.'],
    [
      { SIGN_UP: 'off', SIGN_UP_CLOUD_URL: 'https://forms.example.org/cloud' },
      'SIGN_UP=off is set beside SIGN_UP_CLOUD_URL. Unset one of them.',
    ],
  ])('names what is wrong with %j', (env, message) => {
    expect(() => readDeployment(env)).toThrow(message);
  });
});

describe('analytics', () => {
  const analytics = (env: Record<string, string>) => readDeployment(env).analytics;

  it('take a function with or without the script that defines it', () => {
    expect(analytics({ ANALYTICS_FUNCTION: 'count' })).toEqual({ functionName: 'count' });
    expect(
      analytics({ ANALYTICS_FUNCTION: 'count', ANALYTICS_SCRIPT_URL: 'https://a.example/x.js' }),
    ).toEqual({ functionName: 'count', scriptUrl: 'https://a.example/x.js' });
  });

  it.each([
    [{ ANALYTICS_SCRIPT_URL: 'https://a.example/x.js' }, 'without ANALYTICS_FUNCTION'],
    [
      { ANALYTICS_FUNCTION: 'alert(1)' },
      'ANALYTICS_FUNCTION="alert(1)" is not the name of a function',
    ],
  ])('name what is wrong with %j', (env, message) => {
    expect(() => analytics(env)).toThrow(message);
  });
});

describe('a hosted search', () => {
  const whole = { ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'docs' };

  it.each([
    [undefined, true],
    ['', true],
    ['true', true],
    [' false ', false],
  ])(
    'needs all three variables; with ALGOLIA_INSIGHTS=%j it reports clicks: %s',
    (set, insights) => {
      const { hostedSearch, connectOrigins } = readDeployment({ ...whole, ALGOLIA_INSIGHTS: set });
      expect(hostedSearch).toEqual({ appId: 'A', apiKey: 'k', indexName: 'docs', insights });
      expect(connectOrigins.includes('https://insights.algolia.io')).toBe(insights);
    },
  );

  it('refuses an ALGOLIA_INSIGHTS that is neither true nor false', () => {
    expect(() => readDeployment({ ...whole, ALGOLIA_INSIGHTS: 'off' })).toThrow(
      'ALGOLIA_INSIGHTS="off" is not a setting. Set it to true, false, or unset it.',
    );
  });

  it.each(Object.keys(whole))('names %s when it is missing', (name) => {
    for (const empty of ['', ' ']) {
      expect(() => readDeployment({ ...whole, [name]: empty })).toThrow(
        `Search: ${name} is not set.`,
      );
    }
  });

  it('names all that are missing', () => {
    expect(() => readDeployment({ ALGOLIA_APP_ID: 'a' })).toThrow(
      'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are not set',
    );
  });
});

it('origins that pages may call are those of the configured services, each once', () => {
  const { connectOrigins } = readDeployment({
    SIGN_UP_CLOUD_URL: 'https://a.example/x',
    SIGN_UP_NEWSLETTER_URL: 'https://a.example/y',
    ANALYTICS_FUNCTION: 'count',
    ANALYTICS_SCRIPT_URL: 'https://count.example/x.js',
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_API_KEY: 'k',
    ALGOLIA_INDEX_NAME: 'i',
  });
  expect(connectOrigins).toEqual([
    'https://a.example',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
    'https://app-dsn.algolia.net',
    'https://count.example',
    'https://insights.algolia.io',
  ]);
});

it('HSTS is refused where its value is unknown, with the known ones', () => {
  expect(() => readDeployment({ HSTS: 'all' })).toThrow(
    'HSTS="all" is not a setting. Set it to host, subdomains, preload, or unset it.',
  );
});

describe('emailPattern', () => {
  // As browsers compile the attribute.
  const pattern = new RegExp(`^(?:${emailPattern})$`, 'v');
  const part = 'a'.repeat(63);
  const right = `a@b a@b.co first.last+tag@sub.example.com o'brien+news@mail.example.org x@${part}.org x@example.${part}`;
  const wrong = `a a@ @b.org a@-b.org a@b-.org a@b..org x@a${part}.org`;

  it.each(right.split(' '))('takes %s', (address) => {
    expect(pattern.test(address)).toBe(true);
  });

  it.each([...wrong.split(' '), '', 'a b@c.org'])('refuses %j', (address) => {
    expect(pattern.test(address)).toBe(false);
  });
});
