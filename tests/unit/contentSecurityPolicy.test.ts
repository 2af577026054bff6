import { afterEach, describe, expect, it, vi } from 'vitest';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import {
  contentSecurityPolicy,
  parsePolicy,
  type Sources,
  sourceHash,
} from '../../src/plugins/deploy/contentSecurityPolicy';
import { inlineReader, inlineSources } from '../../src/plugins/deploy/inlineSources';
import { builtPage, readPage } from '../support/html';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['<a title="a > b" href="<" style="color:red">', ['color:red'], []],
  ['<p style="content:&quot;x&quot;">style="no"</p>', ['content:"x"'], []],
  ["<a title='\"' STYLE = color:red>", ['color:red'], []],
  ['<a class="b"style="color:red">', ['color:red'], []],
  ['<a data-style="no" title="style=no">style="no"', [], []],
  ['<textarea style="color:red"></textarea><script>a</script >', ['color:red'], ['a']],
  ['<script>"<p style=no>"</script><p style="color:red">', ['color:red'], ['"<p style=no>"']],
  ['<SCRIPT>a</SCRIPT><script data-a=">">b</script>', [], ['a', 'b']],
  ['<script>a < b && c</script><script src="/x.js"></script>', [], ['a < b && c']],
  ['<script type="module">d</script><script type="application/ld+json">{}</script>', [], ['d']],
])('inline code is what a browser takes for it in %s', (html, styles, scripts) => {
  const sources = inlineSources(parsePage(html));
  expect(sources['style-src-attr']).toEqual(styles.map(sourceHash));
  expect(sources['script-src']).toEqual(scripts.map(sourceHash));
});

const directive = (policy: string, name: string): string | undefined =>
  new RegExp(`${name} ([^;]*)`).exec(policy)?.[1];

describe('a policy', () => {
  it('names each source once, and forbids what has no source', () => {
    const scripts = { 'script-src': ["'sha256-a'", "'sha256-a'"] };
    const policy = contentSecurityPolicy(scripts, { ...scripts, 'form-action': ['https://a.org'] });
    expect(directive(policy, 'script-src')).toBe("'self' 'sha256-a'");
    expect(directive(policy, 'form-action')).toBe("'self' https://a.org");
    expect(directive(policy, 'frame-src')).toBe("'none'");
  });

  it.each<[string[], string]>([
    [[], "'none'"],
    [["'sha256-a'"], "'sha256-a' 'unsafe-hashes'"],
    [["'sha256-a'", "'unsafe-inline'"], "'unsafe-inline'"],
  ])('for the style attributes %s says %s', (sources, expected) => {
    const policy = contentSecurityPolicy({ 'style-src-attr': sources });
    expect(directive(policy, 'style-src-attr')).toBe(expected);
  });

  it('of a second language allows what the first one needs', () => {
    const first = contentSecurityPolicy({
      'script-src': ["'sha256-a'"],
      'frame-src': ['https://a'],
    });
    const both = contentSecurityPolicy(parsePolicy(first), { 'script-src': ["'sha256-b'"] });
    expect(directive(both, 'script-src')).toBe("'self' 'sha256-a' 'sha256-b'");
    expect(directive(both, 'frame-src')).toBe('https://a');
    expect(directive(both, 'media-src')).toBe("'none'");
  });

  it('has the hash that a browser computes', () => {
    // printf 'a' | openssl dgst -sha256 -binary | base64
    expect(sourceHash('a')).toBe("'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='");
  });
});

async function sourcesOf(...pages: string[]): Promise<Sources> {
  const reader = inlineReader();
  for (const [index, html] of pages.entries()) {
    await readPage(reader, builtPage(html, `page${index}.html`));
  }
  return reader.sources();
}

const colored = (count: number): string =>
  Array.from({ length: count }, (_, n) => `<i style="width:${n}px">a</i>`).join('');

describe('the sources of all pages', () => {
  it('are collected, each once', async () => {
    const page = '<script>a</script><p style="b">c</p>';
    expect(await sourcesOf(page, page)).toMatchObject({
      'script-src': [sourceHash('a')],
      'style-src-attr': [sourceHash('b')],
    });
  });

  it('have as many style attributes as a header can name, and any with a warning that names the page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await sourcesOf(colored(16)))['style-src-attr']).toHaveLength(16);
    expect(warn).not.toHaveBeenCalled();
    const found = await sourcesOf(colored(16), '<em style="top:0">a</em>');
    expect(found['style-src-attr']).toEqual(["'unsafe-inline'"]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('page1.html'));
  });
});
