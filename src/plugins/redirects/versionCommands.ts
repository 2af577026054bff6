import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lte } from 'semver';
import { movedPages } from '../../site/links';
import { assertVersion } from '../../site/versions';
import { readSource } from '../front-matter/read';
import { restAddresses } from '../rest-reference/openApi';
import { docsAddress, isDocsFile } from '../shared/docusaurus';
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
  if (latest !== undefined && lte(version, latest)) {
    throw new Error(
      `docs:version: ${version} isn't newer than ${latest}, and a cut would make it the latest version. To add an older one, copy and edit the folder and the sidebars of the release before it, and add "${version}" to versions.json.`,
    );
  }
}

/** Lists the addresses of the version that is kept in a folder, below its own: those of its pages, REST pages included. */
export async function docsAddresses(folder: string): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:mdx?|ya?ml)$/.test(path));
  const files = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const),
  );
  const pages = files
    .filter(([path]) => isDocsFile(path))
    .map(([path, text]) => docsAddress(path, readSource(path, text).frontMatter.slug));
  return [...pages, ...restAddresses(files)].sort();
}

/**
 * Removes a released version of the docs and writes its addresses to `removed_versions.json`, from which the build leads
 * each of them on.
 *
 * @returns what to print.
 * @throws Error when the version isn't released, or is the latest.
 */
export async function removeVersion(siteDir: string, version: string): Promise<string> {
  const read = async <Value>(name: string): Promise<Value> =>
    JSON.parse(await readFile(join(siteDir, name), 'utf8'));
  const write = (name: string, value: unknown): Promise<void> =>
    writeFile(join(siteDir, name), `${JSON.stringify(value, null, 2)}\n`);
  const released = await read<string[]>('versions.json');
  if (!released.slice(1).includes(version)) {
    throw new Error(
      version === released[0]
        ? `${version} is the latest version: /docs/latest/ is made of it. Cut the next one first.`
        : `There is no version ${version}. versions.json has ${released.join(', ')}.`,
    );
  }
  const folder = join(siteDir, 'versioned_docs', `version-${version}`);
  const addresses = await docsAddresses(folder);
  // Addresses that led on within the version are known to readers, too.
  const moved = movedAddresses({ address: '', pages: new Set(addresses) }, movedPages);
  const pages = [...addresses, ...moved.map(({ from }) => from)].sort();
  const removed = await read<RemovedVersions>('removed_versions.json');
  await write('removed_versions.json', { ...removed, [version]: pages });
  const others = released.filter((entry) => entry !== version);
  await write('versions.json', others);
  const sidebars = join(siteDir, 'versioned_sidebars', `version-${version}-sidebars.json`);
  await Promise.all([folder, sidebars].map((path) => rm(path, { recursive: true, force: true })));
  return `Removed ${version}. ${pages.length} addresses lead to /docs/latest/ from now on.`;
}
