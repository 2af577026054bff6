import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../../src/plugins/deploy/headersFile';

describe('_headers', () => {
  it('joins a header that two rules set, as the hosts do', () => {
    const rules = ['DENY', 'SAMEORIGIN'].map((value) => ({
      pattern: '/*',
      headers: { 'X-Frame-Options': value },
    }));
    expect(headersFor(rules, '/x')).toEqual({ 'X-Frame-Options': 'DENY, SAMEORIGIN' });
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
