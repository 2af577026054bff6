import { describe, expect, it } from 'vitest';
import { emailPattern, missingEndpoints, signUp, signUpEndpoints } from '../../src/site/signUp';

const all = {
  SIGN_UP_ENTERPRISE_URL: 'https://forms.example.org/enterprise',
  SIGN_UP_CLOUD_URL: 'https://forms.example.org/cloud',
  SIGN_UP_NEWSLETTER_URL: ' https://forms.example.org/news ',
};

describe('signUpEndpoints', () => {
  it('reads an address for each provider', () => {
    expect(signUpEndpoints(all).newsletter).toBe('https://forms.example.org/news');
    expect(signUpEndpoints({})).toEqual({
      enterprise: undefined,
      cloud: undefined,
      newsletter: undefined,
    });
  });

  it('names the variable that holds no address', () => {
    expect(() => signUpEndpoints({ SIGN_UP_CLOUD_URL: 'forms.example.org' })).toThrow(
      'SIGN_UP_CLOUD_URL="forms.example.org" is no http(s) address.',
    );
  });
});

describe('missingEndpoints', () => {
  it('tells the deployer of each provider without an address, and of no other', () => {
    expect(missingEndpoints(all)).toEqual([]);
    const { SIGN_UP_CLOUD_URL: _, ...rest } = all;
    expect(missingEndpoints(rest)).toEqual([
      'Sign-up: SIGN_UP_CLOUD_URL is not set, so the cloud form thanks its readers and sends nothing.',
    ]);
  });
});

describe('emailPattern', () => {
  // As browsers compile the attribute.
  const pattern = new RegExp(`^(?:${emailPattern})$`, 'v');
  const part = 'a'.repeat(63);

  it.each(['a@b', "o'brien+news@mail.example.org", `x@${part}.org`, `x@example.${part}`])(
    'takes %s',
    (address) => {
      expect(pattern.test(address)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@',
    '@b.org',
    'a b@c.org',
    'a@-b.org',
    'a@b-.org',
    'a@b..org',
    `x@a${part}.org`,
  ])('refuses %j', (address) => {
    expect(pattern.test(address)).toBe(false);
  });

  it('stands beside the words and figures of the specification', () => {
    expect(signUp).toMatchObject({
      buttonText: 'Subscribe',
      invalidEmail: 'Email address should be valid',
      thanks: 'Thank you, we will be in touch soon!',
      newsletterMessage: 'New Subscribe',
      animationMs: 200,
    });
  });
});
