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

/** A folder with a copy of the site, and the host of its build. */
export interface SiteCopy {
  site: string;
  host: Host;
}

/**
 * Copies the repository to a new repository in a temporary folder, which a test can change. The copy includes the generated REST
 * pages and shares the dependencies.
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
    ...['commit', '--quiet', '--message', 'Copy'],
  );
  return dir;
}

/** Copies the site without its older versions, because fewer pages build faster. */
export async function smallSite(): Promise<string> {
  const site = copySite();
  for (const version of released.slice(1)) {
    await removeVersion(site, version);
  }
  return site;
}

/** Replaces a text in a file of a site. @throws Error if the file doesn't have it. */
export function edit(site: string, file: string, from: string, to: string): void {
  const path = join(site, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${file} has no "${from}". Fix the test that replaces it.`);
  }
  writeFileSync(path, text.replace(from, to));
}

/**
 * Runs a command of the framework in a copy. Broken links are errors.
 *
 * @param signal ends the command when a test is canceled.
 * @throws Error with the output if the command fails.
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
    // The cache is in the shared dependencies, and belongs to the repository.
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
