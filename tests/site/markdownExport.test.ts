import { describe, expect, it } from 'vitest';
import { listFiles } from '../../src/plugins/built-pages/files';
import { headersFor, parseHeaders } from '../../src/plugins/deploy/headersFile';
import { unpackShard } from '../../src/search/engine/shard';
import { brand } from '../../src/site/brand';
import { markdownAddress } from '../../src/site/markdownExport';
import { search } from '../../src/site/search';
import released from '../../versions.json';
import { built, fileFor, idsOf, pageAt, sitemapPaths } from '../support/builtSite';
import { buildDir } from '../support/paths';
import { word } from '../support/words';

const versionPaths = ['next', 'latest', ...released.slice(1)].map((path) => `/docs/${path}`);
/**
 * Pages that gather what others say are not exported: those of the blog that list posts, as `llms.txt` does, and the comparison of
 * versions.
 */
const isList = (path: string): boolean =>
  /^\/blog(\/(archive|authors|tags)(\/.*)?)?$/.test(path) ||
  /^\/docs\/(what-changed|playground)$/.test(path);
const pages = sitemapPaths().filter((path) => /^\/(docs|blog)(\/|$)/.test(path) && !isList(path));
const textAt = (path: string): string => (fileFor(path) === undefined ? '' : built(path.slice(1)));
const exported = new Map(pages.map((path) => [path, textAt(markdownAddress(path))]));

const pageOf = new Map(pages.map((path) => [markdownAddress(path), path]));

/** An export without its front matter and the code in it. */
const prose = (markdown: string): string =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^([ >]*)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm, '')
    .replace(/(`+)[^\n]*?[^`]\1(?!`)/g, '');

/** What an export says that only a browser understands, or that is there by mistake. */
function leftovers(markdown: string): string[] {
  const text = prose(markdown);
  const patterns = [
    /(?<!\\)<(?!https?:|mailto:)[a-z!/][^>\n]*>/gi,
    /&(?:#x?[\da-f]+|[a-z]+);/gi,
    /[\u200b-\u200d\ufeff]/g,
    /\bundefined\b|\[object /g,
    /needs JavaScript|Direct link to|Copy page|Edit this page|On this page/g,
    /^\s*(?:export|import) .*from ['"]/gm,
  ];
  return [
    ...patterns.flatMap((pattern) => text.match(pattern) ?? []),
    ...(text.includes(word('feedback.question')) ? [word('feedback.question')] : []),
  ];
}

const linksOf = (markdown: string): string[] =>
  [...prose(markdown).matchAll(/(?<!\\)\]\(([^)\s]+)/g)].flatMap(([, href]) => href ?? []);

/** What is wrong with a link of an export: no such file, no such place in its page. */
function broken(href: string, from: string): string | undefined {
  const url = new URL(href, brand.url + from);
  if (url.origin !== brand.url) {
    return undefined;
  }
  const file = fileFor(url.pathname);
  if (file === undefined) {
    return `${from}: ${href} leads nowhere`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  const page = pageOf.get(url.pathname) ?? url.pathname;
  return id === '' || idsOf(page).has(id) ? undefined : `${from}: ${href} has no such place`;
}

describe('Markdown exports', () => {
  it('exist for every page of the documentation and every post, with their title and a text', () => {
    expect(pages.length).toBeGreaterThan(60);
    for (const [path, markdown] of exported) {
      expect(markdown, path).toMatch(/^---\ntitle: .+\n[\s\S]*?\n---\n\n# \S.*\n+\S/);
    }
  });

  it('exist for nothing else', async () => {
    const files = (await listFiles(buildDir)).filter((file) => file.endsWith('.md'));
    expect(files.map((file) => `/${file}`).sort()).toEqual(pages.map(markdownAddress).sort());
  });

  it('say in their front matter where they come from', () => {
    for (const [path, markdown] of exported) {
      const canonical = /\ncanonical: (\S+)\n/.exec(markdown)?.[1];
      const link = /rel="?canonical"? href="?([^"\s>]+)/.exec(pageAt(path))?.[1];
      expect(canonical, path).toBe(link);
      expect(markdown, path).toMatch(/\ndescription: \S/);
      expect(markdown, path).toMatch(
        path.startsWith('/docs/') ? /\nversion: \S/ : /\ndate: \d{4}-/,
      );
    }
  });

  it('are named in the head of their pages, and of no other', () => {
    const alternate = /<link[^>]+type="?text\/markdown"? href="?([^"\s>]+)/;
    for (const path of sitemapPaths()) {
      const expected = exported.has(path) ? markdownAddress(path) : undefined;
      expect(alternate.exec(pageAt(path))?.[1], path).toBe(expected);
    }
  });

  it('hold no HTML, no control and nothing undefined', () => {
    const found = [...exported].flatMap(([path, markdown]) =>
      leftovers(markdown).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'a <span class="x">b</span>',
    'a &nbsp; b',
    'The form needs JavaScript.',
    `- a\u200b`,
    word('feedback.question'),
  ])('would not hide %j', (text) => {
    expect(leftovers(`---\ntitle: a\n---\n\n# A\n\n${text}\n`)).not.toEqual([]);
    expect(leftovers(`# A\n\n\`\`\`html\n${text}\n\`\`\`\n\nUse \`${text}\`.`)).toEqual([]);
  });

  it('have links that lead to Markdown and to places that exist', () => {
    const found = [...exported].flatMap(([path, markdown]) =>
      linksOf(markdown).flatMap((href) => broken(href, path) ?? []),
    );
    expect(found).toEqual([]);
    expect(broken('/docs/latest/no-such.md', '/docs/latest/')).toContain('leads nowhere');
    expect(broken('/docs/latest/overview.md#no-such', '/docs/latest/')).toContain('no such place');
    const pageLinks = [...exported.values()]
      .flatMap(linksOf)
      .filter((href) => exported.has(href.replace(brand.url, '').replace(/#.*/, '')));
    expect(pageLinks).toEqual([]);
  });

  it('keep every heading, every code block and every row of a table of their pages', () => {
    for (const [path, markdown] of exported) {
      const html = pageAt(path).replace(/^[\s\S]*?<main/, '<main');
      const article = /class="?[^">]*\bmarkdown\b[\s\S]*?(?=<footer|$)/.exec(html)?.[0] ?? '';
      const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;
      expect(count(/^[ >]*(`{3,})(?=[\w]|$)/gm, markdown) / 2, `${path}: code`).toBe(
        count(/<pre/g, article),
      );
      expect(count(/^[ >]*#{2,6} /gm, prose(markdown)), `${path}: headings`).toBe(
        count(/<h[2-6]/g, article),
      );
      expect(count(/^[ >]*\| (?!- \|)/gm, prose(markdown)), `${path}: rows`).toBe(
        // A list of definitions is a header, and a row for each key with its button.
        count(/<tr|data-columns=|data-copy-key/g, article),
      );
    }
  });

  it('are sent as Markdown that search engines leave alone', () => {
    const headers = headersFor(parseHeaders(built('_headers')), '/docs/latest/overview.md');
    expect(headers['Content-Type']).toBe('text/markdown; charset=utf-8');
    expect(headers['X-Robots-Tag']).toBe('noindex');
    expect(headersFor(parseHeaders(built('_headers')), '/docs/latest/overview')).not.toHaveProperty(
      'X-Robots-Tag',
    );
  });
});

describe('llms.txt', () => {
  const addresses = (text: string): string[] =>
    [...text.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].flatMap(([, href]) =>
      href === undefined ? [] : [href.replace(brand.url, '')],
    );

  it.each(versionPaths)('of %s lists every page once', (path) => {
    const listed = addresses(built(`${path.slice(1)}/llms.txt`));
    const expected = pages.filter((page) => page.startsWith(`${path}/`)).map(markdownAddress);
    expect([...listed].sort()).toEqual([...expected].sort());
  });

  it.each(versionPaths)('of %s has all of them in one file', (path) => {
    const full = built(`${path.slice(1)}/llms-full.txt`);
    const sources = [...full.matchAll(/^Source: (\S+)$/gm)].map(([, source]) => source);
    const expected = pages.filter((page) => page.startsWith(`${path}/`));
    expect([...sources].sort()).toEqual(expected.map((page) => brand.url + page).sort());
  });

  it('of the site leads to those of the versions, and to every post', () => {
    const listed = addresses(built('llms.txt'));
    for (const path of versionPaths) {
      expect(listed).toContain(`${path}/llms.txt`);
      expect(listed).toContain(`${path}/llms-full.txt`);
    }
    const posts = pages.filter((path) => path.startsWith('/blog/')).map(markdownAddress);
    expect(listed.filter((path) => path.startsWith('/blog/')).sort()).toEqual(posts.sort());
    expect(listed.filter((path) => fileFor(path) === undefined)).toEqual([]);
  });
});

it('the search knows nothing of the controls around articles', async () => {
  const folder = `${search.shardFolder}/`;
  const shards = (await listFiles(buildDir))
    .filter((file) => file.startsWith(folder) && file.endsWith('.json'))
    .map((file) => JSON.stringify(unpackShard(JSON.parse(built(file)))));
  const having = (words: string): number => shards.filter((text) => text.includes(words)).length;
  expect(having('Gravitino overview')).toBeGreaterThan(0);
  for (const words of [
    word('feedback.without'),
    word('copyPage.button'),
    word('copyPage.view.label'),
  ]) {
    expect(having(words), words).toBe(0);
  }
});
