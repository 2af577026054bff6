import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { checkDeployed } from '../../src/plugins/deploy/checkDeployed';
import { startHost } from '../../src/plugins/deploy/host';
import { stubPage } from '../../src/plugins/redirects';
import { testFolder } from '../support/testFolder';

const redirects = '/base/old /base/docs/page 301\n';
const ends: (() => Promise<void>)[] = [];
const { at, write } = testFolder('all');

/** Writes a small build, and serves a copy of it with these changes below a base URL; `undefined` takes a file out. */
async function deploy(changes: Record<string, string | undefined> = {}): Promise<string> {
  const files = {
    'index.html': 'home',
    '404.html': 'lost',
    'docs/page.html': '<h2 id="part">Part</h2>',
    'old/index.html': stubPage('/base/docs/page', '/base/'),
    'a b.txt': 'spaces',
    '.well-known/security.txt': 'Contact: mailto:a@b.example',
    _redirects: redirects,
    _headers: "/*\n  Content-Security-Policy: default-src 'none'\n",
  };
  for (const [file, text] of Object.entries(files)) {
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
  ends.push(close);
  return address;
}

const problemsOf = async (address: string): Promise<string[]> =>
  (await checkDeployed(address, at('build'))).problems;

afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

describe('deploy:check', () => {
  it('finds nothing wrong with a whole site', async () => {
    const report = await checkDeployed(await deploy(), at('build'));
    expect(report).toEqual({ files: 5, problems: [] });
  });

  it('accepts the page that leads on, where the host reads no redirects', async () => {
    expect(await problemsOf(await deploy({ _redirects: '' }))).toEqual([]);
  });

  it('names what is missing, another file, and led elsewhere', async () => {
    const address = await deploy({
      '.well-known/security.txt': undefined,
      'docs/page.html': 'an older page',
      _redirects: '/base/old /base/ 301\n',
    });
    expect(await problemsOf(address)).toEqual([
      '/base/.well-known/security.txt responds with 404',
      '/base/docs/page isn’t docs/page.html of the build',
      '/base/old isn’t led to /base/docs/page',
    ]);
  });

  it('names a page without a security policy', async () => {
    expect(await problemsOf(await deploy({ _headers: '' }))).toEqual([
      expect.stringContaining('/base/ comes without a Content-Security-Policy'),
    ]);
  });

  it('says so when nothing is deployed there', async () => {
    await expect(problemsOf(`${await deploy()}none`)).rejects.toThrow(
      'none/ responds with 404. Is a build deployed there?',
    );
  });

  it.each([
    ['localhost:3000', '"localhost:3000" isn’t a valid address. Write it whole, such as https://'],
    ['http://localhost:1', "http://localhost:1/ can't be reached."],
  ])('says what is wrong with %s', async (address, message) => {
    await expect(problemsOf(address)).rejects.toThrow(message);
  });
});
