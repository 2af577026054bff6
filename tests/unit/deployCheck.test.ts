import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { checkDeployed } from '../../src/plugins/deploy/checkDeployed';
import { startHost } from '../../src/plugins/deploy/host';
import { stubPage } from '../../src/plugins/redirects';
import { testFolder } from '../support/testFolder';

const closers: (() => Promise<void>)[] = [];
const { at, write } = testFolder('all');

/** Serves a copy of a small build with changes below a base URL; `undefined` deletes a file. */
async function deploy(changes: Record<string, string | undefined> = {}): Promise<string> {
  for (const [file, text] of Object.entries({
    'index.html': 'home',
    '404.html': 'lost',
    'docs/page.html': '<h2 id="part">Part</h2>',
    'old/index.html': stubPage('/base/docs/page', '/base/'),
    'a b.txt': 'spaces',
    '.well-known/security.txt': 'Contact: mailto:a@b.example',
    _redirects: '/base/old /base/docs/page 301\n',
    _headers: "/*\n  Content-Security-Policy: default-src 'none'\n",
  })) {
    write(`build/${file}`, text);
  }
  await cp(at('build'), at('served'), { recursive: true });
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) {
      rmSync(at(`served/${file}`));
    } else {
      write(`served/${file}`, text);
    }
  }
  const { address, close } = await startHost(at('served'), 0, '/base/');
  closers.push(close);
  return address;
}
afterEach(async () => {
  await Promise.all(closers.splice(0).map((closeHost) => closeHost()));
});

describe('deploy:check', () => {
  // Where the host doesn't read _redirects, the page redirects.
  it.each([{}, { _redirects: '' }])('finds no problems on a complete site: %j', async (changes) => {
    const report = await checkDeployed(await deploy(changes), at('build'));
    expect(report).toEqual({ files: 5, problems: [] });
  });

  it('reports missing files, changed files, wrong redirects, and a missing policy', async () => {
    const address = await deploy({
      '.well-known/security.txt': undefined,
      'docs/page.html': 'an older page',
      _redirects: '/base/old /base/ 301\n',
      _headers: '',
    });
    expect((await checkDeployed(address, at('build'))).problems).toEqual([
      expect.stringContaining('/base/ has no Content-Security-Policy header'),
      '/base/.well-known/security.txt responds with 404',
      '/base/docs/page isn’t docs/page.html of the build',
      '/base/old isn’t led to /base/docs/page',
    ]);
  });

  it.each([
    [
      'localhost:3000',
      '"localhost:3000" isn’t a valid address. Write a complete address, such as https://',
    ],
    ['http://localhost:1', "http://localhost:1/ can't be reached."],
    ['', 'none/ responds with 404. Is a build deployed there?'],
  ])('reports what is wrong with the address "%s"', async (address, message) => {
    const target = address || `${await deploy()}none`;
    await expect(checkDeployed(target, at('build'))).rejects.toThrow(message);
  });
});
