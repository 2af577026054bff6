import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  inlineHandlers,
  inlineScripts,
  scriptHash,
} from '../../src/plugins/deploy/contentSecurityPolicy';

describe('inlineScripts', () => {
  it('finds what a browser would run, and only that', () => {
    const html = `<script>a < b && c</script><script src="/x.js"></script>
      <script type="module">d</script><script type="application/ld+json">{}</script>`;
    expect(inlineScripts(html)).toEqual(['a < b && c', 'd']);
  });
});

describe('inlineHandlers', () => {
  it('finds handlers that the policy would block', () => {
    expect(inlineHandlers('<a onclick="x()" href="/">a</a><img onerror=y src=z>')).toEqual([
      'a onclick',
      'img onerror',
    ]);
    expect(inlineHandlers('<a href="/">on</a>')).toEqual([]);
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({
    scriptHashes: [scriptHash('b'), scriptHash('a'), scriptHash('a')],
    connect: ['https://search.example.com'],
    formAction: ['https://forms.example.com/x', 'https://forms.example.com/y'],
  });

  it('names each script once and each origin once', () => {
    expect(policy.match(/'sha256-/g)).toHaveLength(2);
    expect(policy).toContain("connect-src 'self' https://search.example.com;");
    expect(policy).toContain("form-action 'self' https://forms.example.com;");
  });

  it('allows neither inline scripts nor eval', () => {
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
  });

  it('has the hash that a browser computes', () => {
    // printf 'a' | openssl dgst -sha256 -binary | base64
    expect(scriptHash('a')).toBe("'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='");
  });
});
