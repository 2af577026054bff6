import { describe, expect, it } from 'vitest';
import {
  type HeaderRule,
  headersFor,
  parseHeaders,
  renderHeaders,
} from '../../src/plugins/deploy/headersFile';

const rules: HeaderRule[] = [
  { pattern: '/*', headers: { 'X-Frame-Options': 'DENY' } },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

describe('_headers', () => {
  it('survives being written and read', () => {
    expect(parseHeaders(renderHeaders(rules))).toEqual(rules);
  });

  it('gives a path the headers of every rule that matches', () => {
    expect(headersFor(rules, '/assets/js/main.js')).toEqual({
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(headersFor(rules, '/blog')).toEqual({ 'X-Frame-Options': 'DENY' });
  });

  it('joins a header that two rules set, as the hosts do', () => {
    const twice = [...rules, { pattern: '/x', headers: { 'X-Frame-Options': 'SAMEORIGIN' } }];
    expect(headersFor(twice, '/x')).toEqual({ 'X-Frame-Options': 'DENY, SAMEORIGIN' });
  });

  it('takes every other character of a pattern literally', () => {
    expect(headersFor([{ pattern: '/a.b', headers: { A: '1' } }], '/axb')).toEqual({});
  });

  it.each([
    ['a header before any path', '  A: b'],
    ['a line that is neither', 'nonsense'],
  ])('refuses %s and names the line', (_, line) => {
    expect(() => parseHeaders(line)).toThrow(
      `_headers, line 1: expected a path or "  Name: value", got "${line}"`,
    );
  });
});
