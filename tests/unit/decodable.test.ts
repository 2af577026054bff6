import { describe, expect, it } from 'vitest';
import { decodable, idOf } from '../../src/client/decodable';

describe('a part of an address', () => {
  it.each([
    ['#100%', '#100%25'],
    ['/docs/latest/%E0%A4%A', '/docs/latest/%25E0%25A4%25A'],
    ['%zz%41', '%25zz%41'],
    ['%E2%82%AC%', '%E2%82%AC%25'],
    ['/plain', '/plain'],
    ['', ''],
  ])('%s can be decoded as %s', (part, expected) => {
    expect(decodable(part)).toBe(expected);
    expect(() => decodeURIComponent(decodable(part))).not.toThrow();
  });

  it('could not be decoded before', () => {
    expect(() => decodeURIComponent('#100%')).toThrow(URIError);
  });

  it('names an id', () => {
    expect(idOf('#100%')).toBe('100%');
    expect(idOf('#caf%C3%A9')).toBe('café');
    expect(idOf('')).toBe('');
  });
});
