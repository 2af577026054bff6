import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Host } from '../../src/plugins/deploy/host';
import { removeVersion } from '../../src/plugins/redirects/versionCommands';
import released from '../../versions.json';
import { rootDir } from './paths';
import { trackedFiles } from './sources';

const run = promisify(execFile);

/** A folder with a copy of the site, and what serves its build. */
export interface SiteCopy {
  site: string;
  host: Host;
}

/**
 * Copies the repository as it stands to a temporary folder, as a repository of its own: a test may change it. The generated
 * REST pages come along, so that they need not be generated again; the dependencies are shared.
 */
export function copySite(): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const files = [
    ...trackedFiles('--cached', '--others', '--exclude-standard'),
    ...trackedFiles('--others', '--ignored', '--exclude-standard', '--', 'docs', 'versioned_docs'),
  ];
  for (const file of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    cpSync(join(rootDir, file), join(dir, file));
  }
  symlinkSync(join(rootDir, 'node_modules'), join(dir, 'node_modules'));
  const git = (...args: string[]): unknown => execFileSync('git', args, { cwd: dir });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git(
    ...['-c', 'user.name=test', '-c', 'user.email=test@example.invalid'],
    ...['commit', '--quiet', '--message', 'As it stands'],
  );
  return dir;
}

/** Copies the site without its older versions: fewer pages build faster and show no less. */
export async function smallSite(): Promise<string> {
  const site = copySite();
  for (const version of released.slice(1)) {
    await removeVersion(site, version);
  }
  return site;
}

/** Replaces a text of a file in a site, which must be there. */
export function edit(site: string, file: string, from: string, to: string): void {
  const path = join(site, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${file} has no "${from}": fix the test that replaces it.`);
  }
  writeFileSync(path, text.replace(from, to));
}

/**
 * Runs a word of the framework's command in a copy, strictly: a broken link is an error.
 *
 * @param signal ends the command, so that a test that gives up leaves none behind.
 * @throws Error with everything the command printed when it fails.
 */
export async function docusaurus(
  dir: string,
  signal: AbortSignal,
  ...args: string[]
): Promise<string> {
  const command = join(dir, 'node_modules/.bin/docusaurus');
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    SITE_STRICT: '1',
    NO_COLOR: '1',
    // The cache is in the shared dependencies and belongs to the repository itself.
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
  };
  try {
    const { stdout, stderr } = await run(command, args, {
      cwd: dir,
      env,
      signal,
      maxBuffer: 2 ** 26,
    });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`docusaurus ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
