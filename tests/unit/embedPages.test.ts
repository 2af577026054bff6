import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { blockedElements } from '../../src/plugins/deploy/blockedElements';
import { contentSecurityPolicy, sourceHash } from '../../src/plugins/deploy/contentSecurityPolicy';
import {
  describeEmbeds,
  embedHeaders,
  embedSources,
  narrowPages,
} from '../../src/plugins/deploy/embedPages';
import { headersFor } from '../../src/plugins/deploy/headersFile';
import { inlineReader } from '../../src/plugins/deploy/inlineSources';
import { builtPage } from '../support/html';

const still = (plays: string, href: string): string =>
  `<a data-plays="${plays}" href="${href}">a</a>`;
const pages = {
  'docs/films': still('frame', 'https://films.example/1') + still('video', '/a.webm'),
  'docs/more': still('video', 'https://media.example/a.mp4'),
  'index.html': '<p>Words.</p>',
};

async function read(html: Record<string, string>) {
  const reader = inlineReader();
  for (const [file, text] of Object.entries(html)) {
    await reader.read(builtPage(text, file));
  }
  return reader.sources();
}

describe('pages that embed something', async () => {
  const { embedding, others } = await read(pages);

  it('are told from others', () => {
    expect(embedding.map(({ path }) => path)).toEqual(['/docs/films', '/docs/more']);
    expect(others).toEqual(['index.html']);
  });

  it('are listed with what they may show', () => {
    expect(describeEmbeds(embedding)).toEqual([
      "Content-Security-Policy: /docs/films may also show frames of https://films.example and media of 'self'.",
      'Content-Security-Policy: /docs/more may also show media of https://media.example.',
    ]);
  });

  it('widen the header, which allows nothing of the kind without them', () => {
    const policy = (sources: object): string =>
      contentSecurityPolicy({
        scriptHashes: [],
        styleAttributeHashes: [],
        connect: [],
        formAction: [],
        ...sources,
      });
    expect(policy(embedSources(embedding))).toContain(
      "frame-src https://films.example; media-src 'self' https://media.example;",
    );
    expect(policy(embedSources([]))).toContain("frame-src 'none'; media-src 'none';");
  });

  it('ask nothing of the documents in their frames', () => {
    const name = 'Cross-Origin-Embedder-Policy';
    const rules = [
      { pattern: '/*', headers: { [name]: 'credentialless' } },
      ...embedHeaders(embedding),
    ];
    expect(headersFor(rules, '/docs/more')[name]).toBe('credentialless');
    // A list is no value of this header, so browsers go without.
    expect(headersFor(rules, '/docs/films')[name]).toBe('credentialless, unsafe-none');
  });

  it('leave all other pages as narrow as they were', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'narrow-'));
    const html = '<!doctype html><html><head lang=en><title>A</title></head><body></body></html>';
    writeFileSync(join(dir, 'index.html'), html);
    await narrowPages(dir, ['index.html']);
    expect(readFileSync(join(dir, 'index.html'), 'utf8')).toBe(
      html.replace(
        '<head lang=en>',
        '<head lang=en><meta http-equiv="Content-Security-Policy" content="frame-src \'none\'; media-src \'none\'">',
      ),
    );
    rmSync(dir, { recursive: true });
  });
});

describe('what the policy would block', () => {
  const blocked = (html: string): string[] =>
    blockedElements(parsePage(html), {
      scripts: ['https://count.example'],
      styleHashes: [sourceHash('a{}')],
    });

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

  it('is told with its page', async () => {
    const found = await read({ 'docs/a': '<iframe src="https://a.example/"></iframe>' });
    expect(found.blocked).toEqual([
      '/docs/a has <iframe src="https://a.example/">. Write <Embed>, which asks for a press.',
    ]);
  });
});
