import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { movedPages } from '../../site/links';
import { docsAddresses } from './docsPages';
import { movedAddresses, type RemovedVersions } from './siteRedirects';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

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
  const versionsFile = join(siteDir, 'versions.json');
  const released: string[] = JSON.parse(await readFile(versionsFile, 'utf8'));
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
  const led = movedAddresses([{ name: version, address: '', pages: own }], movedPages);
  const pages = [...own, ...led.map(({ from }) => from)].sort();
  const removed = { ...(await readRemovedVersions(siteDir)), [version]: pages };
  await writeFile(join(siteDir, 'removed_versions.json'), json(removed));
  await writeFile(versionsFile, json(released.filter((entry) => entry !== version)));
  await rm(folder, { recursive: true });
  await rm(join(siteDir, 'versioned_sidebars', `version-${version}-sidebars.json`), {
    force: true,
  });
  return pages.length;
}
