import { afterEach, expect, it, vi } from 'vitest';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import {
  contentSecurityPolicy,
  parsePolicy,
  sourceHash,
} from '../../src/plugins/deploy/contentSecurityPolicy';
import { inlineReader, inlineSources } from '../../src/plugins/deploy/inlineSources';
import { builtPage, readPage } from '../support/html';
import { testCases } from '../support/testCases';

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
])('inline code is recognized as browsers recognize it: %s', (html, styles, scripts) => {
  const sources = inlineSources(parsePage(html));
  expect(sources['style-src-attr']).toEqual(styles.map(sourceHash));
  expect(sources['script-src']).toEqual(scripts.map(sourceHash));
});

const directive = (policy: string, name: string): string | undefined =>
  new RegExp(`${name} ([^;]*)`).exec(policy)?.[1];

it('a policy merges the sources of all languages, each once', () => {
  const first = contentSecurityPolicy(
    { 'script-src': ["'sha256-a'", "'sha256-a'"], 'frame-src': ['https://a'] },
    { 'script-src': ["'sha256-a'"], 'form-action': ['https://a.org'] },
  );
  const both = contentSecurityPolicy(parsePolicy(first), { 'script-src': ["'sha256-b'"] });
  const names = ['script-src', 'form-action', 'frame-src', 'media-src'];
  expect(names.map((name) => directive(both, name))).toEqual([
    "'self' 'sha256-a' 'sha256-b'",
    "'self' https://a.org",
    'https://a',
    "'none'",
  ]);
});

const styleAttributes = (sources: string[]) =>
  directive(contentSecurityPolicy({ 'style-src-attr': sources }), 'style-src-attr');
testCases('style attributes %s become %s', styleAttributes, [
  [[], "'none'"],
  [["'sha256-a'"], "'sha256-a' 'unsafe-hashes'"],
  [["'sha256-a'", "'unsafe-inline'"], "'unsafe-inline'"],
]);

it('the hash of a source is the one that browsers compute', () => {
  // printf 'a' | openssl dgst -sha256 -binary | base64
  expect(sourceHash('a')).toBe("'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='");
});

it('too many style attributes for a header allow any style, with a warning that names the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const colored = Array.from({ length: 16 }, (_, n) => `<i style="width:${n}px">a</i>`).join('');
  const reader = inlineReader();
  for (const file of ['a.html', 'b.html']) {
    await readPage(reader, builtPage(`<script>a</script>${colored}`, file));
  }
  expect(reader.sources()['script-src']).toEqual([sourceHash('a')]);
  expect(reader.sources()['style-src-attr']).toHaveLength(16);
  expect(warn).not.toHaveBeenCalled();
  await readPage(reader, builtPage('<em style="top:0">a</em>', 'c.html'));
  expect(reader.sources()['style-src-attr']).toEqual(["'unsafe-inline'"]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('c.html'));
});
