import { describe, expect, it } from 'vitest';
import { checkTutorial, readImageFacts } from '../support/docs/checkTutorial';
import { readFacts } from '../support/docs/facts';
import { docPage, docVersions, readPages } from '../support/docs/pages';

const tutorials = docVersions().flatMap((version) => {
  const page = readPages(version).find(({ id }) => id === 'tutorial');
  return page ? [{ version, page, facts: readImageFacts(version) }] : [];
});

describe('the tutorial', () => {
  it('is there for the latest version and for the next one', () => {
    expect(tutorials.map(({ version }) => version)).toEqual(
      expect.arrayContaining(docVersions().slice(-2)),
    );
  });

  it.each(tutorials)('of $version has steps that fit its images', ({ page, facts }) => {
    expect(checkTutorial(page, facts)).toEqual([]);
  });

  it.each(tutorials)('of $version runs images of its own release', ({ version, page, facts }) => {
    expect(facts.tag).toBe(readFacts(version).tag);
    for (const image of Object.keys(facts.images)) expect(page.text).toContain(image);
  });
});

it.each([
  ['--network tutorial -p 8090', '--network demo -p 8090', 'there is no network "demo" yet'],
  ['-p 8090:8090', '-p 8090:8091', 'has no port 8091'],
  ['GRAVITINO_HOST_IP=', 'GRAVITINO_HOST=', 'needs GRAVITINO_HOST_IP'],
  ['HOST_IP=gravitino', 'HOST_IP=localhost', 'no container is named localhost'],
  ['METALAKE_NAME=tutorial', 'METALAKE_NAME=demo', "the metalake demo isn't there yet"],
  ['"thrift://hive:9083"', '"thrift://localhost:9083"', 'no container is named localhost'],
  ['"thrift://hive:9083"', '"thrift://hive:9084"', 'hive has no port 9084'],
  ['--name hive ', '--name hms ', 'calls itself hive'],
  ['docker exec hive hdfs', 'docker exec hive ozone', 'hive has no command ozone'],
  [': {"location"', ': {"place"', 'the files of the schema are at localhost'],
  ['catalogs/hive_demo/schemas/sales', 'catalogs/hive/schemas/sales', "isn't there yet"],
  ['docker rm -f trino gravitino hive', 'docker rm -f trino gravitino', 'hive is left running'],
  ['docker network rm tutorial', 'true', 'the network "tutorial" is left'],
  ['gravitino:0.5.1\n   ```', 'gravitino:0.5.0\n   ```', 'no image of v0.5.1'],
])('a poisoned tutorial fails with %s as %s', (right, wrong, problem) => {
  const tutorial = tutorials.find(({ version }) => version === '0.5.1');
  const text = tutorial?.page.text ?? '';
  expect(text).toContain(right);
  const page = docPage('0.5.1', 'tutorial.md', 'tutorial', text.replace(right, wrong));
  expect(checkTutorial(page, readImageFacts('0.5.1')).join('\n')).toContain(problem);
});
