import { gte } from 'semver';
import { assertVersion } from '../../site/versions';

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
  const older = released.find((one) => gte(version, one));
  if (latest !== undefined && older !== latest) {
    const copied = older ?? released.at(-1);
    throw new Error(
      `docs:version: ${version} is older than ${latest}, and a cut would make it the latest version. Copy versioned_docs/version-${copied} and ` +
        `versioned_sidebars/version-${copied}-sidebars.json to names with ${version}, edit them, and add "${version}" to versions.json ` +
        `${older === undefined ? 'at the end' : `before "${older}"`}.`,
    );
  }
}
