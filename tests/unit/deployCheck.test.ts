import { afterEach, describe, expect, it } from 'vitest';
import { checkDeployed } from '../../src/plugins/deploy/checkDeployed';
import { startHost } from '../../src/plugins/deploy/host';
import { parseRedirects } from '../../src/plugins/redirects/redirectsFile';
import { stubPage } from '../../src/plugins/redirects/stubPage';
import { serve as serveBy } from '../support/serve';
import { testFolder } from '../support/testFolder';

const redirects = '/old /docs/page 301\n/docs/1/* /docs/:splat 302\n';
const ends: (() => Promise<void>)[] = [];
const { path: dir, write } = testFolder('all');

const sitemap = (...paths: string[]): string =>
  paths.map((path) => `<url><loc>https://site.example${path}</loc></url>`).join('');

const good = `<h1 id="top">Home</h1>
  <a href="/docs/page#part">page</a><a href="https://site.example/docs/page">whole</a><a href="/old">moved</a>
  <a href="https://elsewhere.invalid/">elsewhere</a><a href="mailto:a@b.example">mail</a><a href="#top">up</a>`;

/** Serves a small site with this home page below a base URL. */
async function serve(home: string, baseUrl = '/'): Promise<string> {
  const files = {
    'index.html': home,
    '404.html': 'lost',
    'docs/page.html': '<h2 id="part">Part</h2>',
    'stub/index.html': stubPage(`${baseUrl}docs/page`, baseUrl),
    'redirect.js': '',
    'sitemap.xml': sitemap(baseUrl, `${baseUrl}docs/page`),
    '.well-known/security.txt': 'Contact: mailto:a@b.example',
    _redirects: redirects,
    _headers: "/*\n  Content-Security-Policy: default-src 'none'\n",
  };
  for (const [file, text] of Object.entries(files)) {
    write(file, text);
  }
  const { address, close } = await startHost(dir, 0, baseUrl);
  ends.push(close);
  return address;
}

afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

describe('deploy:check', () => {
  it('finds nothing wrong with a whole site, whatever origin its sitemap names', async () => {
    const report = await checkDeployed(await serve(good), parseRedirects(redirects));
    expect(report).toEqual({ pages: 2, problems: [] });
  });

  it('names hidden files that are not there', async () => {
    const hidden = ['.well-known/security.txt', '.well-known/gone.txt'];
    const { problems } = await checkDeployed(await serve(good), [], hidden);
    expect(problems).toEqual([
      'page /.well-known/gone.txt: answers 404: the upload or the host leaves out hidden files and folders',
    ]);
  });

  it('names page and link of a dead link, a missing anchor and a missing picture', async () => {
    const address = await serve(
      `${good}<a href="/gone">x</a><a href="/docs/page#no">y</a><img src="/no.png">`,
    );
    const { problems } = await checkDeployed(address, []);
    expect(problems).toEqual([
      'page /: link /gone: answers 404',
      'page /: link /docs/page#no: no such anchor',
      'page /: link /no.png: answers 404',
    ]);
  });

  it('takes a whole address beside the base URL for another site, and a path beside it for a mistake', async () => {
    const address = await serve(
      '<a href="https://site.example">company</a><a href="/base/docs/page">page</a><a href="/docs/page">lost</a>',
      '/base/',
    );
    const { problems } = await checkDeployed(address, []);
    expect(problems).toEqual(['page /base/: link /docs/page: answers 404']);
  });

  it('names redirects that the host does not know, leads elsewhere, or whose target is gone', async () => {
    const { problems } = await checkDeployed(
      await serve(good),
      parseRedirects('/unknown /docs/page 301\n/old /other 301\n/stub /docs/page 301\n'),
    );
    expect(problems.sort()).toEqual([
      'page /old: must lead to /other, but leads to /docs/page',
      'page /unknown: must lead to /docs/page, but answers 404',
    ]);
  });

  it('says so when nothing is deployed there', async () => {
    await expect(checkDeployed(`${await serve(good)}docs/`, [])).rejects.toThrow(
      'docs/sitemap.xml answers 404. Is a build deployed there?',
    );
  });

  it.each([
    ['localhost:3000', '"localhost:3000" isn’t a valid address. Write it whole, such as https://'],
    ['nonsense', '"nonsense" isn’t a valid address.'],
    ['http://localhost:1', "http://localhost:1/ can't be reached."],
  ])('says what is wrong with %s', async (address, message) => {
    await expect(checkDeployed(address, [])).rejects.toThrow(message);
  });

  it('goes on after a dropped connection and an anchor that can’t be decoded', async () => {
    const page = '<a href="/dropped">x</a><a href="#100%">y</a><a href="#in">z</a><i id="in"></i>';
    const { address, close } = await serveBy((request, response) => {
      if (request.url === '/dropped') {
        request.socket.destroy();
      } else if (request.url === '/sitemap.xml') {
        response.end(sitemap('/'));
      } else {
        response.writeHead(request.url === '/' ? 200 : 404, {
          'Content-Type': 'text/html',
          'Content-Security-Policy': "default-src 'none'",
        });
        response.end(page);
      }
    });
    ends.push(close);
    const { problems } = await checkDeployed(`${address}/`, []);
    expect(problems).toEqual([
      expect.stringMatching(/^page \/: link \/dropped: can't be reached: .+/),
      'page /: link #100%: no such anchor',
    ]);
  });

  it('names a link that many pages share once', async () => {
    const address = await serve('<a href="/gone">x</a>');
    write('docs/page.html', '<a href="/gone">x</a>');
    const { problems } = await checkDeployed(address, []);
    expect(problems).toEqual([
      expect.stringMatching(/^page \/(?:docs\/page)? and 1 more: link \/gone: answers 404$/),
    ]);
  });
});
