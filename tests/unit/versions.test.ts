import { describe, expect, it } from 'vitest';
import { assertCutVersion } from '../../src/plugins/redirects/versionCommands';
import { docsVersions } from '../../src/site/versions';
import released from '../../versions.json';

describe('docsVersions', () => {
  it('puts the newest release at the permanent address, and leaves older ones at their number', () => {
    expect(docsVersions(['0.5.1', '0.5.0'])).toEqual({
      lastVersion: '0.5.1',
      versions: { current: { path: 'next' }, '0.5.1': { path: 'latest' } },
    });
  });

  it('has only the next version before the first release', () => {
    expect(docsVersions([])).toEqual({
      lastVersion: 'current',
      versions: { current: { path: 'latest' } },
    });
  });
});

describe('the number of a version', () => {
  const cut =
    (...args: string[]) =>
    () =>
      assertCutVersion(['node', 'docusaurus', ...args], ['0.5.1', '0.5.0', '0.4.0']);

  it('is three numbers', () => {
    expect(() => docsVersions(released)).not.toThrow();
    expect(cut('docs:version', '0.10.0')).not.toThrow();
    expect(cut('docs:version', '--help')).not.toThrow();
    expect(cut('build')).not.toThrow();
  });

  it.each(['banana', '0.6.0-incubating', 'v0.6.0', '0.6', '0.06.0', '0.6.0.1'])(
    'is not %s',
    (version) => {
      const message = `invalid version "${version}". Write three numbers without a prefix or suffix, such as 1.2.3.`;
      expect(cut('docs:version', version)).toThrow(`docs:version: ${message}`);
      expect(() => docsVersions(['0.5.1', version])).toThrow(`versions.json: ${message}`);
    },
  );

  it.each(['0.4.1', '0.5.1', '0.3.9'])('is not that of an older line: %s', (version) => {
    expect(cut('docs:version', version)).toThrow(
      `docs:version: ${version} isn't newer than 0.5.1, and a cut would make it the latest version.`,
    );
  });

  it('is below those of newer versions in versions.json', () => {
    expect(() => docsVersions(['0.5.1', '0.10.0'])).toThrow(
      'versions.json: "0.5.1" comes before "0.10.0". List the newest version first.',
    );
  });
});
