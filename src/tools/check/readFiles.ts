import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Globby } from '@docusaurus/utils';
import { isStyle } from './rules/tokens';
import type { SiteFiles } from './site';

const run = promisify(execFile);

/** What the rules look at, below the site. */
const folders = ['blog', 'docs', 'versioned_docs', 'versioned_sidebars', 'src', 'static'];
const singles = [
  'versions.json',
  'removed_versions.json',
  'project-words.txt',
  'docusaurus.config.ts',
];

/** Files whose text a rule reads; of others the name is enough. */
const hasText = (file: string): boolean =>
  file === 'docusaurus.config.ts' ||
  isStyle(file) ||
  (/\.(?:mdx?|ya?ml|json|txt)$/.test(file) && !/^(?:src|static)\//.test(file));

/** Pages that the build writes from an OpenAPI file. */
const isGenerated = (file: string): boolean =>
  /\/api\/rest\/(?!(?:openapi|client-samples)\.yaml$)/.test(file);

/** Reads the files of a site as they lie in its folder. */
export async function filesOf(siteDir: string): Promise<SiteFiles> {
  const patterns = [...folders.map((folder) => `${folder}/**`), ...singles];
  const files = (await Globby(patterns, { cwd: siteDir, dot: true }))
    .filter((file) => !isGenerated(file))
    .sort();
  const texts = await Promise.all(
    files.map(async (file) => (hasText(file) ? await readFile(join(siteDir, file), 'utf8') : '')),
  );
  return new Map(files.map((file, index) => [file, texts[index] ?? '']));
}

/** Returns the bytes of each picture. */
export async function pictureSizes(
  siteDir: string,
  files: SiteFiles,
): Promise<Map<string, number>> {
  const pictures = [...files.keys()].filter((file) => /\.(?:png|jpe?g|webp|gif|svg)$/i.test(file));
  const stats = await Promise.all(pictures.map((file) => stat(join(siteDir, file))));
  return new Map(pictures.map((file, index) => [file, stats[index]?.size ?? 0]));
}

const git = async (siteDir: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: siteDir, maxBuffer: 2 ** 28 })).stdout;

/**
 * Returns the revision that readers know: the last tag, else the main branch as it was pushed, else the main branch.
 * `undefined` where there is none, such as in an unpacked archive.
 */
export async function publishedRevision(siteDir: string): Promise<string | undefined> {
  const tag = await git(siteDir, 'describe', '--tags', '--abbrev=0').catch(() => '');
  for (const name of [tag.trim(), 'origin/main', 'main'].filter(Boolean)) {
    if (await git(siteDir, 'rev-parse', '--verify', '-q', `${name}^{commit}`).catch(() => '')) {
      return name;
    }
  }
  return undefined;
}

/** Reads the files of a site as a revision has them. */
export async function filesAt(siteDir: string, revision: string): Promise<SiteFiles> {
  const list = await git(
    siteDir,
    ...['ls-tree', '-r', '-z', '--format=%(objectname) %(path)', revision, '--'],
    ...[...folders, ...singles],
  );
  const entries = list
    .split('\0')
    .filter(Boolean)
    .map((entry) => /^(\S+) (.+)$/s.exec(entry) ?? [])
    .filter(([, , file = '']) => !isGenerated(file));
  const texts = await objects(
    siteDir,
    entries.filter(([, , file = '']) => hasText(file)).map(([, object = '']) => object),
  );
  return new Map(entries.map(([, object = '', file = '']) => [file, texts.get(object) ?? '']));
}

/** Reads objects of the repository in one go: one process, not one for each of some hundred files. */
async function objects(siteDir: string, names: readonly string[]): Promise<Map<string, string>> {
  const child = run('git', ['cat-file', '--batch'], {
    cwd: siteDir,
    encoding: 'buffer',
    maxBuffer: 2 ** 28,
  });
  child.child.stdin?.end(names.map((name) => `${name}\n`).join(''));
  const { stdout } = await child;
  const found = new Map<string, string>();
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf('\n', at);
    const [name = '', , size = '0'] = stdout.subarray(at, end).toString().split(' ');
    found.set(name, stdout.subarray(end + 1, end + 1 + Number(size)).toString());
    at = end + 1 + Number(size) + 1;
  }
  return found;
}
