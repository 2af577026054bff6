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

describe.each([...released, nextVersion])('the release data of %s', (version) => {
  const docs = textOf(version);
  const release = releaseOf(version);

  it('names the server image of the documentation', () => {
    expect(docs, `Correct image in ${version}'s release.yaml`).toContain(release.image);
  });

  it('names the providers of the documentation', () => {
    const providers = release.catalogs.map(({ provider }) => provider);
    const named = new Set(docs.match(/(?<="provider": ?")[a-z-]+(?=")/g));
    const unlisted = [...named].filter((name) => !providers.includes(name));
    expect(unlisted, `Add them to catalogs in ${version}'s release.yaml`).toEqual([]);
    const unnamed = providers.filter((name) => !docs.includes(`\`${name}\``));
    expect(unnamed, `Rename or remove them in ${version}'s release.yaml`).toEqual([]);
  });

  it('shows client calls of the documentation', () => {
    const [, java] = samples(release);
    const call = java?.code.includes('NameIdentifier')
      ? 'loadCatalog(NameIdentifier'
      : 'loadCatalog("';
    expect(docs).toContain(call);
  });
});

it('the home page shows the command and the figures of a release', () => {
  for (const version of [...released, nextVersion]) {
    const release = releaseOf(version);
    expect(installCommand(release).endsWith(` ${release.image}`)).toBe(true);
    const sources = figures(release).find(({ label }) => label.startsWith('data sources'));
    expect(sources?.value).toBe(String(sourcesOf(release).length));
  }
});

const file = 'docs/release.yaml';
const valid = `release: 4.3.2
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
  it('contains the name, image, catalogs, connectors, and features of a release', () => {
    expect(parseRelease(file, valid)).toEqual({
      number: '4.3.2',
      name: '4.3.2-rc',
      image: 'example/server:4.3.2-rc',
      catalogs: [{ provider: 'files', source: 'Files', manages: 'filesets', engines: [] }],
      connectors: [{ label: 'Trino connector', versions: 'Trino 999' }],
      features: ['cors'],
    } satisfies Release);
  });

  it('has the number of the version that it was copied for', () => {
    const { number, name } = parseRelease(file, valid, '4.4.0');
    expect([number, name]).toEqual(['4.4.0', '4.4.0-rc']);
  });

  it.each([
    [
      'release: 4.3.2\n',
      '',
      `${file}: release: Invalid input: expected string, received undefined`,
    ],
    ['4.3.2', 'banana', `${file}: invalid version "banana".`],
    ['    source: Files\n', '', `${file}: catalogs: files: source: Invalid input: expected string`],
    ['[cors]', '[corse]', `features: 0: Invalid option: expected one of "${features[0]}"`],
    ['image:', 'images:', 'Unrecognized key: "images"'],
    ['release:', '\trelease:', `${file}: `],
  ])('is rejected with "%s" replaced by "%s"', (right, wrong, message) => {
    expect(() => parseRelease(file, valid.replace(right, wrong))).toThrow(message);
  });

  it('is named in the error if it is missing', () => {
    expect(() => readRelease(rootDir, 'versioned_docs/version-4.3.2', '4.3.2')).toThrow(
      'versioned_docs/version-4.3.2/release.yaml, which describes the release, is missing.',
    );
  });
});
