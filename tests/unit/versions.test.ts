import { describe, expect, it } from 'vitest';
import { assertCutVersion } from '../../src/plugins/redirects/cutVersion';
import { docsVersions } from '../../src/site/versions';
import released from '../../versions.json';

describe('docsVersions', () => {
  it('puts the newest release at the permanent address and older ones at their number', () => {
    const { lastVersion, versions } = docsVersions(['0.5.1', '0.5.0']);
    expect(lastVersion).toBe('0.5.1');
    expect(versions).toEqual({
      current: { label: 'Next', path: 'next', banner: 'unreleased', badge: true },
      '0.5.1': { label: '0.5.1', path: 'latest', banner: 'none', badge: true },
      '0.5.0': { label: '0.5.0', path: '0.5.0', banner: 'unmaintained', badge: true },
    });
  });

  it('has only the next version before the first release', () => {
    expect(docsVersions([])).toEqual({
      lastVersion: 'current',
      versions: { current: { label: 'current', path: 'latest', banner: 'none', badge: true } },
    });
  });
});

describe('the number of a version', () => {
  const cut =
    (...args: string[]) =>
    () =>
      assertCutVersion(['node', 'docusaurus', ...args]);

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
});
