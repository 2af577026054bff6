import { describe, expect, it } from 'vitest';
import { parseRelease, readRelease } from '../../src/plugins/site-data/readRelease';
import { figures, installCommand, samples } from '../../src/site/home';
import { features, type Release, sourcesOf } from '../../src/site/releases';
import released from '../../versions.json';
import { nextVersion, readPageFiles } from '../support/docs/pages';
import { rootDir } from '../support/paths';
import { releaseOf } from '../support/releases';

const textOf = (version: string): string =>
  readPageFiles(version)
    .map(({ text }) => text)
    .join('\n');

describe.each([...released, nextVersion])('what the site says of release %s', (version) => {
  const docs = textOf(version);
  const release = releaseOf(version);

  it('names the server image that its documentation names', () => {
    expect(docs).toContain(release.image);
  });

  it('names the providers that its documentation names', () => {
    const providers = release.catalogs.map(({ provider }) => provider);
    const named = new Set(docs.match(/(?<="provider": ?")[a-z-]+(?=")/g));
    expect([...named].filter((name) => !providers.includes(name))).toEqual([]);
    expect(providers.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });

  it('shows clients as its documentation uses them', () => {
    const [, java] = samples(release);
    const call = java?.code.includes('NameIdentifier')
      ? 'loadCatalog(NameIdentifier'
      : 'loadCatalog("';
    expect(docs).toContain(call);
  });
});

it('releases change the command and the figures of the home page', () => {
  for (const version of [...released, nextVersion]) {
    const release = releaseOf(version);
    expect(installCommand(release).endsWith(` ${release.image}`)).toBe(true);
    const sources = figures(release).find(({ label }) => label.startsWith('data sources'));
    expect(sources?.value).toBe(String(sourcesOf(release).length));
  }
});

const file = 'docs/release.yaml';
const sound = `release: 4.3.2
name: '{release}-rc'
image: example/server
catalogs:
  files:
    source: Files
    manages: filesets
connectors:
  Trino connector: Trino 999
features: [cors]
`;

describe('release.yaml', () => {
  it('says what a release is called and has', () => {
    expect(parseRelease(file, sound)).toEqual({
      number: '4.3.2',
      name: '4.3.2-rc',
      image: 'example/server:4.3.2-rc',
      catalogs: [{ provider: 'files', source: 'Files', manages: 'filesets', engines: [] }],
      connectors: [{ label: 'Trino connector', versions: 'Trino 999' }],
      features: ['cors'],
    } satisfies Release);
  });

  it('takes the number of the version that it was copied for', () => {
    const { number, name } = parseRelease(file, sound, '4.4.0');
    expect([number, name]).toEqual(['4.4.0', '4.4.0-rc']);
  });

  it.each([
    [
      'release: 4.3.2\n',
      '',
      `${file}: release: Invalid input: expected string, received undefined.`,
    ],
    ['4.3.2', 'banana', `${file}: invalid version "banana".`],
    ['    source: Files\n', '', `${file}: catalogs: files: source: Invalid input: expected string`],
    ['[cors]', '[corse]', `features: 0: Invalid option: expected one of "${features[0]}"`],
    ['image:', 'images:', 'Unrecognized key: "images".'],
    ['release:', '\trelease:', `${file}: `],
  ])('with "%s" written "%s" is refused', (right, wrong, message) => {
    expect(() => parseRelease(file, sound.replace(right, wrong))).toThrow(message);
  });

  it('is named where it is missing', () => {
    expect(() => readRelease(rootDir, 'versioned_docs/version-4.3.2', '4.3.2')).toThrow(
      'versioned_docs/version-4.3.2/release.yaml, which describes the release, is missing.',
    );
  });
});
