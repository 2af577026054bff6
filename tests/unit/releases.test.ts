import { describe, expect, it } from 'vitest';
import { figures, installCommand, samples } from '../../src/site/home';
import { isReached, providersOf, serverImage } from '../../src/site/releases';
import released from '../../versions.json';
import { readPageFiles } from '../support/docs/pages';

const textOf = (version: string): string =>
  readPageFiles(version)
    .map(({ text }) => text)
    .join('\n');

describe.each(released)('what the site says of release %s', (version) => {
  const docs = textOf(version);

  it('names the server image that its documentation names', () => {
    expect(docs).toContain(serverImage(version));
  });

  it('names the providers that its documentation names', () => {
    const named = new Set(docs.match(/(?<="provider": ?")[a-z-]+(?=")/g));
    expect([...named].filter((name) => !providersOf(version).includes(name))).toEqual([]);
    expect(providersOf(version).filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });

  it('shows clients as its documentation uses them', () => {
    const [, java] = samples(version);
    const call = java?.code.includes('NameIdentifier')
      ? 'loadCatalog(NameIdentifier'
      : 'loadCatalog("';
    expect(docs).toContain(call);
  });
});

describe('releases', () => {
  it.each([
    ['0.5.1', 'datastrato/gravitino:0.5.1'],
    ['0.6.0', 'apache/gravitino:0.6.0-incubating'],
    ['0.10.0', 'apache/gravitino:0.10.0'],
  ])('%s has the image %s', (release, image) => {
    expect(serverImage(release)).toBe(image);
    expect(installCommand(release)).toContain(` ${image}`);
  });

  it('are compared by number', () => {
    expect(isReached('0.10.0', '0.9.0')).toBe(true);
    expect(isReached('0.5.0', '0.5.1')).toBe(false);
  });

  it('change the figures of the home page', () => {
    const sources = (release: string) =>
      figures(release).find(({ label }) => label.includes(`connects to in ${release}`))?.value;
    expect([sources('0.5.1'), sources('0.6.0')]).toEqual(['7', '8']);
  });
});
