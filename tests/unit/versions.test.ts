import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { assertCutVersion, removeVersion } from '../../src/plugins/redirects/versionCommands';
import { movedPages } from '../../src/site/links';
import { docsVersions } from '../../src/site/versions';
import released from '../../versions.json';
import { testFolder } from '../support/testFolder';

it('the newest release has the path latest', () => {
  expect(docsVersions(['0.5.1', '0.5.0'])).toEqual({
    lastVersion: '0.5.1',
    versions: { current: { path: 'next' }, '0.5.1': { path: 'latest' } },
  });
});

it('the next version has the path latest before the first release', () => {
  expect(docsVersions([])).toEqual({
    lastVersion: 'current',
    versions: { current: { path: 'latest' } },
  });
});

const cutWith =
  (...args: string[]) =>
  () =>
    assertCutVersion(['node', 'docusaurus', ...args], ['0.5.1', '0.5.0', '0.4.0']);

it('a version of three numbers can be cut', () => {
  expect(() => docsVersions(released)).not.toThrow();
  for (const args of [['docs:version', '0.10.0'], ['docs:version', '--help'], ['build']]) {
    expect(cutWith(...args)).not.toThrow();
  }
});

it.each(['banana', '0.6.0-incubating', 'v0.6.0', '0.6', '0.06.0', '00.6.0', '0.6.0.1'])(
  'a version can’t have the number %s',
  (version) => {
    const message = `invalid version "${version}". Write three numbers without a prefix or suffix, such as 1.2.3.`;
    expect(cutWith('docs:version', version)).toThrow(`docs:version: ${message}`);
    expect(() => docsVersions(['0.5.1', version])).toThrow(`versions.json: ${message}`);
  },
);

it.each(['0.4.1', '0.5.1', '0.3.9'])('the older version %s can’t be cut', (version) => {
  expect(cutWith('docs:version', version)).toThrow(
    `docs:version: ${version} isn't newer than 0.5.1, but the cut would make it the latest version.`,
  );
});

it('versions.json must list the newest version first', () => {
  expect(() => docsVersions(['0.5.1', '0.10.0'])).toThrow(
    'versions.json: "0.5.1" comes before "0.10.0". List the newest version first.',
  );
});

describe('removeVersion', () => {
  const folder = testFolder();
  const { write } = folder;
  const read = (file: string): unknown => JSON.parse(folder.read(file));
  const [moved] = movedPages;

  beforeEach(() => {
    write('versions.json', '["0.2.0", "0.1.0", "0.0.9"]');
    write('removed_versions.json', '{"0.0.1": ["/"]}');
    write('versioned_docs/version-0.1.0/index.md', '---\nslug: /\n---\n');
    write(`versioned_docs/version-0.1.0${moved?.to}.md`, `---\nslug: ${moved?.to}\n---\n`);
    write('versioned_docs/version-0.1.0/_part.md', 'no page');
    write(
      'versioned_docs/version-0.1.0/api/rest/openapi.yaml',
      'openapi: 3.0.3\ninfo:\n  version: 1\n  title: Gravitino REST API\npaths:\n  /a:\n    get:\n      operationId: listTables\n',
    );
    write('versioned_sidebars/version-0.1.0-sidebars.json', '{}');
  });

  it('deletes the version and keeps its addresses, including redirects', async () => {
    const pages = ['/', '/api/rest', '/api/rest/gravitino-rest-api', '/api/rest/list-tables'];
    const kept = [...pages, moved?.from, moved?.to].sort();
    expect(await removeVersion(folder.path, '0.1.0')).toContain('6 addresses now redirect to');
    expect(read('versions.json')).toEqual(['0.2.0', '0.0.9']);
    expect(read('removed_versions.json')).toEqual({ '0.0.1': ['/'], '0.1.0': kept });
    expect(existsSync(folder.at('versioned_docs/version-0.1.0'))).toBe(false);
    expect(existsSync(folder.at('versioned_sidebars/version-0.1.0-sidebars.json'))).toBe(false);
  });

  it.each([
    ['0.7.0', 'Unknown version 0.7.0. Use one of: 0.1.0, 0.0.9.'],
    [
      '0.2.0',
      '0.2.0 is the latest version, which /docs/latest/ needs. Cut the next version first.',
    ],
    ['0.0.9', 'no such file or directory'],
  ])('rejects %s and changes nothing', async (version, message) => {
    await expect(removeVersion(folder.path, version)).rejects.toThrow(message);
    expect(read('versions.json')).toEqual(['0.2.0', '0.1.0', '0.0.9']);
  });
});
