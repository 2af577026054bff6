import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputKey, isBuilt, noteBuild } from '../../src/plugins/deploy/unchanged.mjs';

let dir: string;
const date = new Date('2026-05-01');
const key = (env: Record<string, string> = {}): string | undefined => inputKey(dir, env, date);
const write = (file: string, text: string): void => writeFileSync(join(dir, file), text);
const git = (...args: string[]): unknown =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: dir,
  });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'unchanged-'));
  for (const folder of ['node_modules', 'tests', 'build']) {
    mkdirSync(join(dir, folder));
  }
  write('.gitignore', 'node_modules/\nbuild/\n');
  write('page.md', 'one');
  write('config.ts', 'process.env.SOME_VALUE');
  write('node_modules/.package-lock.json', '{}');
  write('build/index.html', '<h1>');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'one');
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the key of a build', () => {
  it.each<[string, () => unknown]>([
    ['a file', () => write('page.md', 'two')],
    ['a file that is not committed yet', () => write('new.md', '')],
    ['the history', () => git('commit', '-qm', 'two', '--allow-empty')],
    ['an installed package', () => write('node_modules/.package-lock.json', '{"a":1}')],
  ])('changes with %s', (_, change) => {
    const before = key();
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    change();
    expect(key()).not.toBe(before);
  });

  it.each([
    ['a variable that a file names', () => key({ SOME_VALUE: 'x' })],
    ['a variable of the framework', () => key({ DOCUSAURUS_X: '1' })],
    ['the month', () => inputKey(dir, {}, new Date('2026-06-01'))],
  ])('changes with %s', (_, changed) => {
    expect(changed()).not.toBe(key());
  });

  it('stays with what no page depends on', () => {
    const before = key();
    write('tests/a.test.ts', '');
    write('build/other.html', '');
    expect(key({ TERM_PROGRAM: 'x' })).toBe(before);
  });

  it('is unknown without git', () => {
    rmSync(join(dir, '.git'), { recursive: true });
    expect(key()).toBeUndefined();
  });
});

describe('a build', () => {
  const build = (): string => join(dir, 'build');

  it('is there when nothing has changed', () => {
    noteBuild(dir, build(), key());
    expect(isBuilt(dir, build(), key())).toBe(true);
  });

  it.each<[string, () => void]>([
    ['its sources changed', () => write('page.md', 'two')],
    ['one of its files is gone', () => rmSync(join(build(), 'index.html'))],
    ['one of its files was written to', () => utimesSync(join(build(), 'index.html'), 1, 1)],
    ['it is gone', () => rmSync(build(), { recursive: true })],
  ])('is to be made when %s', (_, change) => {
    noteBuild(dir, build(), key());
    change();
    expect(isBuilt(dir, build(), key())).toBe(false);
  });

  it('is to be made when nobody knows what it was made from', () => {
    expect(isBuilt(dir, build(), key())).toBe(false);
    noteBuild(dir, build(), undefined);
    expect(isBuilt(dir, build(), undefined)).toBe(false);
  });
});
