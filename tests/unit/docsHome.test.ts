import { describe, expect, it } from 'vitest';
import { links } from '../../src/site/links';
import { releaseInNext } from '../../src/site/releases';
import { nextVersion, readPages } from '../support/docs/pages';
import { releaseOf } from '../support/releases';
import { latest } from '../support/versions';

const homes = [latest, nextVersion].map((version) => {
  const pages = readPages(version);
  const home = pages.find(({ id }) => id === 'index');
  return { version, pages, text: home?.text ?? '' };
});

/** Pages about sources, engines and clients: what a version has of them is what its home offers. */
const isOffered = (id: string): boolean =>
  /^[\w-]+-catalog$|^(trino|spark|flink)-connector\/(index|spark-connector|flink-connector)$|^iceberg-rest-service$|^how-to-use-(gvfs|python-client)$/.test(
    id,
  );

const notLinked = (ids: readonly string[], text: string): string[] =>
  ids.filter((id) => !text.includes(`](./${id}.md)`));

describe.each(homes)('the home of $version', ({ version, pages, text }) => {
  const { image, name } = releaseOf(version);

  it('has a tile for each source, engine and client of the version', () => {
    const offered = pages.map(({ id }) => id).filter(isOffered);
    expect(offered.length).toBeGreaterThanOrEqual(12);
    expect(notLinked(offered, text)).toEqual([]);
  });

  it('starts the server of its own release', () => {
    expect(text).toContain(`8090:8090 ${image}\n`);
    expect(text).toContain(`"version": "${name}"`);
  });

  it('says which version it covers and where later ones are documented', () => {
    const introduction = text.slice(0, text.indexOf('\n## '));
    expect(introduction).toContain(`cover version **${name}**`);
    expect(introduction).toContain(`(${links.apacheDocs})`);
  });

  it('lists links in tiles, not in tables', () => {
    expect(text).not.toMatch(/^\|/m);
    expect(text.match(/<Tiles>/g)).toHaveLength(4);
  });
});

it('what Next describes is a release until a cut makes it the latest version here', () => {
  const next = { number: '0.6.0', name: '0.6.0-incubating' };
  expect(releaseInNext('0.5.1', next)).toBe('0.6.0-incubating');
  expect(releaseInNext('0.6.0', next)).toBeUndefined();
  expect(releaseInNext('0.10.0', next)).toBeUndefined();
});
