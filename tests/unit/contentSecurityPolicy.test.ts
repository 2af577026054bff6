import { describe, expect, it } from 'vitest';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { contentSecurityPolicy, sourceHash } from '../../src/plugins/deploy/contentSecurityPolicy';
import {
  type InlineCode,
  inlineCode as inlineCodeOf,
} from '../../src/plugins/deploy/inlineSources';

const inlineCode = (html: string): InlineCode =>
  inlineCodeOf(parsePage(html), { scripts: [], styleHashes: [] });

describe('inlineCode', () => {
  it('finds scripts that a browser would run, and only those', () => {
    const html = `<script>a < b && c</script><script src="/x.js"></script>
      <script type="module">d</script><script type="application/ld+json">{}</script>`;
    expect(inlineCode(html).scripts).toEqual(['a < b && c', 'd']);
  });

  it('finds style attributes as the browser reads them, and who carries them', () => {
    const html = `<p class="a b" style="content:&quot;x&quot;">style="no"</p><svg style='color:red'/>`;
    expect(inlineCode(html).styleAttributes).toEqual([
      { element: 'p.a', value: 'content:"x"' },
      { element: 'svg', value: 'color:red' },
    ]);
  });
});

describe('inlineCode in parts of a page that are hard to tell apart', () => {
  it.each([
    ['<a title="a > b" href="<" style="color:red">', ['color:red'], []],
    ["<a title='\"' STYLE = color:red>", ['color:red'], []],
    ['<a class="b"style="color:red">', ['color:red'], []],
    ['<a data-style="no" title="style=no">style="no"', [], []],
    ['<textarea style="color:red"></textarea><script>a</script >', ['color:red'], ['a']],
    ['<script>"<p style=no>"</script><p style="color:red">', ['color:red'], ['"<p style=no>"']],
    ['<SCRIPT>a</SCRIPT><script data-a=">">b</script>', [], ['a', 'b']],
  ])('%s', (html, styles, scripts) => {
    const found = inlineCode(html);
    expect(found.styleAttributes.map(({ value }) => value)).toEqual(styles);
    expect(found.scripts).toEqual(scripts);
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({
    scriptHashes: [sourceHash('b'), sourceHash('a'), sourceHash('a')],
    styleAttributeHashes: [],
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

  it('lets Firefox fetch ahead, by the one directive that it asks, and nothing else by it', () => {
    const named = new Map(
      policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    );
    expect(named.get('default-src')).toBe("'self'");
    for (const directive of ['object-src', 'frame-src', 'media-src']) {
      expect(named.get(directive)).toBe("'none'");
    }
  });

  it('names style attributes, or allows none', () => {
    const sources = (styleAttributeHashes: string[] | 'any'): string | undefined =>
      /style-src-attr ([^;]*)/.exec(
        contentSecurityPolicy({
          scriptHashes: [],
          styleAttributeHashes,
          connect: [],
          formAction: [],
        }),
      )?.[1];
    expect(sources([])).toBe("'none'");
    expect(sources(["'sha256-b'", "'sha256-a'"])).toBe("'unsafe-hashes' 'sha256-a' 'sha256-b'");
    expect(sources('any')).toBe("'unsafe-inline'");
  });

  it('has the hash that a browser computes', () => {
    // printf 'a' | openssl dgst -sha256 -binary | base64
    expect(sourceHash('a')).toBe("'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='");
  });
});
