import { execFile } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootDir } from '../support/paths';

/** Builds of two pages, with caches between them. */
const timeout = 300_000;
let site: string;

const plugin = join(rootDir, 'src/plugins/bundler/index.ts');

/** A small site with the flags of this one. */
const configuration = `
const broken = process.env.SITE_STRICT ? 'throw' : 'warn';
module.exports = {
  title: 'A site', url: 'https://example.org', baseUrl: '/',
  markdown: { hooks: { onBrokenMarkdownLinks: broken, onBrokenMarkdownImages: broken } },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  plugins: process.env.WITHOUT_PLUGIN ? [] : [${JSON.stringify(plugin)}],
};
`;

/** Builds the site; what it printed where it failed. */
async function build(variables: Record<string, string>): Promise<string | undefined> {
  const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', SITE_STRICT: '', ...variables };
  const command = join(rootDir, 'node_modules/.bin/docusaurus');
  return promisify(execFile)(command, ['build'], { cwd: site, env }).then(
    () => undefined,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'strict-build-'));
  mkdirSync(join(site, 'docs'));
  writeFileSync(join(site, 'docusaurus.config.js'), configuration);
  writeFileSync(join(site, 'package.json'), '{"name": "a-site", "version": "1.0.0"}');
  writeFileSync(join(site, 'docs/index.md'), '---\nslug: /\n---\n\n# Home\n');
  writeFileSync(join(site, 'docs/broken.md'), '# Broken\n\n![x](./nope.png)\n');
  // The cache lies in the folder of the dependencies, which is not that of the repository.
  mkdirSync(join(site, 'node_modules'));
  for (const name of readdirSync(join(rootDir, 'node_modules'))) {
    if (name !== '.cache') {
      symlinkSync(join(rootDir, 'node_modules', name), join(site, 'node_modules', name));
    }
  }
});
afterAll(() => rmSync(site, { recursive: true }));

describe('a strict build after one that warned', () => {
  it('passes a broken page that the other has kept, without the plugin', { timeout }, async () => {
    expect(await build({})).toBeUndefined();
    appendFileSync(join(site, 'docs/index.md'), '\nMore.\n');
    expect(await build({ SITE_STRICT: '1', WITHOUT_PLUGIN: '1' })).toBeUndefined();
  });

  it('fails on it with the plugin', { timeout }, async () => {
    expect(await build({ SITE_STRICT: '1' })).toContain('nope.png');
  });
});
