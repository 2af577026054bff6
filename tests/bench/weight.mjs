// @ts-check
/**
 * `npm run bench:weight`: which module each byte of the scripts that every page loads comes from. It builds the site once
 * more with source maps. Brotli's share of a module is its share of the characters: good enough to see what is worth a look.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { charactersBySource } from './sourceMap.mjs';

const shown = Number(process.env.BENCH_ROWS ?? 60);

/**
 * Shortens a source to package and file.
 * @param {string} source
 */
const moduleName = (source) =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(\.\.\/)*(\.\/)?/, '')
    .replace(/^.*node_modules\//, '')
    .replace(/\?.*$/, '');

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1).padStart(8);

const out = mkdtempSync(join(tmpdir(), 'weight-'));
try {
  const build = spawnSync('npx', ['docusaurus', 'build', '--out-dir', out], {
    // What the bundler's cache holds was made without maps.
    env: { ...process.env, BENCH_SOURCE_MAPS: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) {
    throw new Error('The build failed: run npm run build to see why.');
  }
  const dir = join(out, 'assets/js');
  const files = readdirSync(dir).filter((name) => /^(runtime~)?main\.[0-9a-f]+\.js$/.test(name));
  for (const file of files) {
    const code = readFileSync(join(dir, file), 'utf8');
    const map = JSON.parse(readFileSync(join(dir, `${file}.map`), 'utf8'));
    const counts = charactersBySource(code, map);
    const brotli = brotliCompressSync(code).byteLength;
    /** @type {Map<string, number>} */
    const modules = new Map();
    for (const [source, count] of counts) {
      const name = moduleName(source);
      modules.set(name, (modules.get(name) ?? 0) + count);
    }
    console.log(`\n${file}: ${kilobytes(code.length)} KB, brotli ${kilobytes(brotli)} KB\n`);
    console.log('     KB  ~brotli  module');
    const rows = [...modules].sort(([, a], [, b]) => b - a);
    for (const [name, count] of rows.slice(0, shown)) {
      console.log(`${kilobytes(count)} ${kilobytes((count / code.length) * brotli)}  ${name}`);
    }
    const rest = rows.slice(shown).reduce((sum, [, count]) => sum + count, 0);
    console.log(`${kilobytes(rest)} ${' '.repeat(8)}  ${Math.max(0, rows.length - shown)} others`);
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}
