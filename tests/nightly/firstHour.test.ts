import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost } from '../../src/plugins/deploy/host';
import { startBrowser } from '../support/browser';
import { filledIn } from '../support/check/fixture';
import { type DevServer, startDevServer } from '../support/devServer';
import { rootDir } from '../support/paths';

const { open } = startBrowser();
/** Longer than a command takes on a machine that does other things. */
const timeout = 1_200_000;
const patience = { timeout: 120_000 };
let site: string;
let server: DevServer;

/** Prints what a newcomer waits for. */
async function timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return value;
}

/** Runs a command as README.md and CONTRIBUTING.md write it. @throws Error with all that it printed, when it fails. */
const run = (command: string, ...args: string[]): Promise<string> =>
  timed([command, ...args].join(' '), async () => {
    const { stdout, stderr } = await promisify(execFile)(command, args, {
      cwd: site,
      env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' },
      maxBuffer: 2 ** 26,
    });
    return stdout + stderr;
  });

/** Runs the check of what changed; what it says when it fails. */
const check = async (): Promise<string> => {
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check', '--', '--changed'], {
    cwd: site,
    encoding: 'utf8',
  });
  return stdout + stderr;
};

const pathOf = (file: string): string => join(site, file);
const read = (file: string): string => readFileSync(pathOf(file), 'utf8');
const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(pathOf(file), change(read(file)));

const shows = async (path: string, words: string): Promise<void> => {
  const { page } = await open({ baseURL: server.address });
  await page.goto(path, patience);
  await page.getByText(words).first().waitFor(patience);
};

// Each step goes on where the one before it ended.
describe('the first hour of a newcomer', { timeout }, () => {
  beforeAll(async () => {
    site = join(mkdtempSync(join(tmpdir(), 'first-hour-')), 'site');
    spawnSync('git', ['clone', '--quiet', rootDir, site]);
    await run('npm', 'ci', '--no-fund', '--no-audit');
    server = await timed('npm run dev', () => startDevServer(site));
  }, timeout);

  afterAll(async () => {
    await server?.stop();
    rmSync(dirname(site), { recursive: true, force: true });
  });

  it('shows an edit, and finds its misspelling with file, line, and fix', async () => {
    edit('docs/overview.md', (text) => `${text}\nTeh words of a newcomer.\n`);
    await shows('/docs/next/overview', 'Teh words of a newcomer.');
    const line = read('docs/overview.md').trimEnd().split('\n').length;
    expect(await check()).toMatch(new RegExp(`docs/overview\\.md:${line}.*Teh`));
    edit('docs/overview.md', (text) => text.replace('Teh words', 'The words'));
    expect(await check()).toMatch(/ 0 findings/);
  });

  it('starts a post, which the check wants written before it is published', async () => {
    const said = await run('npx', 'docusaurus', 'new:post', 'A first post', '--tags', 'spark,rest');
    const file = /blog\/\S+\/index\.md/.exec(said)?.[0] ?? '';
    expect(await check()).toContain(file);
    edit(file, filledIn);
    expect(await check()).toMatch(/ 0 findings/);
    await shows('/blog', 'A first post');
  });

  it('adds a page with a picture and a diagram', async () => {
    await run('npx', 'docusaurus', 'new:doc', 'security/how-to-audit', 'How to audit');
    await sharp({ create: { width: 600, height: 300, channels: 3, background: '#3a7' } })
      .png()
      .toFile(pathOf('docs/security/first.png'));
    edit(
      'docs/security/how-to-audit.md',
      (text) =>
        `${filledIn(text)}\n![A green field](./first.png)\n\n<ConceptDiagram name="architecture" />\n`,
    );
    edit('sidebars.ts', (text) =>
      text.replace("'overview',", "'overview',\n        'security/how-to-audit',"),
    );
    expect(await check()).toMatch(/ 0 findings/);
    const { page } = await open({ baseURL: server.address });
    await page.goto('/docs/next/security/how-to-audit', patience);
    await page.getByRole('img', { name: 'A green field' }).waitFor(patience);
    expect(await page.locator('article figure svg').count()).toBeGreaterThan(0);
  });

  it('moves a page by the line that the check proposes', async () => {
    renameSync(pathOf('docs/webui.md'), pathOf('docs/web-ui.md'));
    edit('docs/web-ui.md', (text) => text.replace('slug: /webui', 'slug: /web-ui'));
    edit('sidebars.ts', (text) => text.replace("'webui'", "'web-ui'"));
    const said = await check();
    const line = /\{ from: '\/webui', to: '\/web-ui' \},?/.exec(said)?.[0] ?? '';
    expect(said).toContain('src/site/links.ts');
    expect(line).not.toBe('');
  });

  it('cuts a version, builds the site, and checks it as if it were deployed', async () => {
    await server.stop();
    await run('git', 'checkout', '--quiet', '--', '.');
    await run('git', 'clean', '--quiet', '-fd', 'docs', 'blog');
    const release = /^release: (\S+)/m.exec(read('docs/release.yaml'))?.[1] ?? '';
    await run('npx', 'docusaurus', 'docs:version', release);
    expect(JSON.parse(read('versions.json'))[0]).toBe(release);
    await run('npm', 'run', 'build');
    const host = await startHost(pathOf('build'), 0, '/', pathOf('sign-ups.jsonl'));
    try {
      expect(await run('npx', 'docusaurus', 'deploy:check', host.address)).toMatch(/ 0 problems/);
    } finally {
      await host.close();
    }
  });
});
