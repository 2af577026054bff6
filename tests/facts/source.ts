import { execFileSync } from 'node:child_process';

/** Reads the sources of a tag from a clone, bare or not: text by path, without tests. @throws Error of git for an unknown tag */
export function readSource(repository: string, tag: string): Map<string, string> {
  const git = (words: string[], input?: string): Buffer =>
    execFileSync('git', ['-C', repository, ...words], { input, maxBuffer: 2 ** 29 });
  const isSource = (path: string): boolean =>
    /(?:\.java|^(?:bin|conf)\/.*|^dev\/.*\.sh|\.conf|\.py|\.gradle\.kts|^gradle\.properties|^web\/.*\.[jt]sx?)$/.test(
      path,
    ) &&
    (!/\/tests?\//.test(path) || path.endsWith('/SparkTestConfig.java'));
  const paths = git(['ls-tree', '-r', '--name-only', tag]).toString().split('\n').filter(isSource);
  const all = git(['cat-file', '--batch'], paths.map((path) => `${tag}:${path}\n`).join(''));
  const files = new Map<string, string>();
  let at = 0;
  for (const path of paths) {
    const end = all.indexOf('\n', at);
    const size = Number(all.subarray(at, end).toString().split(' ').at(-1));
    files.set(path, all.subarray(end + 1, end + 1 + size).toString());
    at = end + size + 2;
  }
  return files;
}
