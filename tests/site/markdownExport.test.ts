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
 * Pages that gather what others say are not exported: those of the blog that list posts, as `llms.txt` does, and the comparison of
 * versions.
 */
const isList = (path: string): boolean =>
  /^\/blog(\/(archive|authors|tags)(\/.*)?)?$/.test(path) ||
  /^\/docs\/(what-changed|playground)$/.test(path);
const pages = sitemapPaths().filter((path) => /^\/(docs|blog)(\/|$)/.test(path) && !isList(path));
const textAt = (path: string): string => (fileFor(path) === undefined ? '' : built(path.slice(1)));
const exported = new Map(pages.map((path) => [path, textAt(markdownAddress(path))]));

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

/** What isn't an article's text: buttons, forms, drawings, links to a place itself, and what only screen readers get. */
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
    // The kind of an alert and the word over a list of fields have marks of their own in Markdown.
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

/** The words of each text in a page, apart: elements separate words for a reader, but not in the text of their parent. */
const wordsIn = (node: Nodes): string[] =>
  node.type === 'text'
    ? (node.value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    : 'children' in node
      ? node.children.flatMap(wordsIn)
      : [];

/** All texts of Markdown, code and footnotes among them, one after another. */
const textIn = (markdown: MarkdownRoot): string =>
  nodesOf(markdown, 'text', 'inlineCode', 'code', 'html')
    .map((node) => (node.type === 'code' ? `${node.meta} ${node.value}` : node.value))
    .join('\n');

/** What of a list isn't in another one, in the same order. */
function missing(wanted: readonly string[], found: readonly string[]): string[] {
  let at = 0;
  return wanted.filter((part) => {
    const place = found.indexOf(part, at);
    at = place < 0 ? at : place + 1;
    return place < 0;
  });
}

/** The address that the export of a page has for a link of it. */
function exportedAddress(href: string, path: string): string {
  const url = new URL(href, brand.url + path);
  if (url.origin !== brand.url || (url.pathname === path && url.hash !== '')) {
    return url.origin === brand.url ? url.hash : href;
  }
  url.pathname = exported.has(url.pathname) ? markdownAddress(url.pathname) : url.pathname;
  return url.href;
}

/** Words, code, links, and headings of a page that its export hasn't in the same order. */
function lostParts(article: Root | Element, markdown: MarkdownRoot, path: string): string[] {
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
  it('exist for every page of the documentation and every post, and for nothing else', async () => {
    expect(pages.length).toBeGreaterThan(60);
    const files = (await listFiles(buildDir)).filter((file) => file.endsWith('.md'));
    expect(files.map((file) => `/${file}`).sort()).toEqual(pages.map(markdownAddress).sort());
  });

  it('have a title and a text, and say in their front matter where they come from', () => {
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

  it.each(['a <span class="x">b</span>', 'a &nbsp; b', 'The form needs JavaScript.', `- a\u200b`])(
    'would not hide %j',
    (text) => {
      expect(leftovers(`---\ntitle: a\n---\n\n# A\n\n${text}\n`)).not.toEqual([]);
      expect(leftovers(`# A\n\n\`\`\`html\n${text}\n\`\`\`\n\nUse \`${text}\`.`)).toEqual([]);
    },
  );

  it('keep every word, all code, every link, and every heading of their pages in their order', {
    timeout: 600_000,
  }, () => {
    const lost = [...exported].flatMap(([path, markdown]) => {
      const page = parsePage(pageAt(path));
      const article =
        findFirst(page, (element) => classNames(element).includes('markdown')) ?? page;
      return lostParts(article, parsed(markdown), path).map((part) => `${path}: ${part}`);
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['Words `a ... b` [word](https://example.org/)', 'word: more'],
    ['More words `a ...b` [word](https://example.org/)', 'code: a ... b'],
    ['More words `a ... b` word', 'link: https://example.org/'],
  ])('would not hide a loss in %j', (markdown, part) => {
    const html = parsePage(
      'More words <code>a ... b</code> <a href="https://example.org/">word</a>',
    );
    expect(lostParts(html, parsed(markdown), '/docs/latest/')).toEqual([part]);
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

  it.each(versionPaths)('of %s lists every page once, and has all of them in one file', (path) => {
    const expected = pages.filter((page) => page.startsWith(`${path}/`)).sort();
    const listed = addresses(built(`${path.slice(1)}/llms.txt`));
    expect(listed.sort()).toEqual(expected.map(markdownAddress).sort());
    const full = built(`${path.slice(1)}/llms-full.txt`);
    const sources = [...full.matchAll(/^Source: (\S+)$/gm)].map(([, source]) => source);
    expect(sources.sort()).toEqual(expected.map((page) => brand.url + page));
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
