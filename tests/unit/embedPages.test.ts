import { describe, expect, it } from 'vitest';
import { elementsOf, parsePage } from '../../src/plugins/built-pages/parsePage';
import { blockedElements, embedSources } from '../../src/plugins/deploy/blockedElements';
import { contentSecurityPolicy, sourceHash } from '../../src/plugins/deploy/contentSecurityPolicy';

describe('what pages play', () => {
  const policy = (sources: object): string =>
    contentSecurityPolicy({
      scriptHashes: [],
      styleAttributeHashes: [],
      connect: [],
      formAction: [],
      ...sources,
    });

  it('is allowed by the policy, which otherwise allows no frames and media', () => {
    const sources = embedSources([
      { plays: 'frame', src: 'https://films.example/1' },
      { plays: 'video', src: '/a.webm' },
      { plays: 'video', src: 'https://media.example/a.mp4' },
      { plays: 'video', src: 'https://media.example/b.mp4' },
    ]);
    expect(policy(sources)).toContain(
      "frame-src https://films.example; media-src 'self' https://media.example;",
    );
    expect(policy(embedSources([]))).toContain("frame-src 'none'; media-src 'none';");
  });
});

describe('what the policy would block', () => {
  const blocked = (html: string): string[] =>
    blockedElements(elementsOf(parsePage(html)), {
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
});
