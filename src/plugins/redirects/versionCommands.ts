import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gte } from 'semver';
import { movedPages } from '../../site/links';
import { assertVersion } from '../../site/versions';
import { docsAddresses } from './docsPages';
import { movedAddresses, type RemovedVersions } from './siteRedirects';

/**
 * Refuses to cut a version that isn't the number of a release, or is older than the latest one, before the framework has written
 * a file of it: its own command takes any name that can be a folder, and makes it the latest version.
 *
 * @param argv the command line.
 * @param released the released versions, newest first.
 * @throws Error naming the version and what it must be.
 */
export function assertCutVersion(argv: readonly string[], released: readonly string[]): void {
  const [version] = argv.slice(argv.indexOf('docs:version') + 1);
  if (!argv.includes('docs:version') || version === undefined || version.startsWith('-')) {
    return;
  }
  assertVersion(version, 'docs:version');
  const [latest] = released;
  const older = released.find((release) => gte(version, release));
  if (latest !== undefined && older !== latest) {
    const copied = older ?? released.at(-1);
    throw new Error(
      `docs:version: ${version} is older than ${latest}, and a cut would make it the latest version. Copy versioned_docs/version-${copied} and ` +
        `versioned_sidebars/version-${copied}-sidebars.json to names with ${version}, edit them, and add "${version}" to versions.json ` +
        `${older === undefined ? 'at the end' : `before "${older}"`}.`,
    );
  }
}

/** Reads `removed_versions.json`; a site that never removed a version has an empty one, or none. */
export async function readRemovedVersions(siteDir: string): Promise<RemovedVersions> {
  const file = join(siteDir, 'removed_versions.json');
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/**
 * Removes a released version of the docs and writes its addresses to `removed_versions.json`, from which the build leads
 * each of them on.
 *
 * @returns the number of addresses that will lead on.
 * @throws Error when the version isn't released, is the latest, or when its folder is missing.
 */
export async function removeVersion(siteDir: string, version: string): Promise<number> {
  const write = (name: string, value: unknown): Promise<void> =>
    writeFile(join(siteDir, name), `${JSON.stringify(value, null, 2)}\n`);
  const released: string[] = JSON.parse(await readFile(join(siteDir, 'versions.json'), 'utf8'));
  if (!released.includes(version)) {
    throw new Error(`There is no version ${version}. versions.json has ${released.join(', ')}.`);
  }
  if (version === released[0]) {
    throw new Error(
      `${version} is the latest version: /docs/latest/ is made of it. Cut the next one first.`,
    );
  }
  const folder = join(siteDir, 'versioned_docs', `version-${version}`);
  if (!existsSync(folder)) {
    throw new Error(`${folder} is missing, so the addresses of ${version} are unknown.`);
  }
  const own = new Set(await docsAddresses(folder));
  // Addresses that led on within the version are known to readers, too.
  const led = movedAddresses([{ address: '', pages: own }], movedPages).map(({ from }) => from);
  const pages = [...own, ...led].sort();
  await write('removed_versions.json', {
    ...(await readRemovedVersions(siteDir)),
    [version]: pages,
  });
  await write(
    'versions.json',
    released.filter((entry) => entry !== version),
  );
  await rm(folder, { recursive: true });
  const sidebars = join(siteDir, 'versioned_sidebars', `version-${version}-sidebars.json`);
  await rm(sidebars, { force: true });
  return pages.length;
}
