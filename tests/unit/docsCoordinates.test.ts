import { describe, expect, it } from 'vitest';
import { coordinateProblems, unnamedArtifacts } from '../support/docs/coordinates';
import { readFacts } from '../support/docs/facts';
import { docVersions, readPageFiles } from '../support/docs/pages';

/** To work on the connector itself takes modules that aren't meant for readers' builds. */
const isForReaders = ({ id }: { id: string }): boolean => id !== 'trino-connector/development';

describe.each(docVersions())('the documentation of %s', (version) => {
  const pages = readPageFiles(version);
  const facts = readFacts(version);

  it('gives the coordinates that the release is published under', () => {
    const problems = pages.filter(isForReaders).flatMap((page) => coordinateProblems(page, facts));
    expect(problems).toEqual([]);
  });

  it('names every artifact of clients and connectors where it says how to install', () => {
    expect(facts.published.artifacts.length).toBeGreaterThan(1);
    expect(unnamedArtifacts(pages, facts)).toEqual([]);
  });
});

describe('other coordinates', () => {
  const facts = readFacts('next');

  it.each([
    ['<groupId>com.datastrato.gravitino</groupId>', "the group com.datastrato.gravitino isn't org"],
    ['`com.datastrato.gravitino:client-java`', 'the group of com.datastrato.gravitino:client-java'],
    ['`org.apache.gravitino:spark-runtime-3.4`', 'the release has no artifact spark-runtime-3.4'],
    ['`org.apache.gravitino:client-java:0.6.0`', "isn't 0.6.0-incubating"],
    [
      'pip install gravitino==0.5.1',
      '"pip install gravitino==0.5.1" isn\'t apache-gravitino==0.6.0',
    ],
    ['pip install apache-gravitino', '"pip install apache-gravitino" isn\'t apache-gravitino=='],
  ])('are found: %s', (text, problem) => {
    expect(coordinateProblems({ file: 'page.md', text }, facts)).toEqual([
      expect.stringContaining(problem),
    ]);
  });
});
