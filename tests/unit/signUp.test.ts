import { describe, expect, it } from 'vitest';
import { emailPattern } from '../../src/site/deployment';

describe('emailPattern', () => {
  // As browsers compile the attribute.
  const pattern = new RegExp(`^(?:${emailPattern})$`, 'v');
  const part = 'a'.repeat(63);

  it.each([
    'a@b',
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'brien+news@mail.example.org",
    `x@${part}.org`,
    `x@example.${part}`,
  ])('takes %s', (address) => {
    expect(pattern.test(address)).toBe(true);
  });

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
});
