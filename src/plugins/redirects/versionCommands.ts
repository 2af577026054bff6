import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lte } from 'semver';
import { movedPages } from '../../site/links';
import { assertVersion } from '../../site/versions';
import { readSource } from '../front-matter/read';
import { restAddresses } from '../rest-reference/openApi';
import { docsAddress, isDocsFile } from '../shared/docusaurus';
import { movedAddresses, type RemovedVersions } from './siteRedirects';

/** Rejects `docs:version` with a version that isn't a release number, or isn't newer than the latest version. The framework
 * would accept any name, and make it the latest version.
 *
 * @param argv the command line.
 * @param released the released versions, newest first.
 * @throws Error naming the version and the rule.
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
      `docs:version: ${version} isn't newer than ${latest}, but the cut would make it the latest version. To add an older version, copy and edit the folder and the sidebars of the previous release, and add "${version}" to versions.json.`,
    );
  }
}

/** Lists the addresses of a version's pages, including REST pages, relative to the version. */
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

/** Removes a released version of the docs, and adds its addresses to `removed_versions.json`, which the build turns into redirects.
 *
 * @returns what to print.
 * @throws Error if the version isn't released, or if it is the latest version.
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
        ? `${version} is the latest version, which /docs/latest/ needs. Cut the next version first.`
        : `Unknown version ${version}. Use one of: ${released.slice(1).join(', ')}.`,
    );
  }
  const folder = join(siteDir, 'versioned_docs', `version-${version}`);
  const addresses = await docsAddresses(folder);
  // Readers also know the addresses that redirected within the version.
  const moved = movedAddresses({ address: '', pages: new Set(addresses) }, movedPages);
  const pages = [...addresses, ...moved.map(({ from }) => from)].sort();
  const removed = await read<RemovedVersions>('removed_versions.json');
  await write('removed_versions.json', { ...removed, [version]: pages });
  const others = released.filter((entry) => entry !== version);
  await write('versions.json', others);
  const sidebars = join(siteDir, 'versioned_sidebars', `version-${version}-sidebars.json`);
  await Promise.all([folder, sidebars].map((path) => rm(path, { recursive: true, force: true })));
  return `Removed ${version}. ${pages.length} addresses now redirect to /docs/latest/.`;
}
