import type { Element, Nodes, Root } from 'hast';
import { toString as htmlText } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import { remark } from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { nodesOf } from '../../src/markdown/nodes';
import { listFiles } from '../../src/plugins/built-pages/files';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { headersFor, parseHeaders } from '../../src/plugins/deploy/headersFile';
import { classNames, findElements, findFirst, named } from '../../src/search/records/elements';
import { brand } from '../../src/site/brand';
import { markdownAddress } from '../../src/site/links';
import { tryIt } from '../../src/site/restReference';
import released from '../../versions.json';
import { built, fileFor, pageAt, sitemapPaths } from '../support/builtSite';
import { buildDir } from '../support/paths';

const versionPaths = ['next', 'latest', ...released.slice(1)].map((path) => `/docs/${path}`);
/**
 * Lists aren't exported: the blog's lists of posts, which `llms.txt` also has, and the comparison of versions.
 */
const isList = (path: string): boolean =>
  /^\/blog(\/(archive|authors|tags)(\/.*)?)?$/.test(path) ||
  /^\/docs\/(what-changed|playground)$/.test(path);
const pages = sitemapPaths().filter((path) => /^\/(docs|blog)(\/|$)/.test(path) && !isList(path));
const textAt = (path: string): string => (fileFor(path) === undefined ? '' : built(path.slice(1)));
const exported = new Map(pages.map((path) => [path, textAt(markdownAddress(path))]));

/** Removes the front matter and code from an export. */
const proseOf = (markdown: string): string =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^([ >]*)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm, '')
    .replace(/(`+)[^\n]*?[^`]\1(?!`)/g, '');

/** Lists HTML, texts of controls, and mistakes in an export. */
function findLeftovers(markdown: string): string[] {
  const text = proseOf(markdown);
  const patterns = [
    /(?<!\\)<(?!https?:|mailto:|br>)[a-z!/][^>\n]*>/gi,
    /&(?:#x?[\da-f]+|[a-z]+);/gi,
    /[\u200b-\u200d\ufeff]/g,
    /\bundefined\b|\[object /g,
    /needs JavaScript|Direct link to|Copy page|Edit this page|On this page/g,
    /^\s*(?:export|import) .*from ['"]/gm,
  ];
  return patterns.flatMap((pattern) => text.match(pattern) ?? []);
}

const reader = remark().use(remarkFrontmatter).use(remarkGfm).freeze();
const parsed = (markdown: string): MarkdownRoot => reader.parse(markdown);

/** Returns whether an element isn't part of the article's text: a control, a drawing, or for screen readers only. */
const isControl = (element: Element): boolean => {
  const { tagName, properties } = element;
  return (
    ['button', 'form', 'svg', 'iframe', 'object', 'template', 'script', 'style', 'math'].includes(
      tagName,
    ) ||
    /\b(?:hash-link|sr-only|rest-name|picture-link)/.test(String(properties.className)) ||
    properties.role === 'tab' ||
    properties.dataFootnoteBackref !== undefined ||
    [properties.id, String(properties.href).slice(1)].includes(tryIt.id) ||
    // Markdown has its own notation for the type of a note and the heading of fields.
    (tagName === 'summary' && /^(?:Fields of |Try it$)/.test(htmlText(element))) ||
    /\badmonitionHeading/.test(String(properties.className))
  );
};

const withoutControls = (node: Root | Element): Root | Element =>
  ({
    ...node,
    children: node.children
      .filter((child) => child.type !== 'element' || !isControl(child))
      .map((child) => (child.type === 'element' ? (withoutControls(child) as Element) : child)),
  }) as Root | Element;

/** Returns the words of each text node, because the text of a parent joins the words of its elements. */
const wordsIn = (node: Nodes): string[] =>
  node.type === 'text'
    ? (node.value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    : 'children' in node
      ? node.children.flatMap(wordsIn)
      : [];

/** Joins all texts of Markdown, including code and footnotes. */
const textIn = (markdown: MarkdownRoot): string =>
  nodesOf(markdown, 'text', 'inlineCode', 'code', 'html')
    .map((node) => (node.type === 'code' ? `${node.meta} ${node.value}` : node.value))
    .join('\n');

/** Lists the parts that `found` doesn't have in the same order. */
function missing(expected: readonly string[], found: readonly string[]): string[] {
  let at = 0;
  return expected.filter((part) => {
    const place = found.indexOf(part, at);
    at = place < 0 ? at : place + 1;
    return place < 0;
  });
}

/** Returns the address of a link in the export of a page. */
function exportedAddress(href: string, path: string): string {
  const url = new URL(href, brand.url + path);
  if (url.origin !== brand.url || (url.pathname === path && url.hash !== '')) {
    return url.origin === brand.url ? url.hash : href;
  }
  url.pathname = exported.has(url.pathname) ? markdownAddress(url.pathname) : url.pathname;
  return url.href;
}

/** Lists words, code, links, and headings of a page that its export doesn't have in the same order. */
function findLostParts(article: Root | Element, markdown: MarkdownRoot, path: string): string[] {
  const page = withoutControls(article);
  const codes = findElements(page, named('code')).map((code) => htmlText(code).trim());
  const links = findElements(page, named('a')).map(({ properties }) =>
    String(properties.href ?? ''),
  );
  const parts = {
    word: missing(
      wordsIn(page),
      textIn(markdown)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
    code: missing(
      codes.filter((code) => code !== ''),
      nodesOf(markdown, 'inlineCode', 'code').map(({ value }) => value.trim()),
    ),
    link: missing(
      links.filter((href) => href !== '').map((href) => exportedAddress(href, path)),
      nodesOf(markdown, 'link').map(({ url }) => url),
    ),
    heading: missing(
      findElements(page, named('h2', 'h3', 'h4', 'h5', 'h6')).map(({ tagName }) => tagName),
      nodesOf(markdown, 'heading').map(({ depth }) => `h${depth}`),
    ),
  };
  return Object.entries(parts).flatMap(([kind, lost]) => lost.map((part) => `${kind}: ${part}`));
}

describe('Markdown exports', () => {
  it('exist exactly for docs pages and posts', async () => {
    expect(pages.length).toBeGreaterThan(60);
    const files = (await listFiles(buildDir)).filter((file) => file.endsWith('.md'));
    expect(files.map((file) => `/${file}`).sort()).toEqual(pages.map(markdownAddress).sort());
  });

  it('have a title, a text, and a canonical address', () => {
    for (const [path, markdown] of exported) {
      expect(markdown, path).toMatch(/^---\ntitle: .+\n[\s\S]*?\n---\n\n# \S.*\n+\S/);
      const link = /rel="?canonical"? href="?([^"\s>]+)/.exec(pageAt(path))?.[1];
      expect(markdown, path).toContain(`\ncanonical: ${link}\n`);
      expect(markdown, path).toMatch(/\ndescription: \S/);
      expect(markdown, path).toMatch(
        path.startsWith('/docs/') ? /\nversion: \S/ : /\ndate: \d{4}-/,
      );
    }
  });

  it('are linked in the head of exactly their pages', () => {
    const alternate = /<link[^>]+type="?text\/markdown"? href="?([^"\s>]+)/;
    for (const path of sitemapPaths()) {
      const expected = exported.has(path) ? markdownAddress(path) : undefined;
      expect(alternate.exec(pageAt(path))?.[1], path).toBe(expected);
    }
  });

  it('contain no HTML, controls, or undefined values', () => {
    const found = [...exported].flatMap(([path, markdown]) =>
      findLeftovers(markdown).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['a <span class="x">b</span>', 'a &nbsp; b', 'The form needs JavaScript.', `- a\u200b`])(
    'with %j are reported',
    (text) => {
      expect(findLeftovers(`---\ntitle: a\n---\n\n# A\n\n${text}\n`)).not.toEqual([]);
      expect(findLeftovers(`# A\n\n\`\`\`html\n${text}\n\`\`\`\n\nUse \`${text}\`.`)).toEqual([]);
    },
  );

  it('keep the words, code, links, and headings of their pages in order', {
    timeout: 600_000,
  }, () => {
    const lost = [...exported].flatMap(([path, markdown]) => {
      const page = parsePage(pageAt(path));
      const article =
        findFirst(page, (element) => classNames(element).includes('markdown')) ?? page;
      return findLostParts(article, parsed(markdown), path).map((part) => `${path}: ${part}`);
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['Words `a ... b` [word](https://example.org/)', 'word: more'],
    ['More words `a ...b` [word](https://example.org/)', 'code: a ... b'],
    ['More words `a ... b` word', 'link: https://example.org/'],
  ])('with a loss in %j are reported', (markdown, part) => {
    const html = parsePage(
      'More words <code>a ... b</code> <a href="https://example.org/">word</a>',
    );
    expect(findLostParts(html, parsed(markdown), '/docs/latest/')).toEqual([part]);
  });

  it('are sent as Markdown with noindex', () => {
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

  it.each(versionPaths)('of %s lists every page once and has a file of all pages', (path) => {
    const expected = pages.filter((page) => page.startsWith(`${path}/`)).sort();
    const listed = addresses(built(`${path.slice(1)}/llms.txt`));
    expect(listed.sort()).toEqual(expected.map(markdownAddress).sort());
    const full = built(`${path.slice(1)}/llms-full.txt`);
    const sources = [...full.matchAll(/^Source: (\S+)$/gm)].map(([, source]) => source);
    expect(sources.sort()).toEqual(expected.map((page) => brand.url + page));
  });

  it('of the site links the lists of the versions and every post', () => {
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
