import { assertVersion } from '../../site/versions';

/**
 * Refuses to cut a version that isn’t a number of a release, before the framework has written a file of it: its own command takes
 * any name that can be a folder.
 *
 * @param argv the command line.
 * @throws Error naming the version and what it must be.
 */
export function assertCutVersion(argv: readonly string[]): void {
  const [version] = argv.slice(argv.indexOf('docs:version') + 1);
  if (argv.includes('docs:version') && version !== undefined && !version.startsWith('-')) {
    assertVersion(version, 'docs:version');
  }
}
