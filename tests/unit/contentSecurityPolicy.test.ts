import { describe, expect, it } from 'vitest';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import {
  contentSecurityPolicy,
  type PolicyInput,
  sourceHash,
} from '../../src/plugins/deploy/contentSecurityPolicy';
import {
  type InlineCode,
  type InlineSources,
  inlineCode as inlineCodeOf,
  inlineReader,
} from '../../src/plugins/deploy/inlineSources';
import { builtPage, readPage } from '../support/html';

const inlineCode = (html: string): InlineCode =>
  inlineCodeOf(parsePage(html), { scripts: [], styleHashes: [] });

it('inlineCode finds style attributes as the browser reads them, and who carries them', () => {
  const html = `<p class="a b" style="content:&quot;x&quot;">style="no"</p><svg style='color:red'/>`;
  expect(inlineCode(html).styleAttributes).toEqual([
    { element: 'p.a', value: 'content:"x"' },
    { element: 'svg', value: 'color:red' },
  ]);
});

it.each([
  ['<a title="a > b" href="<" style="color:red">', ['color:red'], []],
  ["<a title='\"' STYLE = color:red>", ['color:red'], []],
  ['<a class="b"style="color:red">', ['color:red'], []],
  ['<a data-style="no" title="style=no">style="no"', [], []],
  ['<textarea style="color:red"></textarea><script>a</script >', ['color:red'], ['a']],
  ['<script>"<p style=no>"</script><p style="color:red">', ['color:red'], ['"<p style=no>"']],
  ['<SCRIPT>a</SCRIPT><script data-a=">">b</script>', [], ['a', 'b']],
  ['<script>a < b && c</script><script src="/x.js"></script>', [], ['a < b && c']],
  ['<script type="module">d</script><script type="application/ld+json">{}</script>', [], ['d']],
])('inlineCode in parts of a page that are hard to tell apart %s', (html, styles, scripts) => {
  const found = inlineCode(html);
  expect(found.styleAttributes.map(({ value }) => value)).toEqual(styles);
  expect(found.scripts).toEqual(scripts);
});

/** The policy of a site that depends on nothing but this. */
const policyWith = (input: Partial<PolicyInput>): string =>
  contentSecurityPolicy({
    scriptHashes: [],
    styleAttributeHashes: [],
    connect: [],
    formAction: [],
    ...input,
  });

describe('contentSecurityPolicy', () => {
  const policy = policyWith({
    scriptHashes: [sourceHash('b'), sourceHash('a'), sourceHash('a')],
    connect: ['https://search.example.com'],
    formAction: ['https://forms.example.com/x', 'https://forms.example.com/y'],
  });

  it('names each script once and each origin once', () => {
    expect(policy.match(/'sha256-/g)).toHaveLength(2);
    expect(policy).toContain("connect-src 'self' https://search.example.com;");
    expect(policy).toContain("form-action 'self' https://forms.example.com;");
  });

  it('names style attributes, or allows none', () => {
    const sources = (styleAttributeHashes: string[] | 'any'): string | undefined =>
      /style-src-attr ([^;]*)/.exec(policyWith({ styleAttributeHashes }))?.[1];
    expect(sources([])).toBe("'none'");
    expect(sources(["'sha256-b'", "'sha256-a'"])).toBe("'unsafe-hashes' 'sha256-a' 'sha256-b'");
    expect(sources('any')).toBe("'unsafe-inline'");
  });

  it('has the hash that a browser computes', () => {
    // printf 'a' | openssl dgst -sha256 -binary | base64
    expect(sourceHash('a')).toBe("'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='");
  });
});

async function sourcesOf(...pages: string[]): Promise<InlineSources> {
  const reader = inlineReader({ scripts: [], styleHashes: [] });
  for (const [index, html] of pages.entries()) {
    await readPage(reader, builtPage(html, `page${index}.html`));
  }
  return reader.sources();
}

const colored = (count: number): string =>
  Array.from({ length: count }, (_, n) => `<i class="x y" style="width:${n}px">a</i>`).join('');

describe('what pages bring along inline', () => {
  it('is collected over all of them, each thing once', async () => {
    const found = await sourcesOf(
      '<script>a</script><p style="b">c</p>',
      '<script>a</script><p style="d">c</p>',
    );
    expect(found).toMatchObject({
      scriptHashes: new Set([sourceHash('a')]),
      styleAttributeHashes: new Set([sourceHash('b'), sourceHash('d')]),
      warnings: [],
    });
  });

  it('may be as many style attributes as a header can name', async () => {
    const found = await sourcesOf(colored(16));
    expect(found.styleAttributeHashes).toHaveProperty('size', 16);
    expect(found.warnings).toEqual([]);
  });

  it('is more than that with a warning that names page and element', async () => {
    const found = await sourcesOf(colored(16), '<em class="late" style="top:0">a</em>');
    expect(found.styleAttributeHashes).toBe('any');
    expect(found.warnings).toHaveLength(1);
    expect(found.warnings[0]).toContain('page1.html: <em.late style="top:0">');
  });
});

it('what pages play is allowed by the policy, which otherwise allows no frames and media', async () => {
  const plays = (kind: string, href: string): string =>
    `<a data-plays="${kind}" href="${href}">a</a>`;
  const { frames, media } = await sourcesOf(
    plays('frame', 'https://films.example/1') + plays('video', '/a.webm'),
    plays('video', 'https://media.example/a.mp4') + plays('video', 'https://media.example/b.mp4'),
  );
  expect(policyWith({ frames, media })).toContain(
    "frame-src https://films.example; media-src 'self' https://media.example;",
  );
  expect(policyWith(await sourcesOf('<p>a</p>'))).toContain("frame-src 'none'; media-src 'none';");
});

describe('what the policy would block', () => {
  const blocked = (html: string): string[] =>
    inlineCodeOf(parsePage(html), {
      scripts: ['https://count.example'],
      styleHashes: [sourceHash('a{}')],
    }).blocked;

  it.each([
    ['<iframe src="/a"></iframe>', '<iframe src="/a">'],
    ['<object data="/a"></object>', '<object data="/a">'],
    ['<video src="/a.mp4"></video>', '<video src="/a.mp4">'],
    ['<video><source src="/a.mp4"></video>', '<source src="/a.mp4">'],
    ['<audio src="/a.mp3"></audio>', '<audio src="/a.mp3">'],
    ['<style>b{}</style>', '<style>'],
    ['<img src="https://a.example/a.png">', '<img src="https://a.example/a.png">'],
    ['<script src="//a.example/a.js"></script>', '<script src="//a.example/a.js">'],
    [
      '<link rel="stylesheet" href="https://a.example/a.css">',
      '<link href="https://a.example/a.css">',
    ],
  ])('%s', (html, shown) => {
    expect(blocked(html)).toHaveLength(1);
    expect(blocked(html)[0]).toContain(shown);
  });

  it.each([
    '<img src="/a.png"><img src="data:image/png;base64,AA">',
    '<script src="/a.js"></script><script src="https://count.example/a.js"></script>',
    '<style>a{}</style>',
    '<link rel="stylesheet" href="/a.css"><link rel="canonical" href="https://a.example/">',
    '<iframe></iframe>',
  ])('is nothing of %s', (html) => {
    expect(blocked(html)).toEqual([]);
  });
});
