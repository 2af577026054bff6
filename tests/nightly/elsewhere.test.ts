import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { checkDeployed } from '../../src/plugins/deploy/checkDeployed';
import { parseHeaders } from '../../src/plugins/deploy/headersFile';
import { type Host, startHost } from '../../src/plugins/deploy/host';
import { parseRedirects } from '../../src/plugins/redirects/siteRedirects';
import { pageLinks } from '../support/pageLinks';
import { docusaurus, smallSite } from '../support/siteCopy';

/** Long enough for two builds on a busy machine. */
const timeout = 2_400_000;

const baseUrl = '/website/';
const locale = 'zh-Hans';
const overview = 'docs/latest/overview/index.html';

/** Translations of the second language. */
const translations: Record<string, Record<string, { message: string }>> = {
  'code.json': {
    'copyPage.button': { message: '复制页面' },
    'blog.filter.all': { message: '所有文章' },
    'notFound.title': { message: '找不到页面' },
    'search.page.allVersions': { message: '全部版本' },
    'loadError.retry': { message: '重试' },
    'tryIt.title': { message: '试一试' },
  },
  'docusaurus-theme-classic/navbar.json': { 'item.label.Documentation': { message: '文档' } },
};

describe(`a site below ${baseUrl}, in English and Chinese`, () => {
  let site: string;
  let host: Host;
  const commands = new AbortController();

  beforeAll(async () => {
    site = await smallSite();
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), text);
    };
    const brand = readFileSync(join(site, 'src/site/brand.ts'), 'utf8');
    write(
      'src/site/brand.ts',
      brand
        .replace("baseUrl: '/'", `baseUrl: '${baseUrl}'`)
        .replace("locales: ['en']", `locales: ['en', '${locale}']`),
    );
    for (const [file, words] of Object.entries(translations)) {
      write(`i18n/${locale}/${file}`, JSON.stringify(words));
    }
    await docusaurus(site, commands.signal, 'build');
    host = await startHost(join(site, 'build'), 0, baseUrl, join(site, 'sign-ups.jsonl'));
  }, timeout);

  afterAll(async () => {
    commands.abort();
    await host?.close();
    rmSync(site, { recursive: true, force: true });
  });

  const built = (file: string): string => readFileSync(join(site, 'build', file), 'utf8');
  const linksOf = (path: string): string[] => pageLinks(parsePage(built(path)));

  it('has all pages, redirects, and hidden files below it', { timeout }, async () => {
    const report = await checkDeployed(host.address, join(site, 'build'));
    expect(report.problems).toEqual([]);
    expect(report.files).toBeGreaterThan(100);
  });

  it('has only addresses below it in both languages', () => {
    for (const file of ['index.html', '404.html', 'blog/index.html', overview]) {
      for (const path of [file, `${locale}/${file}`]) {
        const outside = linksOf(path).filter(
          (target) => target.startsWith('/') && !target.startsWith(baseUrl),
        );
        expect(outside, path).toEqual([]);
      }
    }
    expect(built('404.html')).toMatch(new RegExp(`action="?${baseUrl}search[" >]`));
    expect(built('robots.txt')).toContain(`Disallow: ${baseUrl}search\n`);
    expect(JSON.parse(built('manifest.webmanifest'))).toMatchObject({ start_url: './' });
  });

  it('has the files of the host once for both languages', () => {
    for (const file of ['_headers', '_redirects', 'robots.txt', '.well-known/security.txt']) {
      expect(existsSync(join(site, 'build', locale, file)), file).toBe(false);
    }
    const patterns = parseHeaders(built('_headers')).map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    for (const base of [baseUrl, `${baseUrl}${locale}/`]) {
      expect(patterns).toContain(`${base}assets/*`);
      expect(parseRedirects(built('_redirects')).map(({ from }) => from)).toContain(`${base}docs`);
    }
  });

  it('shows translated texts and dates', () => {
    const post = built(`${locale}/blog/index.html`);
    expect(post).toMatch(/<html[^>]* lang="?zh-Hans/);
    expect(post).toContain('所有文章');
    expect(post).toMatch(/20\d\d年\d+月\d+日/);
    expect(built('blog/index.html')).not.toMatch(/年|所有文章/);
    const translated = built(`${locale}/${overview}`);
    for (const word of ['复制页面', '文档']) {
      expect(translated).toContain(word);
    }
    expect(built(`${locale}/404.html`)).toContain('找不到页面');
    expect(built(`${locale}/search/index.html`)).toContain('全部版本');
    expect(built(`${locale}/docs/latest/api/rest/load-table/index.html`)).toContain('试一试');
    // The message of the inline script if the app is missing.
    expect(translated).toContain('{"loadError.retry":"重试"}');
    expect(built(overview)).not.toContain('{"loadError.retry":');
  });

  it('links each page to the same page in the other language', () => {
    expect(linksOf(overview)).toContain(`${baseUrl}${locale}/docs/latest/overview`);
    expect(linksOf(`${locale}/${overview}`)).toContain(`${baseUrl}docs/latest/overview`);
  });

  it('works on a host without headers and redirects, such as GitHub Pages', {
    timeout,
  }, async () => {
    const plain = join(site, 'plain');
    await cp(join(site, 'build'), plain, { recursive: true });
    await Promise.all(['_headers', '_redirects'].map((file) => rm(join(plain, file))));
    const pages = await startHost(plain, 0, baseUrl, `${plain}.jsonl`);
    const { problems } = await checkDeployed(pages.address, join(site, 'build'));
    await pages.close();
    const noPolicy = 'has no Content-Security-Policy header: the host does not read _headers';
    expect(problems).toEqual([`${baseUrl} ${noPolicy}`]);
  });
});
