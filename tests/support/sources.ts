import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from './paths';

/** Texts by file, relative to the project. */
export type Sources = Map<string, string>;

/** Reads the files in a folder and its subfolders whose names match. */
export function readSources(folder: string, name: RegExp): Sources {
  const files = readdirSync(join(rootDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(join(rootDir, file), 'utf8')]));
}

/** Lists tracked files, or the result of `git ls-files` with other arguments. */
export const trackedFiles = (...args: string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', ...args], { cwd: rootDir, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
